import { formatTime } from './format.ts'
import { knownTimeZone } from './known-time-zone.ts'
import { useLanguage } from './language.ts'
import { useUser } from './session.tsx'

/** Formats the server's time of an answer as the learner's clock shows it: their language, their time zone. */
export function useSavedTime(): (savedAt: string) => string {
  const language = useLanguage()
  const { user } = useUser()
  return (savedAt) => formatTime(savedAt, language, user && knownTimeZone(user.time_zone))
}
