/** The words of a package: from notes, then those that were learned and stand in none. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { brand } from '#contract/brand'
import type { Language } from '#contract/locales'
import type { Day } from '#rules/days'
import { ownKey } from '#rules/own-words'
import type { Reader } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { readReviewLog } from '../answers/index.ts'
import { streamEntries, type PlacedEntry } from '../notes/index.ts'
import { findOwnWords } from '../words/index.ts'
import { listCardWords, readCards, readFirstExamples, readKnown, readWordTexts } from './anki.store.ts'
import { cardRow, reviewRows } from './card-rows.ts'
import type { PackageNote } from './write-collection.ts'

/** Words whose memory and log are read at once. */
const BATCH = 200
/** Below every id of a word. */
const FIRST = -2_147_483_648

const learnedDeck: Readonly<Record<Language, string>> = { zh: '学过的词', en: 'Learned words' }

export interface PackageSource {
  readonly db: Reader
  readonly session: Session
  readonly language: Language
  /** Of the one note; null for everything that was learned or saved. */
  readonly noteId: string | null
  /** Day 0 of the collection. */
  readonly begin: Day
}

interface Entry {
  readonly deck: string
  readonly word: string
  readonly wordId: number | null
  readonly meaning: string | null
  readonly remark: string | null
}

/** Each word once, in the deck where it stands first: it has one memory, here and in Anki. */
export async function* packageNotes(source: PackageSource): AsyncGenerator<PackageNote, void, undefined> {
  const { db, session, noteId } = source
  const seen = new Set<number | string>()
  const isNew = (name: number | string) => !seen.has(name) && seen.add(name)
  for await (const entries of streamEntries(db, session.userId, noteId)) {
    const own = await findOwnWords(
      db,
      session.userId,
      entries.flatMap(({ word, wordId }) => (wordId === null ? word : [])),
    )
    const found = entries
      .map((entry) => ({ ...entry, deck: deckOf(entry, source), wordId: entry.wordId ?? own.get(entry.word) ?? null }))
      .filter(({ wordId, word }) => isNew(wordId ?? ownKey(word)))
    for (let at = 0; at < found.length; at += BATCH) yield* toNotes(found.slice(at, at + BATCH), source)
  }
  if (noteId !== null) return
  const deck = `${brand.en}::${learnedDeck[source.language]}`
  for (let after = FIRST, ids; (ids = await listCardWords(db, session.userId, after, BATCH)).length > 0;) {
    after = ids.at(-1) ?? after
    const others = ids.filter(isNew)
    yield* toNotes(
      others.map((wordId) => ({ deck, word: '', wordId, meaning: null, remark: null })),
      source,
    )
  }
}

/** 'Note::Section::Page', which the import takes for section and page again. */
function deckOf({ note, section, page }: PlacedEntry, { language, noteId }: PackageSource): string {
  const parts = [note, section, page].map((title) => deckPart(title[language]))
  return (noteId === null ? [brand.en, ...parts] : parts).join('::')
}

/** Two colons part decks from the decks below them, and three would be read otherwise than they were written. */
const deckPart = (title: string) =>
  title.replace(/:{2,}/g, ':').replace(/\s+/g, ' ').trim().replace(/^:|:$/g, '：') || '-'

async function* toNotes(
  entries: readonly Entry[],
  source: PackageSource,
): AsyncGenerator<PackageNote, void, undefined> {
  const { db, begin } = source
  const { userId, timeZone, user } = source.session
  const ids = entries.flatMap(({ wordId }) => wordId ?? [])
  const texts = await readWordTexts(db, userId, ids)
  const examples = await readFirstExamples(db, ids)
  const cards = await readCards(db, userId, ids)
  const known = await readKnown(db, userId, ids)
  const log = await readReviewLog(db, userId, ids)
  const { retention, memoryWeights: weights } = user
  for (const { deck, word: written, wordId, meaning, remark } of entries) {
    // The log of a long learner is replayed word by word: others get their turn between.
    await yieldToEventLoop()
    const text = wordId === null ? undefined : texts.get(wordId)
    const word = written || text?.headword
    if (!word) continue
    const example = wordId === null ? undefined : examples.get(wordId)
    const ipa = (user.voiceAccent === 'uk' ? text?.ipaUk : text?.ipaUs) ?? text?.ipaUs ?? text?.ipaUk
    const isOwn = wordId === null || wordId < 0
    const isKnown = wordId !== null && known.has(wordId)
    const card = wordId === null ? null : (cards.get(wordId) ?? null)
    yield {
      key: `${userId} ${wordId ?? ownKey(word)}`,
      deck,
      tags: ['wordgrove', ...(text?.tags ?? []), ...(isKnown ? ['wordgrove::known'] : [])],
      fields: {
        Word: word,
        Phonetic: ipa ? `/${ipa}/` : '',
        'My meaning': meaning ?? (isOwn ? (text?.zh ?? '') : ''),
        Chinese: isOwn ? '' : (text?.zh ?? ''),
        English: isOwn ? '' : (text?.en ?? ''),
        Example: example ? [example.en, example.zh].filter(Boolean).join('\n') : '',
        Remark: remark ?? '',
      },
      card: (position) => cardRow(card, { begin, timeZone, position, isKnown }),
      reviews: wordId === null ? [] : reviewRows(log.get(wordId) ?? [], { word: wordId, retention, weights }),
    }
  }
}
