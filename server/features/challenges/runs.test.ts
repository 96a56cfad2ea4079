// @module-tag postgres
import { answerRun, finishRun, getRun, startRun } from '#contract/challenges'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { A_WHILE, answersFor, answerTo, asked, DEMO, finish, play, send, start } from '#tests/play'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each(['multi-choice', 'typing', 'matching'] as const)(
  'a %s run asks every word of the level and ends with three stars',
  async (type) => {
    const ann = await app.user()
    const { run, result } = await play(app, ann.token, { type })
    expect(new Set(asked(run).map(({ wordId }) => wordId)).size).toBe(8)
    expect(result).toMatchObject({
      stars: 3,
      best_stars: 3,
      right_at_first_try: 8,
      total: 8,
      points: 80,
      missed: [],
      next_level: { level: 2, unlocked: true },
      current_streak: 1,
    })
  },
)

test('starting again with the same id goes on with the same run and its answers', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token, { type: 'typing' })
  const given = answersFor(run).slice(0, 3)
  app.advance(A_WHILE)
  await send(app, ann.token, run, given)
  const again = await start(app, ann.token, { type: 'typing', id: run.id })
  expect(again.questions).toEqual(run.questions)
  expect(again.answers).toEqual(given)
  expect(again.words.map(({ id }) => id).sort()).toEqual(run.words.map(({ id }) => id).sort())
})

test('missed words are told with what was answered, and the better result stands', async () => {
  const ann = await app.user()
  const { run, result } = await play(app, ann.token, {}, 4)
  expect(result).toMatchObject({ stars: 1, right_at_first_try: 4, next_level: { unlocked: false } })
  expect(result.missed).toEqual(
    asked(run)
      .slice(0, 4)
      .map(({ wordId }) => ({ word_id: wordId, given: 'nothing' })),
  )
  expect((await play(app, ann.token)).result).toMatchObject({ stars: 3, best_stars: 3 })
  expect((await play(app, ann.token, {}, 3)).result).toMatchObject({
    stars: 2,
    best_stars: 3,
    next_level: { unlocked: true },
  })
})

test('missed words can be practised, without stars', async () => {
  const ann = await app.user()
  expect(
    await app.refused(startRun, { body: { ...DEMO, id: randomUUID(), words_from: 'missed' } }, ann.token),
  ).toMatchObject({ status: 404, code: 'no_missed_words' })
  const { result } = await play(app, ann.token, {}, 3)
  const practice = await start(app, ann.token, { words_from: 'missed' })
  expect(
    asked(practice)
      .map(({ wordId }) => wordId)
      .sort(),
  ).toEqual(result.missed.map(({ word_id }) => word_id).sort())
  app.advance(A_WHILE)
  await send(app, ann.token, practice, answersFor(practice))
  expect(await finish(app, ann.token, practice)).toMatchObject({ stars: 0, best_stars: 2, missed: [] })
})

test('a run is finished only when every word is right', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  const [first] = asked(run)
  if (!first) throw new Error('a run without questions')
  await send(app, ann.token, run, [
    ...answersFor(run).slice(1),
    answerTo(run, first.question, first.wordId, { given: 'nothing' }),
  ])
  expect(await app.refused(finishRun, { params: { id: run.id } }, ann.token)).toMatchObject({
    status: 409,
    code: 'run_unfinished',
  })
  await send(app, ann.token, run, [answerTo(run, first.question, first.wordId)])
  expect(await finish(app, ann.token, run)).toMatchObject({ right_at_first_try: 7, stars: 3 })
})

test('an answer id counts once, however often and however parallel it is sent', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  const given = answersFor(run)
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(app, ann.token, run, given)))
  expect(sent.every(({ acknowledged }) => acknowledged.length === 8)).toBe(true)
  expect(sent.reduce((sum, { points }) => sum + points, 0)).toBe(80)
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(8)
  expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(8)
})

test('an answer id is one id in either case, and belongs to one run', async () => {
  const ann = await app.user()
  const [run, other] = [await start(app, ann.token), await start(app, ann.token)]
  app.advance(A_WHILE)
  const [answer] = answersFor(run)
  if (!answer) throw new Error('no answer')
  const loud = { ...answer, id: answer.id.toUpperCase() }
  expect((await send(app, ann.token, run, [loud])).acknowledged).toEqual([answer.id])
  expect(await send(app, ann.token, run, [loud, answer])).toMatchObject({ points: 0 })
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(1)
  const elsewhere = {
    params: { id: other.id },
    body: { answers: answersFor(other).map((each) => ({ ...each, id: answer.id })) },
  }
  expect(await app.refused(answerRun, elsewhere, ann.token)).toMatchObject({ status: 400, code: 'answer_foreign' })
})

test('forged answers are refused whole: another word, another kind, too many', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  const [good] = answersFor(run)
  if (!good) throw new Error('a run without questions')
  const refuse = (given: object[]) =>
    app.refused(answerRun, { params: { id: run.id }, body: { answers: given as never } }, ann.token)
  expect(await refuse([good, { ...good, id: randomUUID(), word_id: 999_999 }])).toMatchObject({
    status: 400,
    code: 'answer_foreign',
  })
  expect(await refuse([{ ...good, kind: 'type_word' }])).toMatchObject({ code: 'answer_foreign' })
  expect(await refuse([{ ...good, stars: 3 }])).toMatchObject({ code: 'field_unknown' })
  expect(await refuse([{ ...good, ms: -1 }])).toMatchObject({ status: 400 })
  expect(await refuse([{ ...good, word_id: 2 ** 31 }])).toMatchObject({ code: 'field_invalid' })
  expect(await refuse(Array.from({ length: 51 }, () => ({ ...good, id: randomUUID() })))).toMatchObject({ status: 400 })
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(0)
})

test('another learner’s run does not exist for anyone else', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  const params = { id: run.id }
  for (const refusal of [
    await app.refused(getRun, { params }, ben.token),
    await app.refused(answerRun, { params, body: { answers: answersFor(run) } }, ben.token),
    await app.refused(finishRun, { params }, ben.token),
  ])
    expect(refusal).toMatchObject({ status: 404, code: 'run_not_found' })
  // The same id is another run under another learner.
  expect((await start(app, ben.token, { id: run.id })).answers).toEqual([])
})

test('a run ends after 24 hours: what was acknowledged stays, nothing more is taken', async () => {
  const ann = await app.user()
  const run = await start(app, ann.token)
  app.advance(A_WHILE)
  const given = answersFor(run)
  await send(app, ann.token, run, given.slice(0, 4))
  app.advance(DAY)
  expect(
    await app.refused(answerRun, { params: { id: run.id }, body: { answers: given.slice(4) } }, ann.token),
  ).toMatchObject({ status: 410, code: 'run_expired' })
  expect(await app.refused(finishRun, { params: { id: run.id } }, ann.token)).toMatchObject({ code: 'run_expired' })
  expect(await app.refused(startRun, { body: { ...DEMO, id: run.id } }, ann.token)).toMatchObject({
    code: 'run_expired',
  })
  expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(4)
})

test('a finished run takes no more answers, and can be read with its result', async () => {
  const ann = await app.user()
  const { run, result } = await play(app, ann.token)
  const [late] = answersFor(run)
  expect(
    await app.refused(answerRun, { params: { id: run.id }, body: { answers: late ? [late] : [] } }, ann.token),
  ).toMatchObject({ status: 409, code: 'run_finished' })
  expect((await app.call(getRun, { params: { id: run.id } }, ann.token)).result).toEqual(result)
})
