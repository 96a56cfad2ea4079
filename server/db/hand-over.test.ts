/** New content over a database in which a learner has learned with the old one. */
import { randomUUID } from 'node:crypto'
import { startPractice } from '#contract/practice'
import { getReviews, listKnown, listMissed, markKnown, startReview } from '#contract/reviews'
import { getLevels, listChallenges } from '#contract/challenges'
import { getWord } from '#contract/words'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { adding, entriesOf, makeNote, send } from '#tests/notes'
import type { Person } from '#tests/people'
import { A_WHILE, answersFor, finish, play, send as answer, start } from '#tests/play'
import { practise } from '#tests/practise'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rebuildAllCards } from '../features/answers/index.ts'
import { createContentWriter } from './content-writer.ts'
import { setBases } from './hand-over.ts'
import { answers, cards, levelResults } from './schema/learning.ts'
import { lookUps } from './schema/look-ups.ts'
import { knownWords } from './schema/memory.ts'
import { noteEntries, notes } from './schema/notes.ts'
import { ownWords } from './schema/own-words.ts'
import { confusions, pictureSums } from './schema/sums.ts'
import { levelWords, words } from './schema/words.ts'

let app: TestApp
let ann: Person
beforeEach(async () => {
  app = await createTestApp()
  ann = await app.user()
})
afterEach(() => app.close())

interface Upgrade {
  /** New headwords by the words that lead to them from now on. */
  readonly bases?: Record<string, string>
  readonly added?: readonly string[]
  /** Levels that the demo map has from now on; as it was without. */
  readonly levels?: number
}

/** Loads the dictionary as it is, but for what the upgrade changes. */
async function upgrade({ bases = {}, added = [], levels }: Upgrade, isCutOff = false): Promise<void> {
  const rows = await app.db.select().from(words).where(eq(words.hidden, false)).orderBy(asc(words.id))
  const kept = rows.filter(({ headword }) => !Object.hasOwn(bases, headword))
  const writer = await createContentWriter(app.db, app.now)
  const row = ({
    headword,
    meaningZh,
    frequency,
  }: {
    headword: string
    meaningZh: string
    frequency: number | null
  }) => ({
    headword,
    ipaUk: null,
    ipaUs: null,
    arpabet: null,
    tags: [],
    frequency,
    meaningZh,
    meaningEn: `meaning ${headword.length}`,
    topic: null,
    reviewed: true,
    unfit: false,
  })
  await writer.write('words', [
    ...kept.map(row),
    ...added.map((headword) => row({ headword, meaningZh: '新词', frequency: 9 })),
  ])
  const forms = Object.entries(bases).map(([form, headword]) => ({ form, headword, kind: 'plural' }))
  if (forms.length > 0) await writer.write('forms', forms)
  const places = await app.db
    .select({
      map: levelWords.map,
      difficulty: levelWords.difficulty,
      level: levelWords.level,
      position: levelWords.position,
      headword: words.headword,
    })
    .from(levelWords)
    .innerJoin(words, eq(words.id, levelWords.wordId))
  const isKept = (place: (typeof places)[number]) =>
    levels === undefined || place.map !== 'animals-nature' || place.level <= levels
  await writer.write(
    'levelWords',
    places.filter((place) => !Object.hasOwn(bases, place.headword) && isKept(place)),
  )
  await writer.write(
    'bases',
    Object.entries(bases).map(([form, headword]) => ({ form, headword })),
  )
  if (!isCutOff) await writer.finish()
}

const idOf = async (headword: string): Promise<number> => {
  const [row] = await app.db.select({ id: words.id }).from(words).where(eq(words.headword, headword))
  return row?.id ?? 0
}
const cardOf = async (wordId: number) =>
  (
    await app.db
      .select()
      .from(cards)
      .where(and(eq(cards.userId, ann.id), eq(cards.wordId, wordId)))
  )[0]
const begin = (headword: string) =>
  app.call(startPractice, { body: { id: randomUUID(), words: [headword], kinds: ['type_word'] } }, ann.token)

/** Answers a word rightly on so many days, and returns its card. */
async function learn(headword: string, days: number) {
  for (let day = 0; day < days; day += 1) {
    await practise(app, ann.token, await begin(headword))
    app.advance(3 * DAY)
  }
  return cardOf(await idOf(headword))
}

