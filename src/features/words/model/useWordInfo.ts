import { useEffect, useEffectEvent, useState } from 'react'
import type { Section, SectionKind } from '#contract/words'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { StreamBrokenError } from '#lib/sse'
import { streamWordInfo } from '../api/word-info.ts'
import type { InfoEvent } from '../api/word-info.ts'

interface Streamed {
  /** Blocks as they arrived. */
  readonly sections: readonly Section[]
  /** Blocks that could not be had. */
  readonly failed: readonly SectionKind[]
  readonly state: 'streaming' | 'done' | 'broken'
  /** Why nothing was streamed: the day's words are used up, for example. */
  readonly refusal: ApiError | undefined
}

export interface WordInfo extends Streamed {
  retry: () => void
}

const nothing: Streamed = { sections: [], failed: [], state: 'streaming', refusal: undefined }

function after(info: Streamed, event: InfoEvent): Streamed {
  switch (event.name) {
    case 'section':
      return info.sections.some(({ kind }) => kind === event.data.kind)
        ? info
        : { ...info, sections: [...info.sections, event.data] }
    case 'error':
      return { ...info, failed: [...info.failed, ...event.data.kinds] }
    case 'done':
      return { ...info, state: 'done' }
  }
}

/** Streams what is known about a word, beyond the plain look-up. It waits until it is known who asks. */
export function useWordInfo(word: string): WordInfo {
  const language = useLanguage()
  const { user } = useUser()
  const [attempt, setAttempt] = useState(0)
  const key = `${user?.id} ${language} ${attempt} ${word}`
  const [known, setKnown] = useState<{ key: string; info: Streamed }>()
  const ready = user !== undefined
  const throwError = useThrowError()
  const fail = useEffectEvent((error: unknown) => throwError(error))

  useEffect(() => {
    if (!ready) return undefined
    const leaving = new AbortController()
    const change = (make: (info: Streamed) => Streamed) => {
      if (leaving.signal.aborted) return
      setKnown((before) => ({ key, info: make(before?.key === key ? before.info : nothing) }))
    }
    streamWordInfo(word, (event) => change((info) => after(info, event)), leaving.signal).then(
      // A stream that ends without saying so was cut.
      () => change((info) => (info.state === 'done' ? info : { ...info, state: 'broken' })),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        if (!(error instanceof ApiError) && !(error instanceof StreamBrokenError)) return fail(error)
        const refusal = error instanceof ApiError && !error.isPassing ? error : undefined
        change((info) => ({ ...info, state: 'broken', refusal }))
      },
    )
    return () => leaving.abort()
  }, [key, ready, word])

  const retry = () => setAttempt(attempt + 1)
  return { ...(known?.key === key ? known.info : nothing), retry }
}
