import { useEffect, useEffectEvent, useState } from 'react'
import { useThrowError } from '#lib/actions'
import { ApiError, call } from '#lib/api'

/** Milliseconds of rest after which the place is saved. */
const REST = 800

/**
 * Keeps where the learner reads: when they rest there, and when the page goes. Answers what to call with each place. What is lost without a
 * connection the next place brings.
 */
export function useSavePosition(id: string, initial: number): (position: number) => void {
  const [place, setPlace] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const throwError = useThrowError()
  const save = useEffectEvent((keepalive: boolean) => {
    if (place === saved) return
    call('PUT /api/reader/texts/{id}/position', { params: { id }, body: { position: place } }, { keepalive }).then(
      () => setSaved(place),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throwError(error)
      },
    )
  })
  useEffect(() => {
    const timer = setTimeout(() => save(false), REST)
    return () => clearTimeout(timer)
  }, [place])
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') save(true)
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      save(true)
    }
  }, [id])
  return setPlace
}
