/** Friendly duels: the words of a level that one has played, played by the other when they like; then both see both. */
import { randomUUID } from 'node:crypto'
import type { ChallengeType, Difficulty, RunResult } from '#contract/challenges'
import type { Bilingual } from '#contract/patterns'
import type { Duel, DuelResult } from '#contract/together'
import { DUEL_DAYS } from '#contract/together-limits'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { lockContact } from '../contacts/index.ts'
import { notify } from '../notifications/index.ts'
import { tellLive } from '../../live.ts'
import { findDuel, insertDuel, isMuted } from './duels.store.ts'

export interface DuelPlace {
  readonly category: string
  readonly sub: string | null
  readonly difficulty: Difficulty
  readonly level: number
  readonly type: ChallengeType
}

interface NewDuel extends DuelPlace {
  readonly userId: string
  readonly otherId: string
  readonly conversationId: string
  /** The finished run of who asks. */
  readonly runId: string
  readonly title: Bilingual
  /** Ids of its words. */
  readonly words: readonly number[]
}

/** Asks for a duel: its id. */
export async function createDuel(tx: Tx, { title, ...given }: NewDuel, at: Date): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(at.getTime() + DUEL_DAYS * 86_400_000)
  await insertDuel(tx, { ...given, id, titleZh: title.zh, titleEn: title.en, createdAt: at, expiresAt })
  await tellLive(tx, given.otherId, 'together')
  return id
}

const asResult = (result: RunResult | null): DuelResult | null =>
  result && { right: result.right_at_first_try, total: result.total, ms: result.ms }

/** Throws duel_not_found for those of others. */
export async function readDuel({ db, now }: Deps, { userId }: Session, id: string): Promise<Duel> {
  const found = await findDuel(db, userId, id)
  if (!found) throw new HttpError('duel_not_found')
  const { duel } = found
  const isOwn = duel.userId === userId
  const isOver = duel.expiresAt <= now()
  const [mine, theirs] = isOwn ? [found.first, found.second] : [found.second, found.first]
  return {
    id,
    own: isOwn,
    conversation: duel.conversationId,
    title: { zh: duel.titleZh, en: duel.titleEn },
    category: duel.category,
    sub: duel.sub,
    difficulty: duel.difficulty as Difficulty,
    level: duel.level,
    type: duel.type as ChallengeType,
    state: found.second ? 'finished' : isOver ? 'over' : 'open',
    mine: asResult(mine),
    // Who has yet to play plays for themselves, not against a figure.
    theirs: mine || isOver ? asResult(theirs) : null,
    expires_at: duel.expiresAt.toISOString(),
  }
}

/**
 * What the one who was asked is to play. Throws duel_not_found for anyone else, duel_closed when its time is over or the two are no contacts any
 * more.
 */
export async function duelToPlay(
  tx: Tx,
  userId: string,
  id: string,
  at: Date,
): Promise<DuelPlace & { words: readonly number[]; expiresAt: Date }> {
  const duel = (await findDuel(tx, userId, id))?.duel
  if (duel?.otherId !== userId) throw new HttpError('duel_not_found')
  if (duel.expiresAt <= at || !(await lockContact(tx, userId, duel.userId))) throw new HttpError('duel_closed')
  const { category, sub, level, words, expiresAt } = duel
  return {
    category,
    sub,
    level,
    words,
    expiresAt,
    difficulty: duel.difficulty as Difficulty,
    type: duel.type as ChallengeType,
  }
}

/** Tells both that the one who was asked has played; nobody who is no contact any more, and quietly where the conversation is muted. */
export async function tellDuelPlayed(tx: Tx, userId: string, id: string, at: Date): Promise<void> {
  const duel = (await findDuel(tx, userId, id))?.duel
  if (!duel) return
  await tellLive(tx, userId, 'together')
  if (!(await lockContact(tx, userId, duel.userId))) return
  await tellLive(tx, duel.userId, 'together')
  if (await isMuted(tx, duel.userId, duel.conversationId)) return
  await notify(tx, duel.userId, { kind: 'duel_finished', subjectId: duel.conversationId, actorId: userId }, at)
}
