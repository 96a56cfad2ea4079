/** When something is due, as people say it. */
export type When = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** The time from `now` to an instant in its largest fitting unit, at least one minute. */
export function timeUntil(instant: string, now: Date): When {
  const minutes = Math.max(1, Math.ceil((new Date(instant).getTime() - now.getTime()) / 60_000))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}
