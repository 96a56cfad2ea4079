import { createTestApp, type TestApp } from '#tests/app'
import { play } from '#tests/play'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContentWriter } from './content-writer.ts'
import { writeOfficialNote } from './official-notes.ts'
import { answers } from './schema/learning.ts'
import { noteEntries, notes } from './schema/notes.ts'
import { categories, levelWords, senses, words } from './schema/words.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const word = (headword: string, meaningZh = '新') => ({
  headword,
  ipaUk: null,
  ipaUs: null,
  arpabet: null,
  tags: ['zk', 'gk'],
  frequency: 7,
  meaningZh,
  meaningEn: 'a new meaning',
})
const sense = (headword: string, position: number) => ({
  headword,
  position,
  partOfSpeech: 'n',
  zh: `${position}`,
  en: null,
})
const find = async (headword: string) => (await app.db.select().from(words).where(eq(words.headword, headword)))[0]

test('a word keeps its id through an import, and with it the learner’s answers', async () => {
  const ann = await app.user()
  await play(app, ann.token)
  const before = await find('dog')
  const writer = await createContentWriter(app.db)
  await writer.write('words', [word('dog', '小狗'), word('cat'), word("o'clock")])
  await writer.finish()
  expect(await find('dog')).toMatchObject({
    id: before?.id,
    meaningZh: '小狗',
    tags: ['zk', 'gk'],
    frequency: 7,
    hidden: false,
  })
  expect(await find("o'clock")).toMatchObject({ hidden: false })
  // What the new content no longer has is hidden: cards and answers still point at it.
  expect(await find('mouse')).toMatchObject({ hidden: true })
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(8)
})

test('rows of a word give way to its new ones, also when they come in two batches', async () => {
  const writer = await createContentWriter(app.db)
  await writer.write('words', [word('dog'), word('cat')])
  await writer.write('senses', [sense('dog', 0), sense('dog', 1)])
  await writer.write('senses', [sense('dog', 2)])
  await writer.finish()
  const dog = await find('dog')
  const cat = await find('cat')
  const kept = await app.db
    .select()
    .from(senses)
    .where(eq(senses.wordId, dog?.id ?? 0))
    .orderBy(asc(senses.position))
  expect(kept.map(({ zh }) => zh)).toEqual(['0', '1', '2'])
  expect(await app.db.$count(senses, eq(senses.wordId, cat?.id ?? 0))).toBe(0)
})

test('the first import, cut off, begins again and comes to its end', async () => {
  await app.db.delete(words)
  const cutOff = await createContentWriter(app.db)
  await cutOff.write('words', [word('dog'), word('cat')])
  await cutOff.write('senses', [sense('dog', 0)])
  const again = await createContentWriter(app.db)
  await again.write('words', [word('dog'), word('cat')])
  await again.write('senses', [sense('dog', 0), sense('cat', 0)])
  await again.finish()
  expect(await app.db.$count(senses)).toBe(2)
})

test('levels and categories that are gone go', async () => {
  const writer = await createContentWriter(app.db)
  await writer.write('words', [word('dog')])
  await writer.write('categories', [
    { slug: 'animals-nature', parent: null, kind: 'picture', position: 3, zh: '动物', en: 'Animals', cover: null },
  ])
  await writer.write('levelWords', [
    { map: 'animals-nature', difficulty: 'easy', level: 1, position: 0, headword: 'dog' },
  ])
  await writer.finish()
  expect(await app.db.select({ slug: categories.slug, en: categories.en }).from(categories)).toEqual([
    { slug: 'animals-nature', en: 'Animals' },
  ])
  expect(await app.db.$count(levelWords)).toBe(1)
})

test('an official note that cannot be written stays as it was', async () => {
  const note = (zh: string, headwords: string[]) => ({
    slug: 'animals',
    tag: 'picture' as const,
    cover: '1f436.webp',
    zh,
    en: zh,
    sections: [{ slug: 'all', zh: '全部', en: 'All', pages: [{ zh: '第 1 页', en: 'Page 1', headwords }] }],
  })
  const ids = new Map((await app.db.select().from(words)).map(({ headword, id }) => [headword, id]))
  await writeOfficialNote(app.db, note('动物', ['dog', 'cat']), ids, app.now())
  const [before] = await app.db.select().from(notes)
  const unknown = new Map([['dog', 999_999]])
  await expect(writeOfficialNote(app.db, note('别的', ['dog']), unknown, app.now())).rejects.toThrow('note_entries')
  expect(await app.db.select().from(notes)).toEqual([before])
  expect((await app.db.select().from(noteEntries)).map((entry) => entry.word).toSorted()).toEqual(['cat', 'dog'])
})

test('content that contradicts itself is refused', async () => {
  const writer = await createContentWriter(app.db)
  await expect(writer.write('senses', [sense('nobody', 0)])).rejects.toThrow('nobody')
  await expect(writer.write('users', [])).rejects.toThrow('users')
})
