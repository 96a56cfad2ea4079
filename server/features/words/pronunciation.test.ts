// @module-tag postgres
import { getWord } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forms, senses, words } from '../../db/schema/words.ts'
import { wordEdits } from '../../db/schema/word-edits.ts'
import { soundEdition } from './audio.ts'
import { britishWords } from './british-words.ts'
import { createLexiconSource } from './lexicon-source.ts'

let app: TestApp

/** headword, form, UK and US of the headword, UK and US of the form */
const PHRASES = [
  ['tear up', 'tears up', 'ˌteə ˈʌp', 'ˌtɛr ˈʌp', 'ˌteəz ˈʌp', 'ˌtɛrz ˈʌp'],
  ['take off', 'took off', 'ˌteɪk ˈɒf', 'ˌteɪk ˈɔf', 'ˌtʊk ˈɒf', 'ˌtʊk ˈɔf'],
  ['live on', 'lives on', 'ˈlɪv ɒn', 'ˈlɪv ɑn', 'ˈlɪvz ɒn', 'ˈlɪvz ɑn'],
  ['wind up', 'wound up', 'ˌwaɪnd ˈʌp', 'ˌwaɪnd ˈʌp', 'ˌwaʊnd ˈʌp', 'ˌwaʊnd ˈʌp'],
  ['progress', 'progressing', 'ˈprəʊɡres', 'ˈprɑɡrɛs', 'prəˈɡresɪŋ', 'prəˈɡrɛsɪŋ'],
  ['read out', 'reads out', 'ˌriːd ˈaʊt', 'ˌrid ˈaʊt', 'ˌriːdz ˈaʊt', 'ˌridz ˈaʊt'],
  [
    'make up your mind',
    'made up my mind',
    'ˌmeɪk ˌʌp jɔː ˈmaɪnd',
    'ˌmeɪk ˌʌp jɔr ˈmaɪnd',
    'ˌmeɪd ˌʌp maɪ ˈmaɪnd',
    'ˌmeɪd ˌʌp maɪ ˈmaɪnd',
  ],
] as const

beforeAll(async () => {
  app = await createTestApp()
  const rows = await app.db
    .insert(words)
    .values([
      { headword: 'lead', ipaUk: 'liːd', ipaUs: 'lid', meaningZh: '带领', meaningEn: 'to show the way' },
      { headword: 'be', ipaUk: 'biː', ipaUs: 'bi', meaningZh: '是', meaningEn: 'to exist' },
      ...PHRASES.map(([headword, , uk, us]) => ({ headword, ipaUk: uk, ipaUs: us, meaningZh: '词组', meaningEn: 'x' })),
      // Words of one sound each, to hear what the forms shall sound like.
      ...PHRASES.map(([, form, , , uk, us]) => ({
        headword: `like ${form}`,
        ipaUk: uk,
        ipaUs: us,
        meaningZh: '词组',
        meaningEn: 'x',
      })),
      { headword: 'my', ipaUk: 'maɪ', ipaUs: 'maɪ', meaningZh: '我的', meaningEn: 'of me' },
    ])
    .returning({ id: words.id })
  const [leadId = 0, beId = 0, ...phraseIds] = rows.map(({ id }) => id)
  const own = { wordId: leadId, en: null, authored: true }
  await app.db.insert(senses).values([
    { ...own, position: 1, partOfSpeech: 'v', zh: '带领', ipaUk: 'liːd', ipaUs: 'lid' },
    { ...own, position: 2, partOfSpeech: 'n', zh: '铅', ipaUk: 'led', ipaUs: 'lɛd' },
    { ...own, position: 3, partOfSpeech: 'n', zh: '导线' },
  ])
  await app.db.insert(forms).values([
    { form: 'was', wordId: beId, kind: 'past' },
    ...PHRASES.map(([, form], index) => ({
      form: form.replace(' my ', ' your '),
      wordId: phraseIds[index] ?? 0,
      kind: form === 'progressing' ? 'gerund' : 'past',
    })),
  ])
})
afterAll(() => app.close())

const hear = async (query: string, word = 'lead') => {
  const response = await app.request(`/api/words/${encodeURIComponent(word)}/audio?${query}`)
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()).toString('base64') : response.status
}

test('each sense brings its pronunciation, and those without have none', async () => {
  const { sections } = await app.call(getWord, { params: { word: 'lead' } })
  const [definitions] = sections
  expect(definitions?.kind === 'definitions' && definitions.items.map(({ pronunciation }) => pronunciation)).toEqual([
    { sense: 1, ipa_uk: 'liːd', ipa_us: 'lid' },
    { sense: 2, ipa_uk: 'led', ipa_us: 'lɛd' },
    undefined,
  ])
})

