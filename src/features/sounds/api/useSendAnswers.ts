import { useState } from 'react'
import type { SoundSkill } from '#contract/sounds'
import { ApiError, call } from '#lib/api'
import { useThrowError } from '#lib/actions'
import { useRevalidate } from '#lib/swr'

export interface TrainerAnswer {
  readonly contrast: string
  readonly is_right: boolean
}

/** Sends the answers of a round, all so far each time: what one call loses the next one brings. */
export function useSendAnswers(round: string, skill: SoundSkill) {
  const [isSaved, setSaved] = useState(true)
  const revalidate = useRevalidate()
  const throwError = useThrowError()
  const send = (answers: readonly TrainerAnswer[]) => {
    if (answers.length === 0) return
    call('POST /api/sounds/answers', { body: { round, skill, answers: [...answers] } }).then(
      () => {
        setSaved(true)
        void revalidate('GET /api/sounds')
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) return throwError(error)
        return setSaved(false)
      },
    )
  }
  return { send, isSaved }
}
