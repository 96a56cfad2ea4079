/** Hours as they were counted become the figures of the start page. */
import {
  figureKinds,
  providerNames,
  type AdminFigure,
  type FigureKind,
  type ProviderHealth,
} from '#contract/admin-overview'
import { addDays } from '#rules/days'
import { countOfDay, countUntil, lengthAt, type HourlyCounts, type ServiceTime } from '#rules/metrics'
import type { HourCount, Metric } from '../../db/metric-counts.store.ts'
import type { ProviderSetups } from './provider-setups.ts'

/** Seven days ago to today. */
export const SHOWN_DAYS = 8

const LAST_HOUR = 23

/** Lengths of queues at this moment. */
export type QueueLengths = Readonly<Record<Extract<FigureKind, `queue.${string}`>, number>>

/** `lengths` are counted up to `most`: beyond it the latest sample says more. */
export function presentFigures(
  counts: readonly HourCount[],
  time: ServiceTime,
  { lengths, most }: { lengths: QueueLengths; most: number },
): AdminFigure[] {
  const byDay = Map.groupBy(counts, ({ metric, day }) => `${metric} ${day}`)
  const hoursOf = (kind: FigureKind, day: string): HourlyCounts =>
    new Map(byDay.get(`${kind} ${day}`)?.map(({ hour, count }) => [hour, count]))
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(time.day, index - SHOWN_DAYS + 1))
  const weekAgo = addDays(time.day, -7)
  return figureKinds.map((kind) => {
    if (!isQueue(kind))
      return {
        kind,
        now: countOfDay(hoursOf(kind, time.day)),
        week_ago: countUntil(hoursOf(kind, weekAgo), time),
        days: days.map((day) => ({ day, count: countOfDay(hoursOf(kind, day)) })),
      }
    const sampled = lengthAt(hoursOf(kind, time.day), time.hour) ?? 0
    const now = lengths[kind] < most ? lengths[kind] : Math.max(lengths[kind], sampled)
    return {
      kind,
      now,
      week_ago: lengthAt(hoursOf(kind, weekAgo), time.hour),
      days: days.map((day) => ({
        day,
        count: day === time.day ? now : (lengthAt(hoursOf(kind, day), LAST_HOUR) ?? 0),
      })),
    }
  })
}

const isQueue = (kind: FigureKind): kind is keyof QueueLengths => kind.startsWith('queue.')

export function presentProviders(
  counts: readonly HourCount[],
  { day: today }: ServiceTime,
  setups: ProviderSetups,
): ProviderHealth[] {
  const byMetric = Map.groupBy(counts, ({ metric }) => metric)
  const todayOf = (metric: Metric) =>
    (byMetric.get(metric) ?? []).filter(({ day }) => day === today).reduce((total, { count }) => total + count, 0)
  const lastOf = (metric: Metric) => {
    const times = (byMetric.get(metric) ?? []).map(({ lastAt }) => lastAt.getTime())
    return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
  }
  return providerNames.map((name) => ({
    name,
    setup: setups[name],
    succeeded: todayOf(`${name}.succeeded`),
    failed: todayOf(`${name}.failed`),
    last_success_at: lastOf(`${name}.succeeded`),
    last_failure_at: lastOf(`${name}.failed`),
  }))
}
