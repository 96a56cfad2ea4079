import { useState } from 'react'
import { ignoreApiError } from '#lib/api'
import { useUser } from '#lib/session'

export interface Listening {
  /** Questions to listen to may be asked as such; else the word is read and typed. */
  canListen: boolean
  /** 'I can't listen now': none for an hour. */
  stopListening: () => void
}

/** Whether the learner can listen now, by the settings. */
export function useListening(): Listening {
  const { user, update } = useUser()
  // An hour of quiet that ends during a practice is heard of at the next one.
  const [now] = useState(Date.now)
  const quietUntil = user?.quiet_until ?? null
  const quiet = quietUntil !== null && new Date(quietUntil).getTime() > now
  // A setting that could not be saved is asked for again at the next question.
  const stopListening = () => void update({ quiet: true }).catch(ignoreApiError)
  return { canListen: !quiet && user?.no_listening !== true, stopListening }
}
