/** Weekly leagues: what answers are worth there, and who rises and falls at the end of a week. */
import { leagueTiers, type LeagueTier } from '#contract/league-tiers'
import { addDays, dayIn, DEFAULT_TIME_ZONE, type Day } from './days.ts'
import { isDueReview, weekOf } from './points.ts'

/** The most learners of a group. */
export const LEAGUE_GROUP = 30

/** For a due word that was right at the first time, and was not answered before on that day. */
export const RECALL_SCORE = 10
/** For any other right answer that earns points. */
export const PRACTICE_SCORE = 1
/** The most of one day: forty words that were remembered. An evening of grinding does not win a week. */
export const MAX_DAILY_SCORE = 400

/** Days of the learner's pace: answers a day before the week. */
export const PACE_DAYS = 14

const DAYS = 7

/**
 * What an answer is worth, by the points that the log has for it, which the server gave for a question that it issued.
 *
 * @param earlierToday sessions in which the word was answered before on that day: what was learned a moment ago is not remembered yet
 */
export function leagueScore({ points, earlierToday }: { points: number; earlierToday: number }): number {
  if (points <= 0) return 0
  return isDueReview(points) && earlierToday === 0 ? RECALL_SCORE : PRACTICE_SCORE
}

/** When a week's groups close; an answer counts for the day and the week of its own time. */
export const nextWeek = (week: Day): Day => addDays(week, DAYS)

/** The place of an instant among the seven days of a league week, 0 to 6; null when it lies in another week. */
export function leagueDay(week: Day, at: Date): number | null {
  if (weekOf(at) !== week) return null
  return Math.round((Date.parse(dayIn(DEFAULT_TIME_ZONE, at)) - Date.parse(week)) / 86_400_000)
}

/** Sums by day of what a batch of answers is worth in a week, each within the day's most; null when that is nothing. */
export function leagueDays(
  week: Day,
  worth: readonly { readonly at: Date; readonly score: number }[],
): number[] | null {
  const days = Array.from({ length: DAYS }, () => 0)
  for (const { at, score } of worth) {
    const day = score > 0 ? leagueDay(week, at) : null
    if (day !== null) days[day] = Math.min(MAX_DAILY_SCORE, (days[day] ?? 0) + score)
  }
  return days.some((score) => score > 0) ? days : null
}

/**
 * How many ranks of a group rise and how many fall: a quarter and a sixth, rounded down. Of two learners or more one rises; in a group of fewer
 * than six nobody falls.
 */
export function leagueZones(members: number): { rising: number; falling: number } {
  return {
    rising: members < 2 ? 0 : Math.max(1, Math.floor(members / 4)),
    falling: Math.floor(members / 6),
  }
}

/** The zones of one tier: nobody rises above the highest, nobody falls below the first. */
export function tierZones(tier: LeagueTier, members: number): { rising: number; falling: number } {
  const { rising, falling } = leagueZones(members)
  return { rising: tier === leagueTiers.at(-1) ? 0 : rising, falling: tier === leagueTiers[0] ? 0 : falling }
}

export type LeagueOutcome = 'up' | 'stay' | 'down' | 'none'

interface Standing {
  readonly score: number
}

/**
 * Ranks a group, the best first, and says what the week brings. Equal scores share the better rank, so who is level with the last one who rises
 * rises too, and who is level with the last one who stays, stays. Who has not scored neither rises nor falls: they are in no group of the next week.
 */
export function leagueStandings<T extends Standing>(
  members: readonly T[],
  tier: LeagueTier,
): (T & { readonly rank: number; readonly outcome: LeagueOutcome })[] {
  const { rising, falling } = tierZones(tier, members.length)
  const sorted = members.toSorted((one, other) => other.score - one.score)
  return sorted.map((member) => {
    const rank = sorted.findIndex(({ score }) => score === member.score) + 1
    return { ...member, rank, outcome: outcomeOf(member.score, rank) }
  })

  function outcomeOf(score: number, rank: number): LeagueOutcome {
    if (score === 0) return 'none'
    if (rank <= rising) return 'up'
    return rank > members.length - falling ? 'down' : 'stay'
  }
}
