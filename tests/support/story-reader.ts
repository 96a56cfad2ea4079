/** A text of the coverage reader for stories. */
import type { GradedText } from '#contract/graded-texts'
import type { ReaderCard, ReaderText, ReaderWords } from '#contract/reader'
import { coverageOf, findHelpers, readTextWords, type WordState } from '#rules/coverage'
import { storyWords } from './story-run.ts'

export const READER_ID = '0f8f7f0e-1111-4222-8333-444455556666'

const TEXT = `The fox met an owl in the forest. "Good evening, Rosa," said the fox. The owl looked at the fox.

It was a blorby night. The fox told the owl about 12 rabbits and a whale.`

/** Headword, how well it is known, and its forms in the text. */
const words: readonly [string, WordState, ...string[]][] = [
  ['fox', 'new'],
  ['owl', 'growing'],
  ['whale', 'new'],
  ['rabbit', 'new', 'rabbits'],
]
const known = 'the meet:met a:an in forest good evening say:said look:looked at it be:was night tell:told about and'

const entries = [
  ...words.map(([headword, state, ...forms]) => ({ headword, state, forms: [headword, ...forms] })),
  ...known.split(' ').map((word) => {
    const [headword = '', ...forms] = word.split(':')
    return { headword, state: 'known' as const, forms: [headword, ...forms] }
  }),
].map((entry, index) => ({
  ...entry,
  // A word of the other stories has its meaning and picture.
  id: storyWords.find(({ headword }) => headword === entry.headword)?.id ?? 900 + index,
  rank: index,
}))

/** Paragraphs of the text so many times. */
export const someReaderText = (times = 1): ReaderText => {
  const text = Array.from({ length: times }, () => TEXT).join('\n\n')
  return {
    id: READER_ID,
    title: 'The Fox and the Owl',
    characters: text.length,
    position: 0,
    created_at: '2026-03-04T07:00:00.000Z',
    text,
  }
}

export function someReaderWords({ text }: ReaderText = someReaderText()): ReaderWords {
  const found = readTextWords(text, (form) => entries.find(({ forms }) => forms.includes(form.toLowerCase())) ?? null)
  const counted = found.words.map(({ entry, count }, index) => ({ ...entry, count, index }))
  const helpers = findHelpers(counted, found.running)
  return {
    words: counted.map(({ id, headword, state, count }) => ({ id, headword, state, count })),
    forms: Object.fromEntries(found.forms),
    coverage: coverageOf(counted, found.running),
    helpers: { words: helpers.words.map(({ index }) => index), share: helpers.share },
  }
}

/** So many texts of a library. */
export const someReaderCards = (count = 3): ReaderCard[] =>
  Array.from({ length: count }, (_, index) => {
    const { text, ...card } = someReaderText()
    return {
      ...card,
      id: `${READER_ID.slice(0, -2)}${String(10 + index)}`,
      title:
        ['The Fox and the Owl', 'A very long title of a chapter about what the fox said to the owl', '第三课'][
          index % 3
        ] ?? '',
      position: Math.floor((text.length * index) / 3),
      share: 0.72 + index / 10,
    }
  })

const graded: readonly Omit<GradedText, 'id' | 'kept'>[] = [
  {
    level: 'starter',
    title: { zh: '窗台上的猫', en: 'The Cat at the Window' },
    lead: { zh: '每天早上，有一只猫在等他。', en: 'Every morning a cat waits for him.' },
    words: 96,
    share: 0.97,
  },
  {
    level: 'zk',
    title: { zh: '第一次坐船', en: 'First Time on a Boat' },
    lead: { zh: '湖很平静，直到起风。', en: 'The lake is calm, until the wind comes.' },
    words: 141,
    share: 0.91,
  },
  {
    level: 'zk',
    title: { zh: '蜜蜂怎么指路', en: 'How Bees Show the Way' },
    lead: {
      zh: '它们不说话，却能告诉同伴花在哪里。',
      en: 'They cannot talk, and yet they tell each other where the flowers are.',
    },
    words: 152,
    share: 0.86,
  },
  {
    level: 'gk',
    title: { zh: '修钟的人', en: 'The Clock Mender' },
    lead: { zh: '镇上的钟停了，只有一个人会修。', en: 'The clock of the town has stopped, and one man can mend it.' },
    words: 188,
    share: 0.78,
  },
]

/** Texts of ours; the first of the second level is kept. */
export const someGradedTexts = (): GradedText[] =>
  graded.map((text, index) => ({
    ...text,
    id: `${READER_ID.slice(0, -2)}${String(50 + index)}`,
    kept: index === 1,
  }))
