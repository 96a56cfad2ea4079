import { describe, expect, test } from 'vitest'
import type { QuestionKind, RunWord } from '#contract/challenges'
import { explanationOf } from './explanation-of.ts'

const word = (id: number, headword: string, us: string | null = null, uk: string | null = us): RunWord => ({
  id,
  headword,
  ipa_us: us,
  ipa_uk: uk,
  meaning: { zh: '意思', en: 'meaning' },
  picture: null,
})

const ship = word(1, 'ship', 'ʃɪp')
const sheep = word(2, 'sheep', 'ʃip', 'ʃiːp')
const elephant = word(3, 'elephant', 'ˈɛləfənt', 'ˈelɪfənt')

const chose = (asked: RunWord, chosen: RunWord, kind: QuestionKind = 'choose_meaning', accent: 'us' | 'uk' = 'us') =>
  explanationOf({ word: asked, chosen, answer: { kind, given: String(chosen.id) } }, accent)

const wrote = (kind: QuestionKind, given: string) =>
  explanationOf({ word: ship, chosen: undefined, answer: { kind, given } }, 'us')

describe('a wrong choice', () => {
  test('of a word that looks and sounds alike says in what the two differ, in the learner’s accent', () => {
    const us = chose(ship, sheep)
    const uk = chose(ship, sheep, 'choose_meaning', 'uk')
    expect(us).toMatchObject({ kind: 'words', by: 'choice', letters: { count: 2 }, sounds: { count: 1 } })
    expect(us?.kind === 'words' && us.sounds?.parts[1]?.other).toEqual(['i'])
    expect(uk?.kind === 'words' && uk.sounds?.parts[1]?.other).toEqual(['iː'])
  })

  test('of another word still has both words to show', () => {
    expect(chose(ship, elephant)).toEqual({ kind: 'words', by: 'choice', letters: null, sounds: null })
  })

  test('among own words has something to say only where they look alike', () => {
    expect(chose(word(-1, '番茄'), word(-2, 'tram'))).toBeNull()
    expect(chose(word(-1, 'trams'), word(-2, 'trains'))).toMatchObject({ kind: 'words' })
    expect(chose(word(-1, 'tomato'), sheep)).toMatchObject({ kind: 'words' })
  })

  test('by ear and by voice is known as such', () => {
    expect(chose(ship, sheep, 'listen_and_type')).toMatchObject({ by: 'ear' })
    expect(chose(ship, sheep, 'say_word')).toMatchObject({ by: 'voice' })
  })

  test('compares no sounds of two accents', () => {
    const onlyUs = word(4, 'chip', 'tʃɪp', null)
    const onlyUk = word(5, 'shop', null, 'ʃɒp')
    expect(chose(onlyUs, onlyUk)).toMatchObject({ sounds: null })
    expect(chose(ship, onlyUk)).toMatchObject({ sounds: { count: 1 } })
  })
})

describe('a wrong spelling', () => {
  test.each(['spell_word', 'type_word', 'listen_and_type'] as const)('of %s has its letters', (kind) => {
    expect(wrote(kind, 'shp')).toMatchObject({ kind: 'letters', isHeard: kind === 'listen_and_type' })
  })

  test('has no explanation where nothing was written, or the word was', () => {
    expect(wrote('type_word', '')).toBeNull()
    expect(wrote('spell_word', 'ship')).toBeNull()
  })
})

test.each(['arrange_sentence', 'say_word', 'match_pairs'] as const)('of %s the feedback has said all', (kind) => {
  expect(wrote(kind, 'not_heard 5d0f7f0e')).toBeNull()
})