describe('a word that becomes a form of another', () => {
  test('is looked up under its headword, which lists it', async () => {
    await upgrade({ bases: { hamster: 'mouse' } })
    const renewed = await app.restarted({})
    const found = await renewed.call(getWord, { params: { word: 'hamster' } })
    expect(found).toMatchObject({ headword: 'mouse', form_of: [{ headword: 'mouse', kind: 'plural' }] })
  })

  test.each([
    ['the form is remembered better', 3, 1],
    ['the headword is remembered better', 1, 3],
    ['only the form was learned', 2, 0],
  ])('hands its card over, the stronger memory stays: %s', async (_, formDays, baseDays) => {
    const form = await learn('hamster', formDays)
    const base = await learn('mouse', baseDays)
    const stronger = (base?.stability ?? 0) > (form?.stability ?? 0) ? base : form
    await upgrade({ bases: { hamster: 'mouse' } })
    const mouse = await idOf('mouse')
    expect(await cardOf(mouse)).toEqual({ ...stronger, wordId: mouse })
    expect(await cardOf(await idOf('hamster'))).toBeUndefined()
    expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(formDays + baseDays)
  })

  test('cards that are built again are those that were handed over, and so they are after later answers', async () => {
    await learn('hamster', 3)
    await learn('mouse', 1)
    await upgrade({ bases: { hamster: 'mouse' } })
    const mouse = await idOf('mouse')
    const before = await cardOf(mouse)
    await rebuildAllCards(app.db)
    expect(await cardOf(mouse)).toEqual(before)
    await learn('mouse', 2)
    const later = await cardOf(mouse)
    await rebuildAllCards(app.db)
    expect(await cardOf(mouse)).toEqual(later)
    expect(await app.db.$count(cards)).toBe(1)
  })

  test('is answered to its end in a run that was open, and moves the card of its headword', async () => {
    const run = await start(app, ann.token, { type: 'typing' })
    const hamster = await idOf('hamster')
    await upgrade({ bases: { hamster: 'mouse' } })
    app.advance(A_WHILE)
    await answer(app, ann.token, run, answersFor(run))
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 3 })
    expect(await app.db.$count(answers, eq(answers.wordId, hamster))).toBe(1)
    expect(await cardOf(hamster)).toBeUndefined()
    const card = await cardOf(await idOf('mouse'))
    expect(card?.reps).toBe(2)
    await rebuildAllCards(app.db)
    expect(await cardOf(await idOf('mouse'))).toEqual(card)
  })

  test('a practice that was open goes on, and what was missed comes back as the headword', async () => {
    const practice = await begin('hamster')
    await upgrade({ bases: { hamster: 'mouse' } })
    await practise(app, ann.token, practice, [await idOf('hamster')])
    const missed = await app.call(listMissed, {}, ann.token)
    expect(missed.words.map(({ word, times }) => [word.headword, times])).toEqual([['mouse', 1]])
    const review = await app.call(startReview, { body: { id: randomUUID(), words_from: 'missed' } }, ann.token)
    expect(review.words.map(({ headword }) => headword)).toContain('mouse')
    app.advance(10 * DAY)
    expect((await app.call(getReviews, {}, ann.token)).due).toBe(1)
  })

  test('hands over marks, look-ups and what learners confuse, each once', async () => {
    const [hamster, mouse, dog, cat] = [
      await idOf('hamster'),
      await idOf('mouse'),
      await idOf('dog'),
      await idOf('cat'),
    ]
    await app.call(markKnown, { body: { word_ids: [hamster, dog], known: true } }, ann.token)
    await app.db.insert(lookUps).values([
      { userId: ann.id, wordId: hamster, at: new Date('2026-03-02T00:00:00Z'), informedOn: '2026-03-02' },
      { userId: ann.id, wordId: mouse, at: new Date('2026-03-01T00:00:00Z'), informedOn: null },
    ])
    await app.db.insert(confusions).values([
      { wordId: hamster, givenId: dog, times: 2, byPicture: 1 },
      { wordId: mouse, givenId: dog, times: 3, byPicture: 0 },
      { wordId: cat, givenId: hamster, times: 4, byPicture: 4 },
      { wordId: hamster, givenId: mouse, times: 9, byPicture: 9 },
    ])
    await app.db.insert(pictureSums).values([
      { wordId: hamster, asked: 5, right: 4 },
      { wordId: mouse, asked: 10, right: 9 },
    ])
    const compare = async () => {
      expect(await app.db.select({ id: knownWords.wordId }).from(knownWords).orderBy(asc(knownWords.wordId))).toEqual(
        [dog, mouse].toSorted((a, b) => a - b).map((id) => ({ id })),
      )
      expect(await app.db.select().from(lookUps)).toEqual([
        { userId: ann.id, wordId: mouse, at: new Date('2026-03-02T00:00:00Z'), informedOn: '2026-03-02' },
      ])
      expect(await app.db.select().from(confusions).orderBy(asc(confusions.times))).toEqual([
        { wordId: cat, givenId: mouse, times: 4, byPicture: 4 },
        { wordId: mouse, givenId: dog, times: 5, byPicture: 1 },
      ])
      expect(await app.db.select().from(pictureSums)).toEqual([{ wordId: mouse, asked: 15, right: 13 }])
    }
    await upgrade({ bases: { hamster: 'mouse' } })
    await compare()
    await upgrade({ bases: { hamster: 'mouse' } })
    await compare()
    const known = await app.call(listKnown, {}, ann.token)
    expect(known.words.map(({ word }) => word.headword).toSorted()).toEqual(['dog', 'mouse'])
  })

  test('an import that was cut off and begun again ends the same', async () => {
    const form = await learn('hamster', 2)
    await upgrade({ bases: { hamster: 'mouse' } }, true)
    expect(await cardOf(await idOf('hamster'))).toEqual(form)
    await upgrade({ bases: { hamster: 'mouse' } })
    const mouse = await idOf('mouse')
    expect(await cardOf(mouse)).toEqual({ ...form, wordId: mouse })
  })

  test('what an import left behind that was cut off while it handed over, the next one hands over', async () => {
    const form = await learn('hamster', 2)
    const mouse = await idOf('mouse')
    await app.db.update(words).set({ hidden: true }).where(eq(words.headword, 'hamster'))
    await setBases(app.db, new Map([['hamster', mouse]]), app.now())
    expect(await cardOf(await idOf('hamster'))).toEqual(form)
    await upgrade({ bases: { hamster: 'mouse' } })
    expect(await cardOf(mouse)).toEqual({ ...form, wordId: mouse })
    await rebuildAllCards(app.db)
    expect(await cardOf(mouse)).toEqual({ ...form, wordId: mouse })
  })

  test('hands everything on when its headword becomes a form itself, and is a headword again when it comes back', async () => {
    const form = await learn('hamster', 2)
    await upgrade({ bases: { hamster: 'mouse' } })
    await upgrade({ bases: { mouse: 'rabbit', hamster: 'rabbit' } })
    const rabbit = await idOf('rabbit')
    expect(await cardOf(rabbit)).toEqual({ ...form, wordId: rabbit })
    await upgrade({ added: ['hamster'] })
    const [hamster] = await app.db.select().from(words).where(eq(words.headword, 'hamster'))
    expect(hamster).toMatchObject({ hidden: false, baseId: null })
  })
})

