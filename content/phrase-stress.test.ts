/** Phrases have their main stress where dictionaries print it. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, expect, test } from 'vitest'
import { joinWithStress, mainWordOf } from './phrase-stress.ts'
import type { WordRow } from './rows.ts'

let words: readonly WordRow[] = []
beforeAll(async () => {
  words = (await readContent()).words
}, CONTENT_TIMEOUT)

/** phrase: UK, US. */
const PHRASES = `
film director: ˈfɪlm dəˌrektə, ˈfɪlm dəˌrɛktɚ
ghost story: ˈɡəʊst ˌstɔːri, ˈɡoʊst ˌstɔri
team leader: ˈtiːm ˌliːdə, ˈtim ˌlidɚ
bus stop: ˈbʌs stɒp, ˈbʌs stɑp
push notification: ˈpʊʃ nəʊtɪfɪˌkeɪʃən, ˈpʊʃ noʊtəfəˌkeɪʃən
one-way street: ˌwʌnweɪ ˈstriːt, ˌwʌnweɪ ˈstrit
acid rain: ˌæsɪd ˈreɪn, ˌæsɪd ˈreɪn
grand piano: ˌɡrænd piˈɑːnəʊ, ˌɡrænd piˈænoʊ
point of view: ˌpɔɪnt əv ˈvjuː, ˌpɔɪnt əv ˈvju
ice cream: ˌaɪs ˈkriːm, ˈaɪs krim
buckle up: ˌbʌkəl ˈʌp, ˌbʌkəl ˈʌp
look after: ˈlʊk ˌɑːftə, ˈlʊk ˌæftɚ
break into: ˈbreɪk ˌɪntuː, ˈbreɪk ˌɪntu
depend on: dɪˈpend ɒn, dɪˈpɛnd ɑn
look forward to: ˌlʊk ˈfɔːwəd tuː, ˌlʊk ˈfɔrwɚd tu
pay attention to: ˌpeɪ əˈtenʃən tuː, ˌpeɪ əˈtɛnʃən tu
bear in mind: ˌbeə ɪn ˈmaɪnd, ˌbɛr ɪn ˈmaɪnd
in vain: ɪn ˈveɪn, ɪn ˈveɪn
used to: ˈjuːst tə, ˈjust tə`

test.each(
  PHRASES.trim()
    .split('\n')
    .map((line) => /(.+): (.+), (.+)/.exec(line)?.slice(1) ?? []),
)('%s', (phrase, uk, us) => {
  const word = words.find(({ headword }) => headword === phrase)
  expect([word?.ipaUk, word?.ipaUs]).toEqual([uk, us])
})

test('every phrase has one main stress in both accents', () => {
  const phrases = words.filter(({ headword }) => headword.includes(' '))
  expect(phrases.length).toBeGreaterThan(2_400)
  // A phrase that nobody has decided would pass by chance where one of its words alone has a mark.
  expect(phrases.filter(({ headword }) => !mainWordOf(headword, 'uk') || !mainWordOf(headword, 'us'))).toEqual([])
  const faulty = phrases.filter(({ ipaUk, ipaUs }) => [ipaUk, ipaUs].some((ipa) => ipa?.match(/ˈ/g)?.length !== 1))
  expect(faulty.map(({ headword, ipaUk, ipaUs }) => `${headword} ${ipaUk} ${ipaUs}`)).toEqual([])
})

test('an adverb has the main stress of its verb, a preposition leaves it to the verb', () => {
  const adverbs = /^\S+ (?:up|down|out|off|away|back)$/
  const prepositions = /^\S+ (?:at|for|from|into|of|to|with)$/
  const verbs = words.filter(({ partOfSpeech }) => partOfSpeech === 'v').map(({ headword }) => headword)
  const stressedOn = (form: RegExp) =>
    new Set(verbs.filter((verb) => form.test(verb)).map((verb) => mainWordOf(verb, 'uk')))
  expect(stressedOn(adverbs)).toEqual(new Set([2]))
  expect(stressedOn(prepositions)).toEqual(new Set([1]))
})

test('a phrase is decided for both accents at once', () => {
  expect([mainWordOf('ice cream', 'uk'), mainWordOf('ice cream', 'us'), mainWordOf('no phrase', 'uk')]).toEqual([
    2,
    1,
    undefined,
  ])
})

test('words lose stress before and behind the main one; little words have none', () => {
  const none = () => false
  expect(joinWithStress(['ˌwʌnˈweɪ', 'striːt'], 2, none)).toBe('ˌwʌnweɪ ˈstriːt')
  expect(joinWithStress(['ˈɑpəˌreɪtɪŋ', 'ˈteɪbəl'], 1, none)).toBe('ˈɑpəˌreɪtɪŋ ˌteɪbəl')
  expect(joinWithStress(['wɜːd', 'əv', 'maʊθ'], 3, (index) => index === 1)).toBe('ˌwɜːd əv ˈmaʊθ')
})
