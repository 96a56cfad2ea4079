/** The time zone if this browser knows it; else undefined, which formats in the browser's own. */
export function knownTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
