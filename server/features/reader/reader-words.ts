/** Which words run in a text, and which of them the learner knows. */
import type { Output } from '#contract/core'
import type { getReaderWords, readMeanings as readMeaningsEndpoint } from '#contract/reader'
import { coverageOf, findHelpers, readTextWords, type TextWords, type WordState } from '#rules/coverage'
import { dayIn, startOfDay } from '#rules/days'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { lemmaOf, type Entry, type Lexicon } from '../words/index.ts'
import * as store from './reader.store.ts'

/** Little words of grammar up to this rank are taken as known: nobody who reads has to learn 'the', and nobody puts it into a note. */
const GRAMMAR_RANK = 1_000

const isLittleWord = ({ topic, rank }: Entry) => topic === 'grammar' && rank <= GRAMMAR_RANK

/** The words of a text, by the dictionary. */
export const wordsOf = (lexicon: Pick<Lexicon, 'resolve'>, text: string): TextWords<Entry> =>
  readTextWords(text, (form) => {
    const resolved = lexicon.resolve(form)
    return resolved && lemmaOf(resolved, true)
  })

export const readKnownWords = (db: Reader, { userId, timeZone }: Session, at: Date): Promise<store.KnownWords> =>
  store.readKnownWords(db, userId, startOfDay(timeZone, dayIn(timeZone, at)))

export function stateOf(entry: Entry, { known, growing }: store.KnownWords): WordState {
  if (known.has(entry.id)) return 'known'
  if (growing.has(entry.id)) return 'growing'
  return isLittleWord(entry) ? 'known' : 'new'
}

/** Throws not_found. */
export async function readCoverage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lexicon: Lexicon,
  session: Session,
  id: string,
): Promise<Output<typeof getReaderWords>> {
  const [row, known] = await Promise.all([store.findText(db, session.userId, id), readKnownWords(db, session, now())])
  if (!row) throw new HttpError('not_found')
  const { words, forms, running } = wordsOf(lexicon, row.text)
  const counted = words.map(({ entry, count }, index) => ({
    index,
    id: entry.id,
    headword: entry.headword,
    rank: entry.rank,
    state: stateOf(entry, known),
    count,
  }))
  const helpers = findHelpers(counted, running)
  return {
    words: counted.map(({ id: wordId, headword, state, count }) => ({ id: wordId, headword, state, count })),
    forms: Object.fromEntries(forms),
    coverage: coverageOf(counted, running),
    helpers: { words: helpers.words.map(({ index }) => index), share: helpers.share },
  }
}

export const readMeanings = (lexicon: Lexicon, ids: string): Output<typeof readMeaningsEndpoint> => ({
  words: ids.split(',').flatMap((id) => lexicon.find(Number(id))?.summary ?? []),
})
