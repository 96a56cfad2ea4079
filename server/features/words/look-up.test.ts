import { clearLookUps, getWord, listLookUps, reportWord, searchWords, sentenceAudio } from '#contract/words'
import { createTestApp, type TestApp } from '#tests/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordReports } from '../../db/schema/look-ups.ts'
import {
  examples,
  forms,
  nearSynonyms,
  phrases,
  relations,
  roots,
  senses,
  wordNotes,
  words,
} from '../../db/schema/words.ts'
import { aboutWord } from './look-up.ts'
import { createLexiconSource } from './lexicon-source.ts'

let app: TestApp
let ids: Map<string, number>
const id = (headword: string) => ids.get(headword) ?? 0

beforeAll(async () => {
  app = await createTestApp()
  await app.db.insert(words).values(
    [
      { headword: 'ice-cream', meaningZh: '冰淇淋', frequency: 3000 },
      { headword: 'take', meaningZh: '拿', frequency: 60 },
      { headword: 'takeoff', meaningZh: '起飞', frequency: 9000 },
      { headword: 'take off', meaningZh: '起飞' },
      { headword: 'take after', meaningZh: '长得像' },
      { headword: "make up one's mind", meaningZh: '下定决心' },
      { headword: 'do your best', meaningZh: '尽力' },
      { headword: 'help yourself', meaningZh: '请自便' },
      { headword: 'high school', meaningZh: '高中' },
      { headword: 'takeaway', meaningZh: '外卖', frequency: 12000 },
      { headword: 'AM', meaningZh: '上午', frequency: 4000 },
      { headword: 'China', meaningZh: '中国', frequency: 500 },
      { headword: 'be', meaningZh: '是', frequency: 1 },
      { headword: 'saw', meaningZh: '锯子', frequency: 4500 },
      { headword: 'see', meaningZh: '看见', frequency: 60 },
      { headword: 'secret', meaningZh: '秘密', frequency: 70, hidden: true },
    ].map((word) => ({ meaningEn: 'something', ...word })),
  )
  const rows = await app.db.select({ id: words.id, headword: words.headword }).from(words)
  ids = new Map(rows.map((row) => [row.headword, row.id]))
  await app.db.insert(forms).values([
    { form: 'mice', wordId: id('mouse'), kind: 'plural' },
    { form: 'am', wordId: id('be'), kind: 'present' },
    { form: 'saw', wordId: id('see'), kind: 'past' },
    { form: 'ams', wordId: id('AM'), kind: 'plural' },
    { form: 'chinas', wordId: id('China'), kind: 'plural' },
    { form: 'dog', wordId: id('dog'), kind: 'variant' },
    { form: 'took off', wordId: id('take off'), kind: 'past' },
    { form: 'taking off', wordId: id('take off'), kind: 'gerund' },
    { form: 'does your best', wordId: id('do your best'), kind: 'third_person' },
    { form: "made up one's mind", wordId: id("make up one's mind"), kind: 'past' },
    { form: 'yce-cream', wordId: id('ice-cream'), kind: 'variant' },
  ])
  const wordId = id('dog')
  await app.db
    .insert(senses)
    .values({ wordId, position: 1, partOfSpeech: 'v', zh: '跟踪', en: 'follow', authored: true })
  await app.db.insert(examples).values({ wordId, position: 1, en: 'The dog sleeps.', zh: '狗在睡觉。', authored: true })
  await app.db.insert(relations).values([
    { wordId, kind: 'synonym', other: 'hound' },
    { wordId, kind: 'related', other: 'puppy' },
  ])
  await app.db.insert(phrases).values({ wordId, position: 1, text: 'hot dog', zh: '热狗' })
  await app.db.insert(roots).values({ wordId, root: 'dog-', meaning: 'a root', origin: null })
  await app.db.insert(wordNotes).values([
    { wordId, kind: 'memory', zh: '倒过来是 god', en: 'Backwards it is god' },
    { wordId, kind: 'culture', zh: '西方人把狗当家人', en: 'A dog is family' },
  ])
  await app.db
    .insert(nearSynonyms)
    .values({ wordId, position: 1, zh: 'dog, hound: 都指狗', en: 'dog, hound: both are dogs' })
})
afterAll(() => app.close())

const look = (word: string, language: 'zh' | 'en' = 'en') => app.call(getWord, { params: { word } }, null, { language })
const refusedWord = (word: string) => app.refused(getWord, { params: { word } })

