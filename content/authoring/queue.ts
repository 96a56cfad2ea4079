/** The words that questions ask, in the order in which authors write them: list by list, the most common first. */
import type { ContentRows, ExamTag, WordRow } from '../rows.ts'

/** School first, then what most learners take; words outside all lists come last. */
export const LIST_ORDER = [
  'zk',
  'gk',
  'cet4',
  'ielts',
  'cet6',
  'ky',
  'toefl',
  'gre',
] as const satisfies readonly ExamTag[]

export type ListName = (typeof LIST_ORDER)[number] | 'common' | 'pictures' | 'courses'

export const LIST_NAMES: readonly ListName[] = ['pictures', 'courses', ...LIST_ORDER, 'common']

/** Rank up to which a word outside all lists is written too. */
const COMMON_RANK = 5_000

/** Words of one list, the most common first. */
export function wordsOfList(list: ListName, rows: ContentRows): WordRow[] {
  const members = memberTest(list, rows)
  return rows.words
    .filter(members)
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.headword < other.headword ? -1 : 1))
}

/** All words that authors owe, each once, in the order of the lists. */
export function quizWords(rows: ContentRows): WordRow[] {
  return [...new Set(LIST_NAMES.flatMap((list) => wordsOfList(list, rows)))]
}

function memberTest(list: ListName, rows: ContentRows): (word: WordRow) => boolean {
  if (list === 'common') return ({ frequency }) => frequency !== null && frequency <= COMMON_RANK
  if (list === 'pictures') return memberOf(rows.pictures.map(({ headword }) => headword))
  if (list === 'courses')
    return memberOf(
      rows.courses.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words.map(({ headword }) => headword))),
    )
  return ({ tags }) => tags.includes(list)
}

function memberOf(headwords: readonly string[]): (word: WordRow) => boolean {
  const members = new Set(headwords)
  return ({ headword }) => members.has(headword)
}

function rankOf({ frequency }: WordRow): number {
  return frequency ?? Number.MAX_SAFE_INTEGER
}
