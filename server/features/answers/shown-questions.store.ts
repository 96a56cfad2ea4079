/** Which questions of an issued session are still asked, since administrators hide words meanwhile. */
import type { Question } from '#contract/challenges'
import { wordsAsked } from '#rules/run'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { words } from '../../db/schema/words.ts'

/**
 * Questions without words that are hidden now. A word that was answered stays: what was given counts. Where nothing would be left, nothing
 * changes, since a session without questions has no end.
 */
export async function shownQuestions(
  db: Reader,
  questions: readonly Question[],
  answers: readonly { readonly wordId: number }[],
): Promise<readonly Question[]> {
  const answered = new Set(answers.map(({ wordId }) => wordId))
  const open = [...new Set(questions.flatMap(wordsAsked))].filter((id) => id > 0 && !answered.has(id))
  if (open.length === 0) return questions
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(inArray(words.id, open), eq(words.hidden, true)))
  if (rows.length === 0) return questions
  const hidden = new Set(rows.map(({ id }) => id))
  const isShown = (id: number) => !hidden.has(id)
  const shown = questions
    .map((question) =>
      question.kind === 'match_pairs'
        ? { ...question, left: question.left.filter(isShown), right: question.right.filter(isShown) }
        : question,
    )
    .filter((question) => wordsAsked(question).some(isShown))
  return shown.length > 0 ? shown : questions
}
