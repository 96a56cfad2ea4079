/** Rounds of the trainer of minimal pairs. */
import type { Output } from '#contract/core'
import type { getSoundRound, RoundItem, SoundSkill } from '#contract/sounds'
import { minimalPairContrasts } from '#content/minimal-pairs'
import { dayIn } from '#rules/days'
import { chooseRound, type ContrastRecord } from '#rules/sound-round'
import { mondayOf } from '#rules/streak'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { fieldError } from '../../http/errors.ts'
import { openLexicon, type LexiconSource } from '../words/index.ts'
import { addContrasts, claimAnswers, readContrasts, type ContrastAnswer } from './contrast-sums.store.ts'
import { readPhonemes } from './phoneme-sums.store.ts'
import { accentOf, contrastName, findHeadword, isContrast, listPairs } from './sound-pairs.ts'

export async function readRound(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  { skill, contrast }: { skill: SoundSkill; contrast?: string | undefined },
): Promise<Output<typeof getSoundRound>> {
  const lexicon = await openLexicon(deps, source)
  const candidates = listPairs(lexicon, accentOf(session.user), { skill, scorer: deps.scorer, contrast })
  const records = await readRecords(deps, session, skill)
  // Not repeatable: another round is to bring other pairs.
  const items = chooseRound(candidates, records, Math.random).flatMap(({ words, ...item }): RoundItem[] => {
    const [first, second] = words.map((word) => findHeadword(lexicon, word))
    return first && second ? [{ ...item, words: [first, second] }] : []
  })
  return { items }
}

async function readRecords(
  { db, now }: Deps,
  { userId, timeZone }: Session,
  skill: SoundSkill,
): Promise<ContrastRecord[]> {
  const [contrasts, sums] = await Promise.all([
    readContrasts(db, userId),
    readPhonemes(db, userId, dayIn(timeZone, now())),
  ])
  const total = (rows: typeof sums) => rows.reduce((count, row) => count + row.count, 0)
  return minimalPairContrasts.map(({ sounds }) => {
    const contrast = contrastName(sounds)
    const result = contrasts.find((each) => each.contrast === contrast && each.skill === skill)
    const said = sums.filter(({ phoneme }) => sounds.includes(phoneme))
    const replaced = said.filter(({ heard }) => sounds.includes(heard))
    return {
      contrast,
      right: result?.right ?? 0,
      wrong: result?.wrong ?? 0,
      replaced: total(replaced),
      said: total(said),
    }
  })
}

/** Throws field_invalid for a contrast that is none. Answers that an earlier call of the same round has sent are passed over. */
export async function recordAnswers(
  { db, now }: Deps,
  { userId, timeZone }: Session,
  { round, skill, answers }: { round: string; skill: SoundSkill; answers: readonly ContrastAnswer[] },
): Promise<void> {
  if (!answers.every(({ contrast }) => isContrast(contrast))) throw fieldError('answers', 'field_invalid')
  const at = now()
  await db.transaction(async (tx) => {
    const known = await claimAnswers(tx, userId, round, { count: answers.length, at })
    await addContrasts(tx, userId, { week: mondayOf(dayIn(timeZone, at)), skill }, answers.slice(known))
  })
}
