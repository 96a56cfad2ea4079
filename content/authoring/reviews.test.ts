import { describe, expect, test } from 'vitest'
import type { AuthoredWord } from '../authored-words.ts'
import { faultyHeadwords, fingerprintOf, isReviewed } from './reviews.ts'

const word: AuthoredWord = { senses: [{ pos: 'n', zh: '神经', en: 'a thread that carries feelings' }] }
const passed = { verdict: 'pass' as const, date: '2026-11-22', fingerprint: fingerprintOf(word) }

describe('verdicts', () => {
  test('a word is reviewed once a second reader has passed its text', () => {
    expect(isReviewed(word, passed)).toBe(true)
    expect(isReviewed(word, undefined)).toBe(false)
    expect(isReviewed(undefined, passed)).toBe(false)
    expect(isReviewed(word, { ...passed, verdict: 'fail' })).toBe(false)
  })

  test('what is changed after the check is unreviewed again; a memory aid is not part of it', () => {
    const changed: AuthoredWord = { senses: [{ pos: 'n', zh: '勇气', en: 'a thread that carries feelings' }] }
    expect(isReviewed(changed, passed)).toBe(false)
    expect(isReviewed({ ...word, synonyms: ['fibre'] }, passed)).toBe(false)
    expect(isReviewed({ ...word, memory: { zh: '神经', en: 'nerve' } }, passed)).toBe(true)
  })
})

describe('a file of faults', () => {
  const read = new Set(['take off', 'nerve', "driver's license"])

  test('names headwords, phrases among them, before the colon; entries written anew name none', () => {
    const text = `// take off: the first sense is v | to fly\ntake off | v | 起飞 | to leave: fast | It took off. | 起飞了。\n\nnerve: zh`
    expect([...faultyHeadwords(text, read)]).toEqual(['take off', 'nerve'])
  })

  test.each(['', '// none\n'])('%j names nothing', (text) => {
    expect(faultyHeadwords(text, read).size).toBe(0)
  })

  test('that names a word that was not read is refused', () => {
    expect(() => faultyHeadwords('cloud: wrong', read)).toThrow('cloud')
  })
})