test.each(['us', 'uk'])('a sense is heard as it is printed, in the %s', async (accent) => {
  const [word, first, metal, plain] = await Promise.all([
    hear(`accent=${accent}`),
    hear(`accent=${accent}&sense=1`),
    hear(`accent=${accent}&sense=2`),
    hear(`accent=${accent}&sense=3`),
  ])
  expect(first).toBe(word)
  expect(plain).toBe(word)
  expect(metal).not.toBe(word)
  expect(typeof metal).toBe('string')
})

test('a sense that the word does not have is not heard', async () => {
  expect(await hear('sense=9')).toBe(404)
  expect(await hear('sense=0')).toBe(400)
  expect(await hear('sense=x')).toBe(400)
})

describe('a form is said as its phrase or word is meant:', () => {
  test.each(PHRASES)('%s, %s', async (headword, form) => {
    for (const query of ['accent=us', 'accent=uk']) {
      const said = await hear(query, form)
      expect(said, query).toBe(await hear(query, `like ${form}`))
      expect(said, query).not.toBe(await hear(query, headword))
    }
  })
})

test('an unchanged sound is not sent again', async () => {
  const path = '/api/words/be/audio?accent=us'
  const held = (await app.request(path)).headers.get('ETag') ?? ''
  const again = await app.request(path, { headers: { 'If-None-Match': held } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a corrected pronunciation is heard at once by those who keep the old sound', async () => {
  const path = '/api/words/be/audio?accent=uk'
  const old = (await app.request(path)).headers.get('ETag') ?? ''
  await app.db.update(words).set({ ipaUk: 'bɪ' }).where(eq(words.headword, 'be'))
  const renewed = await app.restarted({})
  const response = await renewed.request(path, { headers: { 'If-None-Match': old } })
  expect(response.status).toBe(200)
  expect(response.headers.get('ETag')).not.toBe(old)
})

test('an address that names the edition of the sounds is kept for good, which ends with the next edit of a word', async () => {
  const path = '/api/words/lead/audio?accent=us&format=mp3'
  const cachingOf = async (edition: string | null) =>
    (await app.request(`${path}&edition=${edition}`)).headers.get('Cache-Control')
  // As another process reads it, whose document a page may have.
  const editionNow = async () => {
    const source = createLexiconSource()
    expect(soundEdition(app.deps, source)).toBeNull()
    await source.read(app.db)
    return soundEdition(app.deps, source)
  }
  const edition = await editionNow()
  expect(await cachingOf(edition)).toBe('public, max-age=31536000, immutable')
  expect(await cachingOf('another')).toBe('public, no-cache')
  const [word] = await app.db.select({ id: words.id }).from(words).where(eq(words.headword, 'lead'))
  const edit = { block: 'pronunciations', source: [], sourceHash: '', writtenOver: '', version: 1, author: 'ann' }
  await app.db.insert(wordEdits).values({ ...edit, wordId: word?.id ?? 0, at: new Date() })
  expect(await editionNow()).not.toBe(edition)
  expect(await editionNow()).toBe(await editionNow())
})

test('a British sentence is said with printed words, their forms and weak forms, but not forms of words of several sounds', () => {
  const path = { key: 'path', summary: { ipa_uk: 'pɑːθ' } }
  const lead = { key: 'lead', summary: { ipa_uk: 'liːd' } }
  const printed = new Map(Object.entries({ lead, leads: lead, path, paths: path }))
  const lexicon = { resolve: (word: string) => (printed.has(word) ? { entry: printed.get(word), formOf: [] } : null) }
  const words = britishWords(
    "The paths lead to a dog's home, and one leads on.",
    lexicon as unknown as Parameters<typeof britishWords>[1],
  )
  expect(words).toEqual({ the: 'ðə', paths: 'pɑːðz', lead: 'liːd', to: 'tə', a: 'ə', and: 'ənd' })
})

test('function words have strong and weak forms, by the form that was asked for', async () => {
  const was = await app.call(getWord, { params: { word: 'was' } })
  expect(was.headword).toBe('be')
  expect(was.weak_forms).toEqual({
    form: 'was',
    uk: { strong: 'wɒz', weak: ['wəz'] },
    us: { strong: 'wʌz', weak: ['wəz'] },
    before_vowels: false,
  })
  expect((await app.call(getWord, { params: { word: 'be' } })).weak_forms?.form).toBe('be')
  expect((await app.call(getWord, { params: { word: 'lead' } })).weak_forms).toBeUndefined()
})
