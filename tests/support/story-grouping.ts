/** A grouping for stories. */
import type { Grouping } from '#contract/grouping'
import { storyWords } from './story-run.ts'

const [beasts, fruits] = [storyWords.slice(0, 4), storyWords.slice(4, 8)]

export const storyGrouping: Grouping = {
  groups: [
    {
      title: { zh: '动物', en: 'Animals' },
      words: beasts.map((word, index) => ({ ...word, known: index === 1, count: 1 })),
    },
    {
      title: { zh: '食物与饮料', en: 'Food and drink' },
      words: fruits.map((word) => ({ ...word, known: false, count: 2 })),
    },
  ],
  not_found: ['qwertyx'],
  total: 8,
  known: 1,
  refined: false,
}
