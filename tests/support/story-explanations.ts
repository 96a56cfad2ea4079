/** Practices whose wrong answers are explained, for stories, and what the dictionary says of their words. */
import type { Question, RunWord } from '#contract/challenges'
import type { WordRecord } from '#contract/words'
import type { MockAnswers } from './mock-api.ts'
import { somePairs } from './story-confusions.ts'
import { fox } from './story-info.ts'
import { practiceServer, storyPractice } from './story-practice.ts'
import { storyWords } from './story-run.ts'
import { someRound } from './story-sounds.ts'

const sentences: Readonly<Record<string, { en: string; zh: string }>> = {
  panda: { en: 'The panda eats bamboo all day.', zh: '熊猫整天吃竹子。' },
  rabbit: { en: 'A rabbit hid in the grass.', zh: '一只兔子躲在草丛里。' },
  elephant: { en: 'The elephant drank from the river.', zh: '大象在河边喝水。' },
  affect: { en: 'The rain did not affect our plans.', zh: '下雨没有影响我们的计划。' },
  effect: { en: 'The rain had no effect on our plans.', zh: '下雨对我们的计划没有产生效果。' },
}

const note = 'affect 是动词，effect 多作名词：to affect something, to have an effect on it.'

const verbs = ['affect', 'think', 'sink']

const pairWords = somePairs().flatMap(({ words }) => words)
const roundWords = someRound.flatMap(({ words }) => words)
const knownWords = [...storyWords, ...pairWords, ...roundWords]

/** What the dictionary says of a word of these stories: part of speech, a sentence, and how look-alikes differ. */
export function explainedRecord(headword: string): WordRecord {
  if (headword === 'fox') return fox
  const word = knownWords.find((each) => each.headword === headword) ?? fox
  const sentence = sentences[headword]
  return {
    ...fox,
    ...word,
    sections: [
      {
        kind: 'definitions',
        source: ['wordgrove'],
        items: [{ part_of_speech: verbs.includes(headword) ? 'v' : 'n', ...word.meaning }],
      },
      ...(sentence
        ? [{ kind: 'examples' as const, source: ['wordgrove' as const], items: [{ id: null, ...sentence }] }]
        : []),
      ...(headword === 'affect'
        ? [{ kind: 'near_synonyms' as const, source: ['wordgrove' as const], items: [note] }]
        : []),
    ],
  }
}

/** A server that knows those words. */
export const explained: MockAnswers = {
  'GET /api/words/{word}': ({ params }) => explainedRecord(params['word'] ?? ''),
}

/** A practice of one question about words of one's choice. */
export const practiceOf = (question: Question, words: readonly RunWord[] = storyWords): MockAnswers => ({
  ...practiceServer(storyPractice([], { questions: [question], words: [...words] })),
  ...explained,
})

/** 'affect' is asked, and 'effect' is among the options. */
export const lookAlikes: MockAnswers = {
  ...practiceOf({ kind: 'choose_meaning', word_id: 101, options: [102, 101, 106, 107] }, pairWords),
  'GET /api/confusions': { pairs: somePairs().slice(0, 1) },
}

/** The words of stories with meanings that need more than one line of a phone. */
export const longMeanings = storyWords.map((word) => ({
  ...word,
  meaning: {
    zh: `${word.meaning.zh}；这是一条很长很长的释义，在手机上一行放不下，要读完它得打开解释`,
    en: `${word.meaning.en}, said at such a length that a phone needs three lines or more for it`,
  },
}))
