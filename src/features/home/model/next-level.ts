import type { Category } from '#contract/challenges'
import type { Stats } from '#contract/profile'

type NextLevel = NonNullable<Stats['next_level']>

/** The demo: what a guest may play, and the first level that is suggested. */
export const demoLevel: NextLevel = {
  category: 'animals-nature',
  sub: null,
  difficulty: 'easy',
  level: 1,
  type: 'multi-choice',
}

/** The topic of a level in the catalogue: its subcategory where it has one. */
export function topicOf(level: NextLevel, categories: readonly Category[]) {
  const category = categories.find(({ slug }) => slug === level.category)
  return category?.subcategories.find(({ slug }) => slug === level.sub) ?? category
}
