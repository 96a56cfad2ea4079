/** What a learner says: a word of the dictionary or of their notes, an example sentence, or a sentence of their own. */
import { tidyWord } from '#rules/own-words'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { fieldError, HttpError } from '../../http/errors.ts'
import { openLexicon, readSentence, type LexiconSource } from '../words/index.ts'
import { hasNoteWord } from './subjects.store.ts'

export interface Subject {
  readonly kind: 'word' | 'sentence'
  readonly text: string
  readonly sentenceId: string | null
}

interface Given {
  readonly word?: string | undefined
  readonly sentence?: string | undefined
}

/** Throws word_required without either, field_invalid for both, word_invalid and sentence_not_found. */
export async function findSubject(
  deps: Deps,
  source: LexiconSource,
  session: Session,
  { word, sentence }: Given,
): Promise<Subject> {
  if (word !== undefined && sentence !== undefined) throw fieldError('sentence', 'field_invalid')
  if (word !== undefined) return findWord(deps, source, session, tidyWord(word))
  if (sentence !== undefined) return findSentence(deps, sentence)
  throw fieldError('word', 'word_required')
}

async function findWord(deps: Deps, source: LexiconSource, { userId }: Session, text: string): Promise<Subject> {
  const found = (await openLexicon(deps, source)).resolve(text)
  if (!found && !(await hasNoteWord(deps.db, userId, text))) throw fieldError('word', 'word_invalid')
  return { kind: 'word', text, sentenceId: null }
}

async function findSentence({ db }: Deps, given: string): Promise<Subject> {
  const [, wordId, position] = /^(\d{1,9})-(\d{1,4})$/.exec(given) ?? []
  if (wordId !== undefined && position !== undefined) {
    const text = await readSentence(db, Number(wordId), Number(position))
    if (text === null) throw new HttpError('sentence_not_found', { fields: { sentence: 'sentence_not_found' } })
    return { kind: 'sentence', text, sentenceId: given }
  }
  // Learners write sentences of their own into notes, so any English text is one.
  if (!/\p{Script=Latin}/u.test(given)) throw fieldError('sentence', 'field_invalid')
  return { kind: 'sentence', text: tidyWord(given), sentenceId: null }
}
