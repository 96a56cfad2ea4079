import { describe, expect, test } from 'vitest'
import type { AuthoredWord } from '../authored-words.ts'
import { fingerprintOf, isReviewed } from './reviews.ts'

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