describe('entries of notes', () => {
  /** A note whose first page holds dog, cat, bear and these. */
  async function write(entries: Record<string, { meaning?: string; remark?: string }>) {
    const note = await makeNote(app, ann.token)
    const page = note.pages[0]?.id ?? ''
    const changes = Object.entries(entries).map(([word, text]) => ({ ...adding(page, word), ...text }))
    await send(app, ann.token, note.id, note.version, changes)
    return { note, page }
  }

  test('keep their text, meaning and remark, and show the headword’s data', async () => {
    const { note } = await write({ hamster: { meaning: '我的仓鼠', remark: '可爱' } })
    await upgrade({ bases: { hamster: 'mouse' } })
    const entry = (await entriesOf(app, ann.token, note.id)).find(({ word }) => word === 'hamster')
    expect(entry).toMatchObject({ meaning: '我的仓鼠', remark: '可爱', known: { id: await idOf('mouse') } })
  })

  test('a word stands once on a page: the entry of the form goes into the bin, and what was written stays', async () => {
    const { note, page } = await write({ mouse: { meaning: '小老鼠' }, hamster: { remark: '会跑' } })
    await upgrade({ bases: { hamster: 'mouse' } })
    const own = (await entriesOf(app, ann.token, note.id)).filter((entry) => entry.page === page)
    expect(own.map(({ word }) => word).toSorted()).toEqual(['bear', 'cat', 'dog', 'mouse'])
    expect(own.find(({ word }) => word === 'mouse')).toMatchObject({ meaning: '小老鼠', remark: '会跑' })
    const [after] = await app.db.select().from(notes).where(eq(notes.id, note.id))
    expect(after?.words).toBe(6)
    expect(after?.version).toBeGreaterThan(note.version + 1)
    await upgrade({ bases: { hamster: 'mouse' } })
    expect((await app.db.select().from(notes).where(eq(notes.id, note.id)))[0]).toEqual(after)
  })

  test('both entries stay where the learner wrote something else about each', async () => {
    const { note } = await write({ mouse: { meaning: '老鼠' }, hamster: { meaning: '仓鼠' } })
    await upgrade({ bases: { hamster: 'mouse' } })
    const own = (await entriesOf(app, ann.token, note.id)).filter(({ meaning }) => meaning !== null)
    expect(own.map(({ word, meaning }) => `${word} ${meaning}`).toSorted()).toEqual(['hamster 仓鼠', 'mouse 老鼠'])
    const mouse = await idOf('mouse')
    expect(own.map(({ known }) => known?.id)).toEqual([mouse, mouse])
  })
})

