/** Ids are made by browsers: whoever sends the id of another learner's thing gets nothing of it, and takes nothing from its owner. */
import { randomUUID } from 'node:crypto'
import { changeEmail, endOneSession, listSessions } from '#contract/account'
import { createOrder } from '#contract/billing'
import { answerRun, finishRun, getRun, type Answer } from '#contract/challenges'
import { finishLesson, startLesson } from '#contract/courses'
import { answerFlashcards } from '#contract/flashcards'
import { copyNote, createNote, listEntries } from '#contract/notes'
import { answerPractice, finishPractice, getPractice, startPractice } from '#contract/practice'
import { getReauth, reauthByPassword } from '#contract/reauth'
import { getReviews, markKnown, startReview } from '#contract/reviews'
import { createTicket, getTicket, replyTicket } from '#contract/tickets'
import { getStats, getUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { insertFixtureCourses } from '#tests/fixture-courses'
import { adding, entriesOf, makeNote, send } from '#tests/notes'
import type { Person } from '#tests/people'
import { answersFor, finish, play, send as sendRun, start } from '#tests/play'
import { practiceAnswers, practise } from '#tests/practise'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../server/db/schema/accounts.ts'
import { answers } from '../../server/db/schema/learning.ts'
import { createPasswords } from '../../server/features/auth/passwords/passwords.ts'
import { createSession } from '../../server/features/auth/index.ts'

let app: TestApp
let ann: Person
let ben: Person
beforeAll(async () => {
  app = await createTestApp()
  await insertFixtureCourses(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user({ timeZone: 'UTC' })
  ben = await app.user({ timeZone: 'UTC' })
})

const practiceOf = (who: Person, id: string = randomUUID(), words = ['dog', 'cat', 'bear']) =>
  app.call(startPractice, { body: { id, words, kinds: ['type_word'] } }, who.token)
const logOf = ({ id }: Person) => app.db.select().from(answers).where(eq(answers.userId, id))

describe('the id of another learner’s', () => {
  test('run is a run of one’s own: neither sees, answers or ends the other’s', async () => {
    const hers = await start(app, ann.token)
    const his = await start(app, ben.token, { id: hers.id, type: 'typing' })
    expect(his).toMatchObject({ id: hers.id, type: 'typing', answers: [], result: null })
    app.advance(HOUR)
    await sendRun(app, ann.token, hers, answersFor(hers))
    const params = { id: hers.id }
    expect((await app.call(getRun, { params }, ben.token)).answers).toEqual([])
    expect(await app.refused(finishRun, { params }, ben.token)).toMatchObject({ code: 'run_unfinished' })
    await finish(app, ann.token, hers)
    expect((await app.call(getRun, { params }, ben.token)).result).toBeNull()
    expect(await logOf(ben)).toEqual([])
  })

  test('answer counts for both, once each', async () => {
    const [hers, his] = [await start(app, ann.token), await start(app, ben.token)]
    app.advance(HOUR)
    const given = answersFor(hers)
    await sendRun(app, ann.token, hers, given)
    const same = answersFor(his).map((answer, index) => ({ ...answer, id: given[index]?.id ?? '' }))
    const { points } = await app.call(answerRun, { params: { id: his.id }, body: { answers: same } }, ben.token)
    expect(points).toBeGreaterThan(0)
    expect(await finish(app, ben.token, his)).toMatchObject({ stars: 3 })
    expect((await logOf(ann)).length).toBe((await logOf(ben)).length)
  })

  test('practice, lesson or review is one of one’s own', async () => {
    const hers = await practiceOf(ann)
    const his = await practiceOf(ben, hers.id, ['apple'])
    expect(his.words.map(({ headword }) => headword)).toEqual(['apple'])
    await practise(app, ann.token, hers)
    const params = { id: hers.id }
    expect((await app.call(getPractice, { params }, ben.token)).answers).toEqual([])
    expect(await app.refused(finishPractice, { params }, ben.token)).toMatchObject({ code: 'run_unfinished' })

    const first = { course: 'first', number: '1' }
    const lesson = await app.call(startLesson, { params: first, body: { id: randomUUID() } }, ann.token)
    await practise(app, ann.token, lesson)
    const stolen = { params: first, body: { id: lesson.id } }
    expect(await app.refused(finishLesson, stolen, ben.token)).toMatchObject({ code: 'run_not_found' })

    app.advance(4 * DAY)
    ann = await back(ann)
    ben = await back(ben)
    const review = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
    expect(await app.refused(startReview, { body: { id: review.id } }, ben.token)).toMatchObject({
      code: 'review_none',
    })
    const sent = { params: { id: review.id }, body: { answers: practiceAnswers(review).slice(0, 1) } }
    expect(await app.refused(answerPractice, sent, ben.token)).toMatchObject({ code: 'run_not_found' })
  })

  test('note, entry, batch or copy gives nothing, and a batch of one’s own is applied', async () => {
    const [hers, his] = [await makeNote(app, ann.token), await makeNote(app, ben.token)]
    const before = await entriesOf(app, ann.token, hers.id)
    const batch = randomUUID()
    const entry = adding(hers.pages[0]?.id ?? '', 'cow')
    await send(app, ann.token, hers.id, 1, [entry], batch)
    // The same batch, the same entry, in his own note.
    const mine = { ...entry, page: his.pages[0]?.id ?? '', word: 'pear' }
    await send(app, ben.token, his.id, 1, [mine], batch)
    expect((await entriesOf(app, ben.token, his.id)).map(({ word }) => word)).toContain('pear')
    expect((await entriesOf(app, ann.token, hers.id)).map(({ word }) => word).toSorted()).toEqual(
      [...before.map(({ word }) => word), 'cow'].toSorted(),
    )
    const copy = { params: { id: his.id }, body: { copy: hers.id } }
    expect(await app.refused(copyNote, copy, ben.token)).toMatchObject({ code: 'not_found' })
    const again = { body: { id: hers.id, title: 'Mine' } }
    expect(await app.refused(createNote, again, ben.token)).toMatchObject({ code: 'not_found' })
    const pages = { params: { id: his.id }, query: { page: hers.pages[0]?.id } }
    expect((await app.call(listEntries, pages, ben.token)).entries).toEqual([])
  })

  test('ticket or message is not shown, and nobody writes into it', async () => {
    const body = { id: randomUUID(), kind: 'feedback' as const, text: 'of Ann' }
    await app.call(createTicket, { body }, ann.token)
    for (const refusal of [
      await app.refused(createTicket, { body: { ...body, text: 'of Ben' } }, ben.token),
      await app.refused(getTicket, { params: { id: body.id } }, ben.token),
      await app.refused(replyTicket, { params: { id: body.id }, body: { id: randomUUID(), text: 'x' } }, ben.token),
    ])
      expect(refusal).toMatchObject({ status: 404, code: 'ticket_not_found' })
    const own = await app.call(createTicket, { body: { ...body, id: randomUUID() } }, ben.token)
    // The key of her first message is a key like any other in his.
    const reply = { params: { id: own.id }, body: { id: body.id, text: 'more' } }
    expect((await app.call(replyTicket, reply, ben.token)).messages.map(({ text }) => text)).toEqual(['of Ann', 'more'])
    expect((await app.call(getTicket, { params: { id: body.id } }, ann.token)).messages).toHaveLength(1)
  })

  test('order key makes an order of one’s own', async () => {
    const body = { key: randomUUID(), plan: 'yearly' as const, method: 'digital-wallet' as const, amount_cents: 100 }
    const order = (who: Person) =>
      app.call(createOrder, { body: { ...body, email: `${who.id}@example.com` } }, who.token)
    const [hers, his] = [await order(ann), await order(ben)]
    expect(his.order.id).not.toBe(hers.order.id)
    expect(his.order.email).toBe(`${ben.id}@example.com`)
  })

  test('own word is no word: not asked, not marked, not turned as a card', async () => {
    const note = await makeNote(app, ann.token)
    await send(app, ann.token, note.id, 1, [{ ...adding(note.pages[0]?.id ?? '', 'my cat Mimi'), meaning: '我的猫' }])
    const hers = await practiceOf(ann, randomUUID(), ['my cat Mimi'])
    const id = hers.words[0]?.id ?? 0
    expect(id).toBeLessThan(0)
    const body = { id: randomUUID(), word_ids: [id] }
    expect(await app.refused(startPractice, { body }, ben.token)).toMatchObject({ code: 'practice_empty' })
    expect(await app.refused(markKnown, { body: { word_ids: [id], known: true } }, ben.token)).toMatchObject({
      code: 'word_invalid',
    })
    const cards = { round: hers.id, answers: [{ id: randomUUID(), word_id: id, knew: true, ms: 900 }] }
    await app.call(answerFlashcards, { body: cards }, ben.token)
    expect(await logOf(ben)).toEqual([])
  })
})

/** A session of today for somebody whose last one is over. */
async function back(person: Person): Promise<Person> {
  const visitor = { userId: person.id, role: 'user' as const, userAgent: 'wordgrove-tests', address: '127.0.0.1' }
  return { ...person, token: await createSession(app.db, visitor, app.now()) }
}

describe('another session of one’s own', () => {
  test('goes on with runs, practices and notes, and has no proof of the first', async () => {
    const password = 'Maple-Grove-72'
    const passwordHash = await createPasswords().hash(password)
    await app.db.update(users).set({ passwordHash }).where(eq(users.id, ann.id))
    const other = await back(ann)
    const run = await start(app, ann.token)
    app.advance(HOUR)
    await sendRun(app, other.token, run, answersFor(run))
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 3 })
    await app.call(reauthByPassword, { body: { current_password: password } }, ann.token)
    expect((await app.call(getReauth, {}, ann.token)).fresh_until).not.toBeNull()
    expect((await app.call(getReauth, {}, other.token)).fresh_until).toBeNull()
    const body = { email: `${ann.username}@elsewhere.example` }
    expect(await app.refused(changeEmail, { body }, other.token)).toMatchObject({ code: 'reauth_required' })
  })

  test('is listed and ended by its id, by no other person’s and by no made-up one', async () => {
    const other = await back(ann)
    const devices = await app.call(listSessions, {}, ann.token)
    const second = devices.find(({ current }) => !current)
    const params = { id: second?.id ?? '' }
    for (const [who, id] of [
      [ben, params.id],
      [ann, randomUUID()],
      [ann, ann.id],
    ] as const)
      expect(await app.refused(endOneSession, { params: { id } }, who.token)).toMatchObject({ status: 404 })
    expect((await app.call(getUser, {}, other.token)).id).toBe(ann.id)
    await app.call(endOneSession, { params }, ann.token)
    expect(await app.refused(getUser, {}, other.token)).toMatchObject({ status: 401 })
    expect((await app.call(getUser, {}, ann.token)).id).toBe(ann.id)
  })
})