describe('a word', () => {
  test('comes with every block that the dictionary has, each with its source, and no empty one', async () => {
    const { sections, ...word } = await look('dog')
    expect(word).toMatchObject({ headword: 'dog', meaning: { zh: '狗' }, form_of: [], picture: '/pictures/1f436.webp' })
    expect(sections.map(({ kind }) => kind)).toEqual([
      'definitions',
      'examples',
      'memory_aids',
      'collocations',
      'synonyms',
      'near_synonyms',
      'word_structure',
      'cultural_notes',
      'related_words',
    ])
    for (const { source, items } of sections) {
      expect(source.length).toBeGreaterThan(0)
      expect(items.length).toBeGreaterThan(0)
    }
    expect(sections[0]?.source).toEqual(['wordgrove', 'ecdict', 'wordnet'])
    expect(sections[1]).toEqual({
      kind: 'examples',
      source: ['wordgrove'],
      items: [{ id: `${id('dog')}-1`, en: 'The dog sleeps.', zh: '狗在睡觉。' }],
    })
  })

  test('names us as a source of synonyms and related words where the entry is reviewed, else WordNet', async () => {
    const sources = async () => {
      const { sections } = await look('dog')
      const sourceOf = (kind: string) => sections.find((section) => section.kind === kind)?.source
      return [sourceOf('synonyms'), sourceOf('related_words')]
    }
    expect(await sources()).toEqual([['wordgrove'], ['wordgrove', 'wordnet']])
    await app.db
      .update(words)
      .set({ reviewed: false })
      .where(eq(words.id, id('dog')))
    expect(await sources()).toEqual([['wordnet'], ['wordnet']])
    await app.db
      .update(words)
      .set({ reviewed: true })
      .where(eq(words.id, id('dog')))
  })

  test('has the parts and the origin that editors wrote, in the asked language and named as ours', async () => {
    const wordId = id('mouse')
    await app.db.insert(roots).values([
      { wordId, position: 1, root: 'un-', zh: '不', meaning: 'not' },
      { wordId, position: 2, root: 'happy', zh: '快乐的', meaning: null },
      { wordId, position: 3, root: '-ness', zh: '状态', meaning: 'state' },
    ])
    await app.db.insert(wordNotes).values({ wordId, kind: 'etymology', zh: '来自古英语。', en: 'From Old English.' })
    const blocks = async (language: 'zh' | 'en') =>
      (await look('mouse', language)).sections.filter(({ kind }) => kind === 'word_structure' || kind === 'etymology')
    expect(await blocks('zh')).toEqual([
      {
        kind: 'word_structure',
        source: ['wordgrove'],
        items: [
          { part: 'un-', meaning: '不', origin: null },
          { part: 'happy', meaning: '快乐的', origin: null },
          { part: '-ness', meaning: '状态', origin: null },
        ],
      },
      { kind: 'etymology', source: ['wordgrove'], items: ['来自古英语。'] },
    ])
    expect((await blocks('en')).map(({ items }) => items)).toEqual([
      [
        { part: 'un-', meaning: 'not', origin: null },
        { part: 'happy', meaning: '', origin: null },
        { part: '-ness', meaning: 'state', origin: null },
      ],
      ['From Old English.'],
    ])
    expect((await look('cat')).sections.map(({ kind }) => kind)).not.toContain('etymology')
  })

  test.each([
    ['AM', 'AMs'],
    ['China', 'Chinas'],
  ])('%s has its forms with its capitals', async (word, plural) => {
    const { sections } = await look(word)
    const items = sections.flatMap((section) => (section.kind === 'forms' ? section.items : []))
    expect(items).toEqual([{ form: plural, kind: 'plural' }])
  })

  test('has its prose in the asked language', async () => {
    const prose = async (language: 'zh' | 'en') =>
      (await look('dog', language)).sections.filter(({ kind }) => /memory|near/.test(kind)).map(({ items }) => items)
    expect(await prose('zh')).toEqual([['倒过来是 god'], ['dog, hound: 都指狗']])
    expect(await prose('en')).toEqual([['Backwards it is god'], ['dog, hound: both are dogs']])
  })

  test.each([
    ['mice', 'mouse', [{ headword: 'mouse', kind: 'plural' }]],
    ['saw', 'saw', [{ headword: 'see', kind: 'past' }]],
    ['am', 'be', [{ headword: 'be', kind: 'present' }]],
    ['AM', 'AM', [{ headword: 'be', kind: 'present' }]],
  ])('%s is found as %s with what it is a form of', async (asked, headword, form_of) => {
    expect(await look(asked)).toMatchObject({ headword, form_of })
  })

  test.each([
    ['DOG', 'dog'],
    ['  dog ', 'dog'],
    ['ｄｏｇ', 'dog'],
    ['ice cream', 'ice-cream'],
    ['icecream', 'ice-cream'],
    ['dog’s', 'dog'],
    ['china', 'China'],
  ])('"%s" is %s', async (asked, headword) => {
    expect((await look(asked)).headword).toBe(headword)
  })
})

