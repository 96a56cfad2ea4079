import { describe, expect, test } from 'vitest'
import type { PhonemeScore } from '#contract/recordings'
import { decideHeardWord, findThirdSound } from './heard-word.ts'

const N: PhonemeScore = { phoneme: 'N', state: 'good' }
const good = (phoneme: string) => ({ right_word: true, phonemes: [{ phoneme, state: 'good' } as const, N] })
const heard = (phoneme: string, sound: string, state: 'unclear' | 'replaced' = 'replaced') => ({
  right_word: true,
  phonemes: [{ phoneme, state, heard: sound }, N],
})
const unjudged = (phoneme: string) => ({ right_word: true, phonemes: [{ phoneme, state: 'not_judged' } as const, N] })
const anotherWord = { right_word: false, phonemes: [] }
type Said = ReturnType<typeof good | typeof heard | typeof unjudged> | typeof anotherWord

const decide = (think: Said, sink: Said, canHear: readonly [boolean, boolean] = [true, true]) =>
  decideHeardWord({ sounds: ['TH', 'S'], scores: [think, sink], canHear })

describe('of two words', () => {
  test.each<[string, Said, Said, 0 | 1 | null]>([
    ['one is clear, and its sound is heard in the other', good('TH'), heard('S', 'TH'), 0],
    ['one is clear, and its sound is heard a little in the other', good('TH'), heard('S', 'TH', 'unclear'), 0],
    ['the second is clear, and its sound is heard in the first', heard('TH', 'S'), good('S'), 1],
    ['one is clear, and the other another word', good('TH'), anotherWord, 0],
    ['one is another word, and the other has its sound', anotherWord, heard('S', 'TH'), 0],
    ['one sound is not judged, and it is heard in the other', heard('TH', 'S'), unjudged('S'), 1],
    ['a third sound is heard in one, and the other is clear', heard('TH', 'T'), good('S'), 1],
    ['both are other words', anotherWord, anotherWord, null],
    ['both have a third sound', heard('TH', 'T'), heard('S', 'SH'), null],
    ['each sounds like the other', heard('TH', 'S'), heard('S', 'TH'), null],
    ['both are clear', good('TH'), good('S'), null],
    ['one is not judged, and the other is another word', unjudged('TH'), anotherWord, null],
  ])('%s', (_, first, second, word) => {
    expect(decide(first, second)).toBe(word)
    // The order of the two decides nothing.
    const turned = decideHeardWord({ sounds: ['S', 'TH'], scores: [second, first], canHear: [true, true] })
    expect(turned).toBe(word === null ? null : 1 - word)
  })

  test('both are clear, and only one could be heard replaced: that one was said', () => {
    expect(decide(good('TH'), good('S'), [true, false])).toBe(0)
    expect(decide(good('TH'), good('S'), [false, true])).toBe(1)
    expect(decide(anotherWord, anotherWord, [true, false])).toBeNull()
  })

  test('a sound that comes twice is clear only when it is so in both places', () => {
    const twice = { right_word: true, phonemes: [...good('S').phonemes, ...heard('S', 'TH').phonemes] }
    expect(decide(anotherWord, twice)).toBe(0)
  })
})

test('a third sound is named, neither of the two nor that of another word', () => {
  expect(findThirdSound(heard('TH', 'T'), 'TH', 'S')).toBe('T')
  expect(findThirdSound(heard('TH', 'S'), 'TH', 'S')).toBeNull()
  expect(findThirdSound(good('TH'), 'TH', 'S')).toBeNull()
  expect(findThirdSound(anotherWord, 'TH', 'S')).toBeNull()
})
