/** Groups of words as the learner arranges them before they are kept. */
import type { Grouping } from '#contract/grouping'
import type { Language } from '#contract/patterns'

export interface DraftGroup {
  readonly id: number
  readonly title: string
  readonly words: Grouping['groups'][number]['words']
}

export type DraftAction =
  | { type: 'rename'; id: number; title: string }
  | { type: 'remove'; id: number }
  | { type: 'removeWord'; id: number; wordId: number }

export const draftOf = ({ groups }: Grouping, language: Language): DraftGroup[] =>
  groups.map(({ title, words }, id) => ({ id, title: title[language], words }))

/** One change of the arrangement; a group without words goes. */
export function changeDraft(groups: readonly DraftGroup[], action: DraftAction): readonly DraftGroup[] {
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

/** The groups with only the words that the learner does not remember yet. */
export const unknownOnly = (groups: readonly DraftGroup[]): readonly DraftGroup[] =>
  groups
    .map((group) => ({ ...group, words: group.words.filter(({ known }) => !known) }))
    .filter(({ words }) => words.length > 0)
