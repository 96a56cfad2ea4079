/** Over the whole dictionary: what learners are asked to say can be scored. */
import { readAuthoredCourses } from '#content/authored-courses'
import { createTestApp, type TestApp } from '#tests/app'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lexicon } from '../words/index.ts'
import { findTarget } from './scoring-target.ts'

let app: TestApp
let lexicon: Lexicon
beforeAll(async () => {
  app = await createTestApp()
  lexicon = await createWholeLexicon(await readContent())
}, CONTENT_TIMEOUT)
afterAll(() => app.close())

const canScore = async (text: string): Promise<boolean> =>
  (await findTarget(app.db, lexicon, { kind: 'sentence', text })) !== null

test('every line of every lesson can be scored, but those with figures', async () => {
  const scenes = (await readAuthoredCourses()).flatMap(({ lessons }) => lessons.flatMap(({ scene }) => scene))
  const lines = scenes.map(({ en }) => en).filter((line) => !/\d/.test(line))
  expect(lines.length).toBeGreaterThan(350)
  const refused: string[] = []
  for (const line of lines) if (!(await canScore(line))) refused.push(line)
  expect(refused).toEqual([])
})

test('19 of 20 example sentences can be scored', async () => {
  const { examples } = await readContent()
  // Every fiftieth: of all of them 5 % hold a figure, a rare name or a rare word.
  const some = examples.filter((_, index) => index % 50 === 0).map(({ en }) => en)
  let scored = 0
  for (const sentence of some) if (await canScore(sentence)) scored += 1
  expect(scored / some.length).toBeGreaterThan(0.93)
})
