import { useState } from 'react'
import { ignoreApiError } from '#lib/api'
import { useUser } from '#lib/session'

export interface Listening {
  /** Questions to listen to may be asked as such; else the word is read and typed. */
  canListen: boolean
  /** 'I can't listen now' holds. */
  isQuiet: boolean
  /** 'I can't listen now': no questions to listen to for an hour; or again at once. */
  setQuiet: (quiet: boolean) => void
}

/** Whether the learner can listen now, by the settings. */
export function useListening(): Listening {
  const { user, update } = useUser()
  // An hour of quiet that ends during a practice is heard of at the next one.
  const [now] = useState(Date.now)
  const quietUntil = user?.quiet_until ?? null
  const isQuiet = quietUntil !== null && new Date(quietUntil).getTime() > now
  // A setting that could not be saved is asked for again at the next question.
  const setQuiet = (quiet: boolean) => void update({ quiet }).catch(ignoreApiError)
  return { canListen: !isQuiet && user?.no_listening !== true, isQuiet, setQuiet }
}
