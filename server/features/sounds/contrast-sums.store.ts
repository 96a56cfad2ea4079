/** Sums of the trainer's answers, by learner and week. */
import { and, eq, lt, sql, sum } from 'drizzle-orm'
import type { ContrastResult, SoundSkill } from '#contract/sounds'
import { addDays, type Day } from '#rules/days'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { contrastSums, soundRounds } from '../../db/schema/sounds.ts'

/** A tab that was left open sends its round no later. */
const KEPT_MS = 14 * 86_400_000

export interface ContrastAnswer {
  readonly contrast: string
  readonly is_right: boolean
}

/** Notes that a round has so many answers; resolves to how many of them were known before. Concurrent calls wait for each other. */
export async function claimAnswers(
  tx: Tx,
  userId: string,
  round: string,
  { count, at }: { readonly count: number; readonly at: Date },
): Promise<number> {
  await tx.insert(soundRounds).values({ userId, id: round, answers: 0, createdAt: at }).onConflictDoNothing()
  const ofRound = and(eq(soundRounds.userId, userId), eq(soundRounds.id, round))
  const [row] = await tx.select({ answers: soundRounds.answers }).from(soundRounds).where(ofRound).for('update')
  const known = row?.answers ?? 0
  if (count > known) await tx.update(soundRounds).set({ answers: count }).where(ofRound)
  return known
}

export async function addContrasts(
  tx: Tx,
  userId: string,
  { week, skill }: { readonly week: Day; readonly skill: SoundSkill },
  answers: readonly ContrastAnswer[],
): Promise<void> {
  const rows = [...Map.groupBy(answers, ({ contrast }) => contrast)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([contrast, all]) => {
      const right = all.filter((answer) => answer.is_right).length
      return { userId, week, skill, contrast, right, wrong: all.length - right }
    })
  if (rows.length === 0) return
  await tx
    .insert(contrastSums)
    .values(rows)
    .onConflictDoUpdate({
      target: [contrastSums.userId, contrastSums.week, contrastSums.contrast, contrastSums.skill],
      set: {
        right: sql`${contrastSums.right} + excluded."right"`,
        wrong: sql`${contrastSums.wrong} + excluded.wrong`,
      },
    })
}

const right = sum(contrastSums.right).mapWith(Number)
const wrong = sum(contrastSums.wrong).mapWith(Number)

/** Of all weeks. */
export const readContrasts = (db: Reader, userId: string): Promise<ContrastResult[]> =>
  db
    .select({ contrast: contrastSums.contrast, skill: contrastSums.skill, right, wrong })
    .from(contrastSums)
    .where(eq(contrastSums.userId, userId))
    .groupBy(contrastSums.contrast, contrastSums.skill)

/** By week and skill, from the week of `from` on. */
export const readContrastWeeks = (db: Reader, userId: string, from: Day) =>
  db
    .select({ week: contrastSums.week, skill: contrastSums.skill, right, wrong })
    .from(contrastSums)
    .where(and(eq(contrastSums.userId, userId), sql`${contrastSums.week} > ${addDays(from, -1)}::date`))
    .groupBy(contrastSums.week, contrastSums.skill)

export async function removeOldSoundRounds(db: Db, now: Date): Promise<void> {
  await db.delete(soundRounds).where(lt(soundRounds.createdAt, new Date(now.getTime() - KEPT_MS)))
}
