/** Words that were forgotten again and again, with other ways in. */
import type { Output } from '#contract/core'
import type { Language } from '#contract/locales'
import type { listLeeches } from '#contract/sentences'
import { isLeech } from '#rules/mixed-questions'
import { wordsAsked } from '#rules/run'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { findPractice } from '../practice/index.ts'
import { readAsked, readLapses, readMemoryAids, readSentencesOf } from './sentences.store.ts'

/** The leeches of a practice in its order. Throws run_not_found. */
export async function readLeeches(
  { db }: Deps,
  { userId }: Session,
  practiceId: string,
  language: Language,
): Promise<Output<typeof listLeeches>> {
  const practice = await findPractice(db, userId, practiceId)
  if (!practice) throw new HttpError('run_not_found')
  const askedIds = [...new Set(practice.questions.flatMap(wordsAsked))]
  const lapses = await readLapses(db, userId, askedIds)
  const isOne = new Set(lapses.filter(isLeech).map(({ wordId }) => wordId))
  const ids = askedIds.filter((id) => isOne.has(id))
  const [aids, sentences, asked] = await Promise.all([
    readMemoryAids(db, ids),
    readSentencesOf(db, userId, ids),
    readAsked(db, userId, ids),
  ])
  return {
    leeches: ids.map((id) => {
      const own = sentences.filter(({ wordId }) => wordId === id).map(({ text }) => text)
      return {
        word_id: id,
        memory_aids: aids.filter(({ wordId }) => wordId === id).map((note) => note[language]),
        sentences: own,
        ask: own.length === 0 && !asked.has(id),
      }
    }),
  }
}