describe('an own word that becomes a headword', () => {
  test('keeps its meaning on the page, and its card moves there', async () => {
    const note = await makeNote(app, ann.token)
    await send(app, ann.token, note.id, note.version, [
      { ...adding(note.pages[0]?.id ?? '', 'Vlog’s'), meaning: '我的视频' },
      { ...adding(note.pages[0]?.id ?? '', 'give up'), meaning: '放弃' },
    ])
    const open = await begin("vlog's")
    await practise(app, ann.token, await begin("vlog's"))
    const [own] = await app.db.select().from(ownWords).where(eq(ownWords.key, "vlog's"))
    const card = await cardOf(own?.id ?? 0)
    expect(card?.reps).toBe(1)

    await upgrade({ added: ["vlog's"] })
    const headword = await idOf("vlog's")
    expect(await cardOf(headword)).toEqual({ ...card, wordId: headword })
    const entries = await entriesOf(app, ann.token, note.id)
    expect(entries.find(({ meaning }) => meaning === '我的视频')).toMatchObject({
      word: 'Vlog’s',
      known: { id: headword },
    })
    expect(entries.find(({ word }) => word === 'give up')?.known).toBeNull()

    // What was asked before goes on, what is asked from now on is the headword, and all of it is one card.
    await practise(app, ann.token, open)
    const asked = await begin("vlog's")
    expect(asked.words.map(({ id }) => id)).toEqual([headword])
    await practise(app, ann.token, asked)
    const after = await cardOf(headword)
    expect(after?.reps).toBe(3)
    await rebuildAllCards(app.db)
    expect(await cardOf(headword)).toEqual(after)
    expect(await app.db.$count(cards)).toBe(1)
    expect(await app.db.$count(noteEntries, eq(noteEntries.noteId, note.id))).toBe(7)
  })
})

test('a map that shrinks keeps its stars, its unlocked levels and the results of levels that are gone', async () => {
  for (const level of [1, 2, 3]) await play(app, ann.token, { level })
  const before = await app.db.select().from(levelResults).orderBy(asc(levelResults.level))
  expect(before).toHaveLength(3)
  await upgrade({ levels: 2 })
  expect(await app.db.select().from(levelResults).orderBy(asc(levelResults.level))).toEqual(before)
  const renewed = await app.restarted({})
  const place = { params: { category: 'animals-nature' }, query: { difficulty: 'easy' as const } }
  const { levels } = await renewed.call(getLevels, place, ann.token)
  expect(levels.map(({ stars, locked_by }) => [stars, locked_by])).toEqual([
    [3, null],
    [3, null],
  ])
  const [animals] = (await renewed.call(listChallenges, {}, ann.token)).categories.filter(
    ({ slug }) => slug === 'animals-nature',
  )
  // Two easy levels, one medium and one hard are left; the third easy one is gone, its stars are not.
  expect(animals).toMatchObject({ stars: 9, completed: 2, levels: 4 })
})