describe('a phrase', () => {
  test.each([
    ['take off', 'take off', []],
    ['Take  Off', 'take off', []],
    ['took off', 'take off', [{ headword: 'take off', kind: 'past' }]],
    ['taking off', 'take off', [{ headword: 'take off', kind: 'gerund' }]],
    ['take-off', 'takeoff', []],
    ['high schools', 'high school', []],
    ['make up my mind', "make up one's mind", []],
    ['does his best', 'do your best', []],
    ['help themselves', 'help yourself', []],
    ['made up their mind', "make up one's mind", []],
  ])('%s is found as %s', async (asked, headword, form_of) => {
    expect(await look(asked)).toMatchObject({ headword, form_of })
  })

  test('is suggested behind the common words that begin so, before rare ones', async () => {
    const suggested = async (q: string) =>
      (await app.call(searchWords, { query: { q } })).items.map(({ headword }) => headword)
    expect(await suggested('take')).toEqual(['take', 'take off', 'take after', 'takeoff', 'takeaway'])
    expect(await suggested('take o')).toEqual(['take off'])
    expect(await suggested('took off')).toEqual(['take off'])
    expect(await suggested('高中')).toEqual(['high school'])
  })
})

describe('what is no word', () => {
  test('is answered with words that may have been meant, at most five', async () => {
    const { status, code, message } = await refusedWord('tigr')
    expect({ status, code, message }).toEqual({ status: 404, code: 'word_invalid', message: '无效单词' })
    const { suggestions } = (await (await app.request('/api/words/ca')).json()) as { suggestions: string[] }
    expect(suggestions).toContain('cat')
    expect(suggestions.length).toBeLessThanOrEqual(5)
    const response = await app.request('/api/words/hamstr')
    expect(await response.json()).toMatchObject({ suggestions: ['hamster'] })
  })

  test.each([
    ['苹果', 404],
    ['🐶', 404],
    [' ', 404],
    ["'", 404],
    ['../../etc/passwd', 404],
    ["' or 1=1--", 404],
    ['__proto__', 404],
    ['constructor', 404],
    ['x'.repeat(64), 404],
    ['x'.repeat(65), 400],
    ['do\0g', 400],
    ['a\ud800b', 404],
  ])('%j is refused clearly', async (asked, status) => {
    const path = `/api/words/${encodeURIComponent(asked.toWellFormed())}`
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  test('a broken address is no fault of the server', async () => {
    expect((await app.request('/api/words/%E0%A4%A')).status).toBeLessThan(500)
  })

  test('Chinese suggests the words that mean it', async () => {
    expect(await (await app.request(`/api/words/${encodeURIComponent('苹果')}`)).json()).toMatchObject({
      suggestions: ['apple'],
    })
  })

  test('a form may have been meant, and a word is named once', async () => {
    expect(await (await app.request('/api/words/mcie')).json()).toMatchObject({ suggestions: ['mice'] })
    expect(await (await app.request('/api/words/muose')).json()).toMatchObject({ suggestions: ['mouse'] })
  })

  test('a hidden word is unknown, and never suggested', async () => {
    expect(await (await app.request('/api/words/secret')).json()).toMatchObject({
      code: 'word_invalid',
      suggestions: [],
    })
  })
})

describe('search', () => {
  const find = async (q: string, limit?: number) =>
    (await app.call(searchWords, { query: { q, ...(limit && { limit }) } })).items.map(({ headword }) => headword)

  test('by the first letters, the commonest first, an exact word before all', async () => {
    expect(await find('ca', 3)).toEqual(['cat', 'camel', 'carrot'])
    expect(await find('CAT')).toEqual(['cat'])
    expect(await find('bee')).toEqual(['bee'])
    expect(await find('pine')).toEqual(['pineapple'])
  })

  test('by Chinese', async () => {
    expect(await find('苹果')).toEqual(['apple'])
    expect((await find('菠'))[0]).toBe('pineapple')
    expect(await find('跟踪')).toEqual(['dog'])
  })

  test('an inflected form finds its word', async () => {
    expect(await find('mice')).toEqual(['mouse'])
  })

  test('the beginning of another spelling finds its word', async () => {
    expect(await find('yce-c')).toEqual(['ice-cream'])
    expect((await find('dog')).filter((word) => word === 'dog')).toEqual(['dog'])
  })

  test('nothing is nothing', async () => {
    expect(await find(' ')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('🐶')).toEqual([])
    expect((await app.refused(searchWords, { query: { q: 'a', limit: 51 } })).status).toBe(400)
  })
})

describe('what the page of a word is about', () => {
  const about = (path: string, deps = app.deps) => aboutWord(deps, createLexiconSource(), path, 'zh')

  test.each([
    ['/word/dog', '/word/dog', 'dog：狗'],
    ['/word/MICE/', '/word/mouse', 'mouse：老鼠'],
    ['/word/ice%20cream', '/word/ice-cream', 'ice-cream：冰淇淋'],
    ['/word/took%20off', '/word/take%20off', 'take off：起飞'],
  ])('%s is of %s', async (path, canonical, title) => {
    expect(await about(path)).toMatchObject({ path: canonical, subject: { title } })
  })

  test('nothing where no word stands, and before the dictionary is there', async () => {
    for (const path of ['/word/blorb', '/word/%E0%A4%A', '/word/', '/word/secret']) expect(await about(path)).toBeNull()
    expect(await about('/word/dog', { ...app.deps, contentReady: () => false })).toBeNull()
  })
})

test('without the dictionary every look-up says that it is being prepared', async () => {
  const early = await app.restarted({ contentReady: false })
  expect((await early.refused(getWord, { params: { word: 'dog' } })).code).toBe('content_loading')
})

test('a mistake is reported by its block, and stays when the learner goes', async () => {
  const ann = await app.user()
  await app.call(
    reportWord,
    { params: { word: 'mice' }, body: { section: 'examples', text: ' 例句的中文不对 ' } },
    ann.token,
  )
  const rows = await app.db.select().from(wordReports).where(eq(wordReports.userId, ann.id))
  expect(rows).toMatchObject([{ wordId: id('mouse'), section: 'examples', text: '例句的中文不对', resolvedAt: null }])
  const wrong = await app.refused(reportWord, { params: { word: 'dog' }, body: { text: 'x'.repeat(1001) } }, ann.token)
  expect(wrong.code).toBe('text_too_long')
})

test('what was looked up is the learner’s own, and can be forgotten', async () => {
  const ann = await app.user()
  expect(await app.call(listLookUps, {}, ann.token)).toEqual({ items: [] })
  await app.call(clearLookUps, {}, ann.token)
})

describe('sound', () => {
  const hear = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, type: response.headers.get('content-type'), bytes: await response.arrayBuffer() }
  }

  test('of a word, of its forms, and of an example, in both accents and slowly, without a session', async () => {
    const paths = ['words/dog', 'words/MICE', 'words/ice%20cream', `sentences/${id('dog')}-1`]
    for (const path of paths) {
      const { status, type, bytes } = await hear(`/api/${path}/audio?accent=uk&rate=slow`)
      expect({ status, type }, path).toEqual({ status: 200, type: 'audio/wav' })
      expect(new TextDecoder('latin1').decode(bytes.slice(0, 4))).toBe('RIFF')
    }
  })

  test('not of what is no word of the dictionary', async () => {
    for (const path of ['words/blorb', 'words/secret', 'words/say%20this%20please', 'sentences/1-999']) {
      expect((await hear(`/api/${path}/audio`)).status, path).toBe(404)
    }
    expect((await hear('/api/words/dog/audio?accent=fr')).status).toBe(400)
  })
})

test('a sentence that is not there has no sound', async () => {
  expect((await app.refused(sentenceAudio, { params: { id: '1-999' }, query: {} })).code).toBe('audio_unavailable')
  expect((await app.refused(sentenceAudio, { params: { id: '../1' }, query: {} })).status).toBe(400)
})
