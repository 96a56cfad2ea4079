import { describe, expect, test } from 'vitest'
import { gradeSpeech, gradeWord } from './grade.ts'
import { targetPhones } from './phones.ts'
import { findStress } from './stress.ts'

const think = targetPhones('θɪŋk')
const asS = { at: 0, heard: 'S', penalty: 100 }
const heardAs = (substitutions: (typeof asS)[], certain: (typeof asS)[] = []) => ({
  candidate: { phones: think.map(({ phone }) => phone), target: think, substitutions, penalty: 0 },
  certain,
})

describe('a word', () => {
  test('that was said right has good phonemes, and those that cannot be judged', () => {
    const score = gradeWord({ text: 'think' }, heardAs([]), null)
    expect(score).toMatchObject({ text: 'think', overall: 100, isRightWord: true })
    expect(score.phonemes.map(({ phoneme, ipa, state }) => [phoneme, ipa, state])).toEqual([
      ['TH', 'θ', 'good'],
      ['IH', 'ɪ', 'good'],
      ['NG', 'ŋ', 'good'],
      ['K', 'k', 'not_judged'],
    ])
  })

  test('with a phoneme that is certainly another says which', () => {
    const score = gradeWord({ text: 'think' }, heardAs([asS], [asS]), null)
    expect(score.phonemes[0]).toEqual({ phoneme: 'TH', ipa: 'θ', state: 'replaced', heard: 'S' })
    expect(score).toMatchObject({ overall: 67, isRightWord: true })
  })

  test('with a phoneme that may be another is unclear there', () => {
    const score = gradeWord({ text: 'think' }, heardAs([asS]), null)
    expect(score.phonemes[0]).toMatchObject({ state: 'unclear', heard: 'S' })
    expect(score.overall).toBe(87)
  })

  test('of which nothing can be judged is taken as it is', () => {
    const target = targetPhones('tɔɪ')
    const candidate = { phones: ['T', 'OY'], target, substitutions: [], penalty: 0 }
    const score = gradeWord({ text: 'toy' }, { candidate, certain: [] }, null)
    expect(score).toMatchObject({ overall: 100, isRightWord: true })
    expect(score.phonemes.map(({ state }) => state)).toEqual(['not_judged', 'not_judged'])
  })

  test('that was not said has no phonemes', () => {
    const score = gradeWord({ text: 'think' }, { candidate: null, certain: [] }, null)
    expect(score).toEqual({ text: 'think', overall: 0, isRightWord: false, phonemes: [] })
  })

  test('with its stress elsewhere says so and loses nothing: stress is too often misheard', () => {
    const stress = { expected: 1, heard: 3 }
    expect(gradeWord({ text: 'think' }, heardAs([]), stress)).toMatchObject({ overall: 100, stress })
  })
})

test('a sentence is right when at least half of its words were said', () => {
  const right = gradeWord({ text: 'think' }, heardAs([]), null)
  const wrong = gradeWord({ text: 'think' }, { candidate: null, certain: [] }, null)
  expect(gradeSpeech([right, wrong])).toMatchObject({ outcome: 'scored', overall: 50, isRightWord: true })
  expect(gradeSpeech([right, wrong, wrong])).toMatchObject({ overall: 33, isRightWord: false })
})

describe('stress', () => {
  const target = targetPhones('rɪˈkɔd')
  /** Five phones of 0.1 s each; the vowels as loud as given. */
  const say = (first: number, second: number) => {
    const loudness = [100, first, 100, second, 100]
    const samples = Int16Array.from({ length: 8000 }, (_, index) =>
      Math.round((loudness[Math.floor(index / 1600)] ?? 0) * Math.sin(index / 3)),
    )
    const segments = target.map(({ phone }, nth) => ({ word: phone, start: nth * 10, end: nth * 10 + 9, score: 0 }))
    return findStress(target, segments, samples)
  }

  test('is on the vowel that is louder', () => {
    expect(say(2000, 8000)).toEqual({ expected: 3, heard: 3 })
    expect(say(12_000, 2000)).toEqual({ expected: 3, heard: 1 })
  })

  test('in doubt is where it should be', () => {
    expect(say(4000, 4000)).toEqual({ expected: 3, heard: 3 })
  })

  test('is not judged in a word of one vowel, nor without the phones', () => {
    expect(findStress(think, [], new Int16Array(0))).toBeNull()
    expect(findStress(target, [], new Int16Array(0))).toBeNull()
  })
})