describe('the id of one’s own session of another kind', () => {
  const points = async () => (await app.call(getStats, {}, ann.token)).points

  test('ends nothing: runs, practices, lessons and reviews know their own', async () => {
    const { run } = await play(app, ann.token)
    const practice = await practiceOf(ann)
    await practise(app, ann.token, practice)
    const first = { course: 'first', number: '1' }
    expect(await app.refused(finishPractice, { params: { id: run.id } }, ann.token)).toMatchObject({
      code: 'run_not_found',
    })
    expect(await app.refused(finishRun, { params: { id: practice.id } }, ann.token)).toMatchObject({
      code: 'run_not_found',
    })
    for (const [id, code] of [
      [run.id, 'run_not_found'],
      [practice.id, 'answer_foreign'],
    ] as const)
      expect(await app.refused(finishLesson, { params: first, body: { id } }, ann.token)).toMatchObject({ code })
    // A practice that was begun is that practice, whatever else is asked for under its id.
    const again = await app.call(startLesson, { params: first, body: { id: practice.id } }, ann.token)
    expect(again.words).toEqual((await app.call(getPractice, { params: { id: practice.id } }, ann.token)).words)
    expect((await app.call(startReview, { body: { id: practice.id } }, ann.token)).id).toBe(practice.id)
    expect((await app.call(getReviews, {}, ann.token)).open).toBeNull()
  })

  test('takes no second session: answers that would end a run and a practice end neither', async () => {
    const run = await start(app, ann.token, { type: 'typing' })
    const words = run.words.slice(0, 8).map(({ headword }) => headword)
    const practice = await practiceOf(ann, run.id, words)
    app.advance(HOUR)
    const params = { id: run.id }
    await app.call(answerPractice, { params, body: { answers: practiceAnswers(practice) } }, ann.token)
    for (const endpoint of [finishRun, finishPractice])
      expect(await app.refused(endpoint, { params }, ann.token)).toMatchObject({ status: 404, code: 'run_not_found' })
    expect((await app.call(getStats, {}, ann.token)).current_streak).toBe(0)
  })

  test('is no round of cards: what learners say of themselves changes no run', async () => {
    const run = await start(app, ann.token)
    app.advance(HOUR)
    const said = answersFor(run).map(({ word_id }) => ({ id: randomUUID(), word_id, knew: true, ms: 900 }))
    const before = await points()
    expect(await app.refused(answerFlashcards, { body: { round: run.id, answers: said } }, ann.token)).toMatchObject({
      code: 'answer_foreign',
    })
    expect(await app.refused(finishRun, { params: { id: run.id } }, ann.token)).toMatchObject({
      code: 'run_unfinished',
    })
    await sendRun(app, ann.token, run, answersFor(run) satisfies Answer[])
    expect(await finish(app, ann.token, run)).toMatchObject({ stars: 3, points: 80 })
    expect(await points()).toBe(before + 80)
  })
})
