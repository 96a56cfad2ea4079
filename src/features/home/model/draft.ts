/** Groups of words as the learner arranges them before they are kept. */
import type { Grouping } from '#contract/grouping'
import type { Language } from '#contract/patterns'
import { newId } from '#lib/new-id'

type Word = Grouping['groups'][number]['words'][number]

export interface DraftGroup {
  readonly id: number
  readonly title: string
  readonly words: readonly Pick<Word, 'id' | 'headword' | 'known'>[]
}

/** A grouping on its way to a note. */
export interface Arrangement extends Pick<Grouping, 'total' | 'known' | 'not_found'> {
  /** Of the note that it becomes: saved twice, it is one note. */
  readonly id: string
  /** Of the note. */
  readonly title: string
  readonly groups: readonly DraftGroup[]
  /** Words that the learner remembers stay out of the note. */
  readonly leaveOut: boolean
}

export type DraftAction =
  | { type: 'rename'; id: number; title: string }
  | { type: 'remove'; id: number }
  | { type: 'removeWord'; id: number; wordId: number }
  /** The word comes first in the group of `id`. */
  | { type: 'moveWord'; id: number; wordId: number }

/** A grouping as it comes, with its names in one language. */
export function arrange(grouping: Grouping, language: Language, title: string): Arrangement {
  const { groups, total, known, not_found } = grouping
  return {
    id: newId(),
    title,
    groups: groups.map((group, id) => ({
      id,
      title: group.title[language],
      words: group.words.map((word) => ({ id: word.id, headword: word.headword, known: word.known })),
    })),
    leaveOut: false,
    total,
    known,
    not_found,
  }
}

/** One change of the arrangement; a group without words goes. */
export function changeDraft(groups: readonly DraftGroup[], action: DraftAction): readonly DraftGroup[] {
  if (action.type === 'moveWord') return moveWord(groups, action.wordId, action.id)
  const changed = groups.map((group) => {
    if (group.id !== action.id) return group
    switch (action.type) {
      case 'rename':
        return { ...group, title: action.title }
      case 'remove':
        return { ...group, words: [] }
      case 'removeWord':
        return { ...group, words: group.words.filter(({ id }) => id !== action.wordId) }
    }
  })
  return changed.filter(({ words }) => words.length > 0)
}

function moveWord(groups: readonly DraftGroup[], wordId: number, to: number): readonly DraftGroup[] {
  const word = groups.flatMap(({ words }) => words).find(({ id }) => id === wordId)
  if (!word || !groups.some(({ id }) => id === to)) return groups
  return groups
    .map((group) => {
      const others = group.words.filter(({ id }) => id !== wordId)
      return { ...group, words: group.id === to ? [word, ...others] : others }
    })
    .filter(({ words }) => words.length > 0)
}

/** The groups with only the words that the learner does not remember yet. */
export const unknownOnly = (groups: readonly DraftGroup[]): readonly DraftGroup[] =>
  groups
    .map((group) => ({ ...group, words: group.words.filter(({ known }) => !known) }))
    .filter(({ words }) => words.length > 0)
