/** Sentences that a learner writes with a word: checked, kept, and shown with the word again. */
import type { RunWord } from '#contract/challenges'
import type { HandlerInput, Output } from '#contract/core'
import type { Language } from '#contract/locales'
import { FEWEST_SENTENCE_WORDS, SENTENCES_A_WORD } from '#contract/sentence-limits'
import type { checkOwnSentence, listNoteSentences, listSentences, OwnSentence, saveSentence } from '#contract/sentences'
import { isOwnWord } from '#rules/own-words'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { openLexicon, readLearnerWords, type LexiconSource } from '../words/index.ts'
import { findInSentence } from './check-sentence.ts'
import {
  countSentences,
  findSentence,
  insertAsked,
  insertSentence,
  isNoteShown,
  lockSentences,
  readNoteRows,
  readSentencesOf,
  readUsage,
  removeSentence,
  updateText,
  type SentenceRow,
} from './sentences.store.ts'

/** Sentences that a note shows. */
const MOST_IN_NOTE = 500

const present = ({ id, text, createdAt }: SentenceRow): OwnSentence => ({ id, text, at: createdAt.toISOString() })

/** A sentence is one line. */
export const tidySentence = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Throws word_invalid for a word that is not there, or another learner's. */
export async function requireWord({ db }: Pick<Deps, 'db'>, { userId }: Session, wordId: number): Promise<RunWord> {
  const [word] = await readLearnerWords(db, userId, [wordId])
  if (!word) throw new HttpError('word_invalid', { extra: { suggestions: [] } })
  return word
}

export async function readSentences(
  { db }: Deps,
  { userId }: Session,
  wordId: number,
): Promise<Output<typeof listSentences>> {
  return { sentences: (await readSentencesOf(db, userId, [wordId])).map(present) }
}

/** Throws not_found for a note that the learner does not see. */
export async function readNoteSentences(
  { db }: Deps,
  { userId }: Session,
  noteId: string,
): Promise<Output<typeof listNoteSentences>> {
  if (!(await isNoteShown(db, userId, noteId))) throw new HttpError('not_found')
  return { sentences: await readNoteRows(db, userId, noteId, MOST_IN_NOTE) }
}

/** Throws word_invalid and content_loading. */
export async function check(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  { word: wordId, text }: HandlerInput<typeof checkOwnSentence>['body'],
  language: Language,
): Promise<Output<typeof checkOwnSentence>> {
  const lexicon = await openLexicon(deps, source)
  const { headword } = await requireWord(deps, session, wordId)
  const usage = isOwnWord(wordId) ? {} : await readUsage(deps.db, wordId)
  const about = { ...usage, fewestWords: FEWEST_SENTENCE_WORDS }
  return { findings: await findInSentence(lexicon, text, headword, language, about) }
}

/** The same id is the same sentence: sent again it has the text of the latest call, and the word of the first. */
export async function save(
  deps: Deps,
  session: Session,
  { id, word: wordId, text }: HandlerInput<typeof saveSentence>['body'],
): Promise<OwnSentence> {
  await requireWord(deps, session, wordId)
  const { userId } = session
  const line = tidySentence(text)
  return deps.db.transaction(async (tx) => {
    await lockSentences(tx, userId, wordId)
    const before = await findSentence(tx, userId, id)
    if (before) {
      await updateText(tx, userId, id, line)
      return present({ ...before, text: line })
    }
    if ((await countSentences(tx, userId, wordId)) >= SENTENCES_A_WORD) throw new HttpError('sentences_full')
    const row = { userId, id, wordId, text: line, createdAt: deps.now() }
    await insertSentence(tx, row)
    return present(row)
  })
}

/** Throws sentence_not_found. */
export async function remove({ db }: Deps, { userId }: Session, id: string): Promise<undefined> {
  if (!(await removeSentence(db, userId, id))) throw new HttpError('sentence_not_found')
  return undefined
}

/** A sentence with this word is not asked for again. */
export async function markAsked(deps: Deps, session: Session, wordId: number): Promise<undefined> {
  await requireWord(deps, session, wordId)
  await insertAsked(deps.db, session.userId, wordId, deps.now())
  return undefined
}
