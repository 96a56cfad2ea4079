/** Own sentences of stories. */
import type { Finding, Leech, OwnSentence } from '#contract/sentences'

export const someSentences = (count: number): OwnSentence[] =>
  [
    'I saw a fox behind our school on Monday.',
    'My grandfather says that a fox never sleeps twice in the same place.',
    'The fox in my picture book wears a red scarf.',
    'Our neighbours’ cat is as clever as a fox.',
    'A fox ran across the road when we drove home from the sea.',
  ]
    .slice(0, count)
    .map((text, index) => ({ id: `00000000-0000-4000-8000-00000000000${index}`, text, at: '2026-03-03T09:12:00.000Z' }))

/** What is noticed in 'i saw a fox fox behind our shcool'. */
export const noticed = (
  texts: Readonly<Record<'small_i' | 'repeated' | 'unknown_word' | 'full_stop', string>>,
): Finding[] => [
  { code: 'small_i', start: 0, end: 1, text: texts.small_i },
  { code: 'repeated', start: 8, end: 15, text: texts.repeated },
  { code: 'unknown_word', start: 27, end: 33, text: texts.unknown_word },
  { code: 'full_stop', start: 32, end: 33, text: texts.full_stop },
]

export const someLeech = (wordId: number, given: Partial<Leech> = {}): Leech => ({
  word_id: wordId,
  memory_aids: ['想一想它的样子，再把名字大声说一遍。'],
  sentences: [],
  ask: true,
  ...given,
})
