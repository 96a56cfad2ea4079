import { wordAudio } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HttpError } from '../../http/errors.ts'
import { spokenMeaning } from './meaning-audio.ts'

const meaning = { zh: '（口）狗；家犬', en: 'an animal that barks (at night)' }
const lexicon = { resolve: () => null }

describe('what is said of a meaning', () => {
  test('is Chinese for a voice that speaks it', () => {
    expect(spokenMeaning({ meaning }, 'zh', 'uk', lexicon)).toEqual({
      text: '狗；家犬',
      ipa: { uk: null, us: null },
      language: 'zh',
    })
  })

  test('is English as sentences are said', () => {
    const said = spokenMeaning({ meaning }, 'en', 'us', lexicon)
    expect(said).toEqual({ text: 'an animal that barks', ipa: { uk: null, us: null }, wordPhonemes: {} })
    // A function word has its weak British form.
    expect(spokenMeaning({ meaning }, 'en', 'uk', lexicon).wordPhonemes).toHaveProperty('an')
  })

  test('is nothing where the word has none', () => {
    expect(() => spokenMeaning({ meaning: { zh: '', en: '' } }, 'zh', 'us', lexicon)).toThrow(HttpError)
  })
})

describe('the address of a word', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('says its meaning in place of the word where that is asked for', async () => {
    const sound = async (query: string) => {
      const response = await app.request(`/api/words/dog/audio?accent=us${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('audio/wav')
      return Buffer.from(await response.arrayBuffer())
    }
    expect(Buffer.compare(await sound('&meaning=en'), await sound(''))).not.toBe(0)
  })

  test('knows two languages', async () => {
    const query = { meaning: 'fr' } as unknown as { meaning: 'zh' }
    expect(await app.refused(wordAudio, { params: { word: 'dog' }, query })).toMatchObject({ status: 400 })
  })
})
