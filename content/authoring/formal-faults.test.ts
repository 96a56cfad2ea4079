import { describe, expect, test } from 'vitest'
import type { AuthoredWord } from '../authored-words.ts'
import { entryFaults, repeatedSentences } from './formal-faults.ts'

const entry = (
  change: Partial<{ zh: string; en: string; exampleEn: string; exampleZh: string }> = {},
): AuthoredWord => ({
  senses: [
    {
      pos: 'v',
      zh: change.zh ?? '放弃',
      en: change.en ?? 'to leave for good',
      example: {
        en: change.exampleEn ?? 'They abandoned the old car.',
        zh: change.exampleZh ?? '他们把旧车丢下了。',
      },
    },
  ],
})
const faults = (word: AuthoredWord) => entryFaults('abandon', word, ['abandoned', 'abandoning'])

describe('formal faults', () => {
  test('a good entry has none', () => {
    expect(faults(entry())).toEqual([])
  })

  test.each([
    ['a gloss of thirteen words', entry({ en: 'to go away from a person or a thing and not to come back' })],
    ['the headword in its gloss', entry({ en: 'to be abandoned by people' })],
    ['a part of speech in the gloss', entry({ en: 'v. to leave' })],
    ['a full stop behind the gloss', entry({ en: 'to leave.' })],
    ['a zh term of thirteen characters', entry({ zh: '一二三四五六七八九十一二三' })],
    ['a title in the zh', entry({ zh: '《放弃》' })],
    ['a field in the zh', entry({ zh: '[法]委付' })],
    ['a comma of the West in the zh', entry({ zh: '放弃,抛弃' })],
    ['half an ellipsis in the zh', entry({ zh: '把…丢下' })],
    ['half an ellipsis in the zh of an example', entry({ exampleZh: '他们把…丢下了。' })],
    ['an example without the word', entry({ exampleEn: 'They left the old car.' })],
    ['a fragment', entry({ exampleEn: 'an abandoned old car' })],
    ['an example of nineteen words', entry({ exampleEn: `They abandoned it ${'and so on '.repeat(6).trim()}.` })],
    ['zh of an example without its end', entry({ exampleZh: '他们把旧车丢下了' })],
    ['an unfit word in the example', entry({ exampleEn: 'They abandoned the brothel.' })],
    ['itself as a synonym', { ...entry(), synonyms: ['abandon'] }],
    ['one word as synonym and antonym', { ...entry(), synonyms: ['leave'], antonyms: ['leave'] }],
    ['itself as base', { formOf: 'abandon' }],
    ['one meaning twice', { senses: [...(entry().senses ?? []), ...(entry().senses ?? [])] }],
  ])('%s is one', (_, word) => {
    expect(faults(word)).not.toEqual([])
  })

  test('a whole ellipsis stands between the parts of a zh term', () => {
    expect(faults(entry({ zh: '把……丢下' }))).toEqual([])
  })

  test('function words may be explained by themselves, with a remark in the zh', () => {
    const to: AuthoredWord = {
      senses: [
        {
          pos: 'prep',
          zh: '到；向（to 表示方向）',
          en: 'used in "go to school"',
          example: { en: 'Go to bed.', zh: '去睡觉。' },
        },
      ],
    }
    expect(entryFaults('to', to, [])).toEqual([])
  })

  const phrase = (en: string, example: string): AuthoredWord => ({
    senses: [{ pos: 'v', zh: '起飞', en, example: { en: example, zh: '它起飞了。' } }],
  })
  const forms = ['takes off', 'took off', 'taking off', 'taken off']

  test.each([
    ['as it is', phrase('to leave the ground', 'Planes take off every hour.')],
    ['inflected', phrase('to leave the ground', 'The plane took off late.')],
    ['with its object in it', phrase('to remove clothes', 'He took his wet shoes off.')],
    ['and its gloss a word of it', phrase('to go off the ground', 'The plane took off late.')],
  ])('an example may hold a phrase %s', (_, word) => {
    expect(entryFaults('take off', word, forms)).toEqual([])
  })

  test.each([
    ['the whole phrase in its gloss', phrase('to be taking off', 'The plane took off late.')],
    ['an example with a part of it', phrase('to leave the ground', 'The plane took us home.')],
  ])('%s is a fault of a phrase', (_, word) => {
    expect(entryFaults('take off', word, forms)).not.toEqual([])
  })

  test("any pronoun may stand for your, one's and oneself", () => {
    expect(
      entryFaults('make up your mind', phrase('to decide', 'He made up his mind.'), ['made up your mind']),
    ).toEqual([])
    expect(
      entryFaults("make up one's mind", phrase('to decide', 'She made up her mind.'), ["made up one's mind"]),
    ).toEqual([])
    expect(
      entryFaults('enjoy oneself', phrase('to have fun', 'They enjoyed themselves.'), ['enjoyed oneself']),
    ).toEqual([])
    expect(
      entryFaults('enjoy oneself', phrase('to have fun', 'They enjoyed the film.'), ['enjoyed oneself']),
    ).not.toEqual([])
  })

  test('a determiner is a function word: its gloss may name it', () => {
    const every: AuthoredWord = {
      senses: [
        {
          pos: 'det',
          zh: '每一个',
          en: 'all, as in "every day"',
          example: { en: 'I run every day.', zh: '我每天跑步。' },
        },
      ],
    }
    expect(entryFaults('every', every, [])).toEqual([])
  })

  test('a sentence of two words is found', () => {
    expect(
      repeatedSentences(
        new Map([
          ['abandon', entry()],
          ['car', entry()],
        ]),
      ),
    ).toEqual([{ sentence: 'They abandoned the old car.', headwords: ['abandon', 'car'] }])
  })
})
