/** Which questions of an issued session are still asked, since administrators hide words meanwhile. */
import type { Question } from '#contract/challenges'
import { wordsAsked } from '#rules/run'
import { and, eq, exists, gte, inArray, or, type SQL } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { wordEdits } from '../../db/schema/word-edits.ts'
import { words } from '../../db/schema/words.ts'
import { HttpError } from '../../http/errors.ts'

/** A word that was answered. */
type Answered = readonly { readonly wordId: number }[]

/**
 * Questions without words that are hidden now, neither asked nor as options. A word that was answered stays: what was given counts. Throws
 * run_expired where nothing would be left to ask: such a session has no end.
 */
export async function shownQuestions(
  db: Reader,
  questions: readonly Question[],
  answers: Answered,
): Promise<readonly Question[]> {
  const hidden = await findWords(db, questions, eq(words.hidden, true))
  return withoutWords(questions, hidden, answers)
}

/**
 * What a session is ended with. `asked` are its questions as `shownQuestions` gives them, `required` those whose words must have been
 * answered right. A word that was hidden for a while since the session was issued is required no more: who read the session in between
 * never saw it. Throws run_expired.
 */
export async function questionsToSettle(
  db: Reader,
  questions: readonly Question[],
  answers: Answered,
  issuedAt: Date,
): Promise<{ asked: readonly Question[]; required: readonly Question[] }> {
  const changedSince = db
    .select({ id: wordEdits.wordId })
    .from(wordEdits)
    .where(and(eq(wordEdits.wordId, words.id), eq(wordEdits.block, 'hidden'), gte(wordEdits.at, issuedAt)))
  const gone = await findWords(db, questions, or(eq(words.hidden, true), exists(changedSince)))
  return { asked: withoutWords(questions, gone, answers), required: dropWords(questions, gone, new Set()) }
}

const wordsShown = (question: Question): readonly number[] =>
  'options' in question ? [question.word_id, ...question.options] : wordsAsked(question)

/** Those of the words of these questions that meet a condition; own words are never hidden. */
async function findWords(
  db: Reader,
  questions: readonly Question[],
  condition: SQL | undefined,
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(questions.flatMap(wordsShown))].filter((id) => id > 0)
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(inArray(words.id, ids), condition))
  return new Set(rows.map(({ id }) => id))
}

function withoutWords(
  questions: readonly Question[],
  gone: ReadonlySet<number>,
  answers: Answered,
): readonly Question[] {
  if (gone.size === 0) return questions
  const shown = dropWords(questions, gone, new Set(answers.map(({ wordId }) => wordId)))
  if (shown.length === 0) throw new HttpError('run_expired')
  return shown
}

/** A question that is left with its right option alone asks nothing any more. */
function dropWords(
  questions: readonly Question[],
  gone: ReadonlySet<number>,
  answered: ReadonlySet<number>,
): readonly Question[] {
  const stays = (id: number) => !gone.has(id) || answered.has(id)
  return questions.flatMap((question): Question[] => {
    if (question.kind === 'match_pairs') {
      const left = question.left.filter(stays)
      return left.length === 0 ? [] : [{ ...question, left, right: question.right.filter(stays) }]
    }
    if (!stays(question.word_id)) return []
    if (!('options' in question)) return [question]
    const options = question.options.filter((id) => id === question.word_id || !gone.has(id))
    const isQuestion = options.length > 1 || options.length === question.options.length
    return isQuestion || answered.has(question.word_id) ? [{ ...question, options }] : []
  })
}
