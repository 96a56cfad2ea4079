/** Texts of ours: how much of each a learner knows, and one put among the learner's own. */
import { createHash } from 'node:crypto'
import { gradedTexts } from '#content/graded-texts'
import type { Output } from '#contract/core'
import type { keepGradedText, listGradedTexts } from '#contract/graded-texts'
import { coverageOf, type TextWords } from '#rules/coverage'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import type { Entry, Lexicon } from '../words/index.ts'
import { add, takeBack } from './reader-texts.ts'
import { readKnownWords, stateOf, wordsOf } from './reader-words.ts'
import { selectKept } from './reader.store.ts'

/** A UUID of version 8 that is made of the text's name: each learner keeps a text of ours under the same id, so nobody keeps it twice. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(`graded text ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const texts = gradedTexts.map((text) => ({ ...text, id: idOf(text.key) }))
const byId = new Map(texts.map((text) => [text.id, text]))

/** Words of the texts, by the dictionary that was asked: an edited one is another. */
const wordsBy = new WeakMap<Lexicon, ReadonlyMap<string, TextWords<Entry>>>()

function wordsOfAll(lexicon: Lexicon): ReadonlyMap<string, TextWords<Entry>> {
  const known = wordsBy.get(lexicon)
  if (known) return known
  const all = new Map(texts.map(({ id, text }) => [id, wordsOf(lexicon, text)]))
  wordsBy.set(lexicon, all)
  return all
}

export async function listGraded(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lexicon: Lexicon,
  session: Session,
): Promise<Output<typeof listGradedTexts>> {
  const [known, kept] = await Promise.all([
    readKnownWords(db, session, now()),
    selectKept(db, session.userId, [...byId.keys()]),
  ])
  const all = wordsOfAll(lexicon)
  return {
    texts: texts.map(({ id, level, title, lead }) => {
      const { words = [], running = 0 } = all.get(id) ?? {}
      const counted = words.map(({ entry, count }) => ({ count, state: stateOf(entry, known) }))
      return { id, level, title, lead, words: running, share: coverageOf(counted, running).share, kept: kept.has(id) }
    }),
  }
}

/** Throws not_found for an id that is none of ours, and reader_full. */
export async function keepGraded(
  deps: Pick<Deps, 'db' | 'now'>,
  lexicon: Lexicon,
  session: Session,
  id: string,
): Promise<Output<typeof keepGradedText>> {
  const graded = byId.get(id)
  if (!graded) throw new HttpError('not_found')
  // A deletion of it holds nothing back, however long ago it was: the text is ours.
  await takeBack(deps.db, session, id, new Date(0))
  return add(deps, lexicon, session, { id, title: graded.title.en, text: graded.text })
}
