/** A catalogue and level maps for stories. */
import type { Category, Level, getLevels } from '#contract/challenges'
import type { Output } from '#contract/core'
import { isUnlocked } from '#rules/levels'

const none = { completed: 0, stars: 0, subcategories: [] }

export const storyCategories: Category[] = [
  {
    ...none,
    slug: 'animals-nature',
    kind: 'picture',
    title: { zh: '动物与自然', en: 'Animals and nature' },
    cover: '/pictures/1f98a.webp',
    words: 120,
    levels: 15,
    completed: 4,
    stars: 11,
    subcategories: [
      { ...none, slug: 'animal-mammal', title: { zh: '哺乳动物', en: 'Mammals' }, cover: null, words: 32, levels: 4 },
      {
        ...none,
        slug: 'plant-insect',
        title: { zh: '花草与昆虫', en: 'Plants and insects' },
        cover: null,
        words: 24,
        levels: 3,
      },
    ],
  },
  {
    ...none,
    slug: 'food-drink',
    kind: 'picture',
    title: { zh: '美食与饮品', en: 'Food and drink' },
    cover: '/pictures/1f353.webp',
    words: 96,
    levels: 12,
  },
  {
    ...none,
    slug: 'cet4',
    kind: 'exam',
    title: { zh: '大学英语四级', en: 'College English Test 4' },
    cover: null,
    words: 3840,
    levels: 480,
  },
]

const levelPictures = ['1f98a', '1f436', '1f33b', '1f34e', '1f353'].map((code) => `/pictures/${code}.webp`)

/** The first easy map: stars of the finished levels; levels beyond `demo` need an account, when it is given. */
export function storyLevels(stars: readonly number[], demo = Infinity, count = 5): Output<typeof getLevels> {
  const levels = Array.from({ length: count }, (_, index): Level => {
    const level = index + 1
    const own = stars[index]
    const open = own !== undefined || isUnlocked(level, stars[index - 1] ?? 0)
    const locked_by = level > demo ? 'account' : open ? null : 'stars'
    return {
      level,
      stars: own ?? 0,
      locked_by,
      state: locked_by ? 'locked' : own === undefined ? 'unlocked' : 'completed',
      picture: levelPictures[index % levelPictures.length] ?? null,
      words: locked_by ? [] : ['cat', 'dog', 'horse', 'rabbit', 'butterfly', 'elephant', 'fox', 'sunflower'],
      best_ms: own === undefined ? null : 48_000 + 9000 * index,
    }
  })
  return {
    category: 'animals-nature',
    sub: null,
    title: { zh: '动物与自然', en: 'Animals and nature' },
    difficulty: 'easy',
    counts: { easy: count, medium: 5, hard: 0 },
    levels,
  }
}
