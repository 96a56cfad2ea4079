/** Moments of the server as the learner's clock shows them. Apart from format.ts, which every page loads. */
import { locales } from '#contract/locales'
import { useLanguage } from './language.ts'
import { useUser } from './session.tsx'

/** Whether this browser knows a time zone, once it was asked: asking makes a formatter, which is dear. */
const known = new Map<string, boolean>()

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The time zone if this browser knows it; else undefined, which formats in the browser's own. */
function knownTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined
  if (!known.has(timeZone)) known.set(timeZone, isKnown(timeZone))
  return known.get(timeZone) ? timeZone : undefined
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
  return (instant) =>
    new Intl.DateTimeFormat(locales[language].tag, {
      ...styles[style],
      timeZone: knownTimeZone(user?.time_zone),
    }).format(new Date(instant))
}
