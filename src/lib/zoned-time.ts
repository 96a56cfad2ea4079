/** Moments of the server as the learner's clock shows them. Apart from format.ts, which every page loads. */
import { locales } from '#contract/locales'
import { useLanguage } from './language.ts'
import { useUser } from './session.tsx'

/** The time zone if this browser knows it; else undefined, which formats in the browser's own. */
function knownTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const styles = {
  /** The time of day. */
  time: { timeStyle: 'short' },
  /** Day and time. */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const

/** Formats UTC moments in the learner's language and time zone. */
export function useZonedTime(style: keyof typeof styles): (instant: string) => string {
  const language = useLanguage()
  const { user } = useUser()
  const timeZone = knownTimeZone(user?.time_zone)
  return (instant) =>
    new Intl.DateTimeFormat(locales[language].tag, { ...styles[style], timeZone }).format(new Date(instant))
}
