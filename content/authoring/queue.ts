/** The words that questions ask, in the order in which authors write them: list by list, the most common first. */
import type { ContentRows, ExamTag, WordRow } from '../rows.ts'

/** School first, then what most learners take; words outside all lists come last. */
const LIST_ORDER = ['zk', 'gk', 'cet4', 'ielts', 'cet6', 'ky', 'toefl', 'gre'] as const satisfies readonly ExamTag[]

const QUIZ_LISTS = ['pictures', 'courses', ...LIST_ORDER, 'common'] as const

/** 'phrases' are headwords of several words; 'others' are words that we wrote although no list has them, such as 'vlog'. */
export const LIST_NAMES = [...QUIZ_LISTS, 'phrases', 'others'] as const

export type ListName = (typeof LIST_NAMES)[number]

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
  return [...new Set(QUIZ_LISTS.flatMap((list) => wordsOfList(list, rows)))]
}

function memberTest(list: ListName, rows: ContentRows): (word: WordRow) => boolean {
  if (list === 'common') return ({ frequency }) => frequency !== null && frequency <= COMMON_RANK
  if (list === 'pictures') return memberOf(rows.pictures.map(({ headword }) => headword))
  if (list === 'courses')
    return memberOf(
      rows.courses.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words.map(({ headword }) => headword))),
    )
  if (list === 'phrases') return isPhrase
  if (list === 'others') {
    const isOurs = memberOf(rows.senses.flatMap(({ headword, authored }) => (authored ? headword : [])))
    const isListed = memberOf(quizWords(rows).map(({ headword }) => headword))
    return (word) => isOurs(word) && !isListed(word) && !isPhrase(word)
  }
  return ({ tags }) => tags.includes(list)
}

const isPhrase = ({ headword }: WordRow): boolean => headword.includes(' ')

function memberOf(headwords: readonly string[]): (word: WordRow) => boolean {
  const members = new Set(headwords)
  return ({ headword }) => members.has(headword)
}

function rankOf({ frequency }: WordRow): number {
  return frequency ?? Number.MAX_SAFE_INTEGER
}
