import type { Language } from '#contract/locales'
/** A few words with pictures for stories: what is shown of them and how they sound. */
export interface StoryWord {
  id: string
  headword: string
  uk: string
  us: string
  src: string
  tint: 'leaf' | 'sun' | 'clay'
  meaning: Record<Language, string>
}

const word = (
  file: string,
  headword: string,
  [uk, us = uk]: readonly [uk: string, us?: string],
  tint: StoryWord['tint'],
  zh: string,
  en: string,
): StoryWord => ({ id: headword, headword, uk, us, tint, src: `/pictures/${file}.webp`, meaning: { zh, en } })

export const animals = [
  word('1f98a', 'fox', ['fɒks', 'fɑːks'], 'leaf', '狐狸', 'a clever wild animal with a bushy tail'),
  word('1f430', 'rabbit', ['ˈræbɪt'], 'leaf', '兔子', 'a small animal with long ears'),
  word('1f418', 'elephant', ['ˈelɪfənt'], 'leaf', '大象', 'a huge animal with a trunk'),
  word('1f43c', 'panda', ['ˈpændə'], 'leaf', '熊猫', 'a black and white bear that eats bamboo'),
] as const satisfies readonly StoryWord[]

export const foods = [
  word('1f34e', 'apple', ['ˈæpl'], 'sun', '苹果', 'a round fruit, red or green'),
  word('1f34c', 'banana', ['bəˈnɑːnə', 'bəˈnænə'], 'sun', '香蕉', 'a long yellow fruit'),
  word('1f347', 'grape', ['ɡreɪp'], 'sun', '葡萄', 'a small fruit that grows in bunches'),
  word('1f352', 'cherry', ['ˈtʃeri'], 'sun', '樱桃', 'a small red fruit with a stone'),
] as const satisfies readonly StoryWord[]
