import { getLevels, listChallenges, startRun } from '#contract/challenges'
import { createTestApp, type TestApp } from '#tests/app'
import { DEMO, play, start } from '#tests/play'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const levelsOf = (token: string, difficulty: 'easy' | 'medium' = 'easy', sub?: string) =>
  app.call(getLevels, { params: { category: 'animals-nature' }, query: { difficulty, ...(sub && { sub }) } }, token)

test('the catalogue lists picture categories before exam lists, with the learner’s own progress', async () => {
  const ann = await app.user()
  await play(app, ann.token)
  const { categories } = await app.call(listChallenges, {}, ann.token)
  expect(categories.map(({ slug }) => slug)).toEqual(['animals-nature', 'food-drink', 'cet4'])
  expect(categories[0]).toMatchObject({
    completed: 1,
    stars: 3,
    subcategories: [{ slug: 'animal-mammal', completed: 0 }],
  })
  const { categories: others } = await app.call(listChallenges, {}, (await app.user()).token)
  expect(others[0]).toMatchObject({ completed: 0, stars: 0 })
})

test('three stars open the next level, two do not', async () => {
  const ann = await app.user()
  await play(app, ann.token, {}, 2)
  expect((await levelsOf(ann.token)).levels.slice(0, 2)).toMatchObject([
    { level: 1, stars: 2, state: 'completed', locked_by: null },
    { level: 2, stars: 0, state: 'locked', locked_by: 'stars' },
  ])
  await play(app, ann.token)
  expect((await levelsOf(ann.token)).levels[1]).toMatchObject({
    level: 2,
    stars: 0,
    state: 'unlocked',
    locked_by: null,
  })
})

test('a level shows its first picture and, once it is open, its words and the best time', async () => {
  const ann = await app.user()
  const { words } = await start(app, ann.token)
  const [open, locked] = (await levelsOf(ann.token)).levels
  expect(open).toMatchObject({ best_ms: null })
  expect(open?.picture).toMatch(/^\/pictures\//)
  expect(open?.words).toHaveLength(8)
  expect(words.map(({ headword }) => headword)).toEqual(expect.arrayContaining(open?.words ?? []))
  expect(locked).toMatchObject({ words: [], best_ms: null })
  expect(locked?.picture).toMatch(/^\/pictures\//)

  await play(app, ann.token)
  const first = (await levelsOf(ann.token)).levels[0]?.best_ms ?? 0
  expect(first).toBeGreaterThan(0)
  await play(app, ann.token, {}, 2)
  const [after] = (await levelsOf(ann.token)).levels
  expect(after?.best_ms).toBeLessThanOrEqual(first)
  // The map of a subcategory has times of its own.
  expect((await levelsOf(ann.token, 'easy', 'animal-mammal')).levels[0]?.best_ms).toBeNull()
})

test('a locked level by its address is refused in the words of the product, in both languages', async () => {
  const ann = await app.user()
  const body = { ...DEMO, level: 3, id: randomUUID() }
  expect(await app.refused(startRun, { body }, ann.token, { language: 'en' })).toMatchObject({
    status: 403,
    code: 'level_locked',
    message: 'You need to complete the previous level with 3 stars to unlock this level!',
  })
  expect((await app.refused(startRun, { body }, ann.token, { language: 'zh' })).message).toContain('3 星')
})

test('guests play the demo and see what an account opens', async () => {
  const guest = await app.guest()
  const { levels } = await levelsOf(guest.token)
  expect(levels.map(({ locked_by }) => locked_by)).toEqual([null, 'stars', 'stars', 'account'])
  await start(app, guest.token)
  for (const place of [
    { level: 4 },
    { difficulty: 'medium' as const },
    { sub: 'animal-mammal' },
    { category: 'food-drink' },
  ]) {
    const refusal = await app.refused(startRun, { body: { ...DEMO, id: randomUUID(), ...place } }, guest.token)
    expect(refusal, JSON.stringify(place)).toMatchObject({ status: 403, code: 'guest_not_allowed' })
  }
})

test('the normal locks hold inside the demo', async () => {
  const guest = await app.guest()
  expect(await app.refused(startRun, { body: { ...DEMO, level: 2, id: randomUUID() } }, guest.token)).toMatchObject({
    code: 'level_locked',
  })
  await play(app, guest.token)
  expect((await start(app, guest.token, { level: 2 })).level).toBe(2)
})

test('a subcategory has a map of its own', async () => {
  const ann = await app.user()
  await play(app, ann.token, { sub: 'animal-mammal' })
  expect((await levelsOf(ann.token, 'easy', 'animal-mammal')).levels[0]).toMatchObject({ state: 'completed', stars: 3 })
  expect((await levelsOf(ann.token)).levels[0]).toMatchObject({ state: 'unlocked', stars: 0 })
})

test.each([
  ['an unknown category', { category: 'nowhere' }, 'challenge_without_words'],
  ['a subcategory of another category', { category: 'food-drink', sub: 'animal-mammal' }, 'challenge_without_words'],
  ['a subcategory as a category', { category: 'animal-mammal' }, 'challenge_without_words'],
  ['a level past the end', { level: 99 }, 'level_without_words'],
])('%s says that there are no words', async (_, place, code) => {
  const ann = await app.user()
  const refusal = await app.refused(startRun, { body: { ...DEMO, id: randomUUID(), ...place } }, ann.token, {
    language: 'en',
  })
  expect(refusal).toMatchObject({ status: 404, code })
  if (code === 'level_without_words') expect(refusal.message).toBe('No words found for level 99')
})

test('while the dictionary is being loaded, a run is refused and can be tried again', async () => {
  const loading = await app.restarted({ contentReady: false })
  const ann = await app.user()
  const refusal = await loading.refused(startRun, { body: { ...DEMO, id: randomUUID() } }, ann.token)
  expect(refusal).toMatchObject({ status: 503, code: 'content_loading' })
  expect(refusal.headers.get('Retry-After')).toBe('2')
})
