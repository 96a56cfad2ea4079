/** Questions of mixed kinds about any words: practice, reviews and lessons. */
import type { Question, QuestionKind } from '#contract/challenges'

import { isSamePart, pickDistractors, type QuestionWord } from './distractors.ts'
import { isLearned } from './memory.ts'
import { shuffled } from './random.ts'
import { countLetters, letterTiles, sentenceTiles, wordsOfSentence } from './tiles.ts'

/** Options of a choice question, the right one among them. */
const OPTIONS = 4

/** More tiles than these are a puzzle of their own. */
const MOST_LETTERS = 14
const MOST_SENTENCE_WORDS = 10

export interface Sentence {
  readonly en: string
  readonly zh: string | null
}

/** A word to ask about, and how: of `kinds` the first that fits it is asked. */
export interface Wish {
  readonly word: QuestionWord
  readonly kinds: readonly QuestionKind[]
  /** One that holds the word, for 'arrange_sentence'. */
  readonly sentence?: Sentence | undefined
}

/**
 * One question a word, in the order given. A word that none of its kinds fits is typed.
 *
 * @param pool candidates for wrong options
 */
export function mixQuestions(wishes: readonly Wish[], pool: readonly QuestionWord[], random: () => number): Question[] {
  const words = wishes.map(({ word }) => word)
  const candidates = [...new Map([...words, ...pool].map((word) => [word.id, word])).values()]
  return wishes.map((wish) => {
    for (const kind of wish.kinds) {
      const question = askWord(wish, kind, candidates, random)
      if (question) return question
    }
    return { kind: 'type_word', word_id: wish.word.id }
  })
}

/** One question of one kind, or null where the word does not fit it. */
export function askWord(
  { word, sentence }: Pick<Wish, 'word' | 'sentence'>,
  kind: QuestionKind,
  candidates: readonly QuestionWord[],
  random: () => number,
): Question | null {
  switch (kind) {
    case 'choose_picture': {
      const pictured = candidates.filter(({ picture }) => picture !== null)
      return word.picture === null ? null : choice(word, kind, pictured, random)
    }
    case 'choose_meaning':
    case 'choose_word':
      return choice(word, kind, candidates, random)
    case 'spell_word': {
      const letters = countLetters(word.headword)
      if (letters < 3 || letters > MOST_LETTERS) return null
      return { kind, word_id: word.id, tiles: letterTiles(word.headword, random) }
    }
    case 'arrange_sentence': {
      if (!sentence) return null
      const count = wordsOfSentence(sentence.en).length
      if (count < 3 || count > MOST_SENTENCE_WORDS) return null
      return {
        kind,
        word_id: word.id,
        sentence: sentence.en,
        zh: sentence.zh,
        tiles: sentenceTiles(sentence.en, random),
      }
    }
    case 'type_word':
    case 'listen_and_type':
      return { kind, word_id: word.id }
    case 'say_word':
      return word.ipa_uk || word.ipa_us ? { kind, word_id: word.id } : null
    case 'match_pairs':
      return null
  }
}

function choice(
  word: QuestionWord,
  kind: 'choose_picture' | 'choose_meaning' | 'choose_word',
  candidates: readonly QuestionWord[],
  random: () => number,
): Question | null {
  const wrong = pickDistractors(word, candidates, OPTIONS - 1, random)
  if (wrong.length < OPTIONS - 1) return null
  // Among pictures of things an action stands out.
  if (kind === 'choose_picture' && !wrong.every((other) => isSamePart(word, other))) return null
  return { kind, word_id: word.id, options: shuffled([word, ...wrong], random).map(({ id }) => id) }
}

const SEEN: readonly QuestionKind[] = ['choose_picture', 'choose_meaning', 'choose_word']
const TO_SAY: readonly QuestionKind[] = ['say_word', 'type_word']

/** Kinds to try for a word of which nothing is known, so that neighbours in a list differ; to be said only where `speaking`. */
export function kindsInTurn(index: number, speaking = false): readonly QuestionKind[] {
  const ways: readonly (readonly QuestionKind[])[] = [
    ['choose_picture', 'choose_meaning'],
    ['spell_word', 'type_word'],
    ['choose_word', 'choose_meaning'],
    ['listen_and_type'],
    ['type_word'],
    ...(speaking ? [TO_SAY] : []),
  ]
  return ways[index % ways.length] ?? SEEN
}

/** What a card says about how hard its next question may be. */
export interface Remembered {
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: number
  /** Days. */
  readonly stability: number
  /** How often it was forgotten after it had been learned. */
  readonly lapses?: number
  /** Another one for each review and each word, so that neighbours differ and skills take turns. */
  readonly turn: number
}

/** Up to so many days of stability a word is only to be seen, then to be heard, said and put together; beyond, to be typed and said. */
const TO_SEE = 3
const TO_BUILD = 14

/** Forgotten so often, a word is asked in another way than before: more of the same has not helped. Anki calls such a card a leech. */
const LEECH_LAPSES = 8
/** By its picture, in a sentence, put together from letters; each in its turn, and where a word has none of them, seen. */
const OTHER_WAYS: readonly (readonly QuestionKind[])[] = [
  ['choose_picture', 'arrange_sentence', 'choose_meaning'],
  ['arrange_sentence', 'choose_picture', 'choose_word'],
  ['spell_word', 'arrange_sentence', 'choose_word'],
]

/** Whether a card was forgotten so often that it needs another way in. */
export const isLeech = ({ lapses = 0 }: Pick<Remembered, 'lapses'>): boolean => lapses >= LEECH_LAPSES

/**
 * Kinds to try for a card that is due, best first: seen while it is shaky, then heard and spelled from tiles, then typed.
 * Skills take turns, saying only where `speaking`. A leech is asked by picture, sentence and letters instead.
 */
export function kindsFor({ state, stability, lapses, turn }: Remembered, speaking = false): readonly QuestionKind[] {
  if (isLeech({ lapses })) return OTHER_WAYS[turn % OTHER_WAYS.length] ?? SEEN
  const said = speaking ? [TO_SAY] : []
  const isShaky = !isLearned({ state }) || stability < TO_SEE
  const ways: readonly (readonly QuestionKind[])[] = isShaky
    ? [SEEN, ['choose_word', 'choose_meaning'], ['choose_meaning', 'choose_word']]
    : stability < TO_BUILD
      ? [['listen_and_type'], ['spell_word', 'type_word'], ['choose_word', 'type_word'], ...said]
      : [['type_word'], ['listen_and_type'], ['spell_word', 'type_word'], ...said]
  return ways[turn % ways.length] ?? SEEN
}
