/** Since when recordings are listed. */
export const periods = ['all', 'today', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const days: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 0, week: 6, month: 29 }

/** The moment at which a period begins, as an ISO instant: midnight of its first day where the browser is. */
export function beginOf(period: Period, now: Date): string | undefined {
  if (period === 'all') return undefined
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days[period]).toISOString()
}
