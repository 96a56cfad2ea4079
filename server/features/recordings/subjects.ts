/** What a learner says: a word of the dictionary or of their notes, an example sentence, or a sentence of their own. */
import { SENTENCE_ID } from '#contract/sentence-ids'
import { tidyWord } from '#rules/own-words'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { fieldError } from '../../http/errors.ts'
import type { TargetWord } from '../../providers/scorer/index.ts'
import { openLexicon, readSentence, type Lexicon, type LexiconSource } from '../words/index.ts'
import { findTarget } from './scoring-target.ts'
import { hasNoteWord } from './subjects.store.ts'

export interface Subject {
  readonly kind: 'word' | 'sentence'
  readonly text: string
  readonly sentenceId: string | null
  /** What the scorer compares with. */
  readonly target: readonly TargetWord[] | null
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
  const lexicon = await openLexicon(deps, source)
  const subject = await readSubject(deps, lexicon, session, { word, sentence })
  return { ...subject, target: await findTarget(deps.db, lexicon, subject) }
}

async function readSubject(
  { db }: Deps,
  lexicon: Lexicon,
  { userId }: Session,
  { word, sentence }: Given,
): Promise<Omit<Subject, 'target'>> {
  if (word !== undefined) {
    const text = tidyWord(word)
    if (!lexicon.resolve(text) && !(await hasNoteWord(db, userId, text))) throw fieldError('word', 'word_invalid')
    return { kind: 'word', text, sentenceId: null }
  }
  if (sentence === undefined) throw fieldError('word', 'word_required')
  if (SENTENCE_ID.test(sentence)) {
    const text = await readSentence(db, sentence)
    if (text === null) throw fieldError('sentence', 'sentence_not_found')
    return { kind: 'sentence', text, sentenceId: sentence }
  }
  // Learners write sentences of their own into notes, so any English text is one.
  if (!/\p{Script=Latin}/u.test(sentence)) throw fieldError('sentence', 'field_invalid')
  return { kind: 'sentence', text: tidyWord(sentence), sentenceId: null }
}
