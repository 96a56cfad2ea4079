// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '#contract/challenges'
import { answerPractice, finishPractice, startPractice, type Practice } from '#contract/practice'
import { getProgress, updateUser } from '#contract/profile'
import { ATTEMPT_BYTES } from '#contract/recording-limits'
import { listRecordings } from '#contract/recordings'
import { judgeAttempt, type Attempt } from '#contract/speech'
import { formatSayAnswer, type SayOutcome } from '#rules/say'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { junkRecordings, wavBytes, wavFile } from '#tests/recordings'
import { toldScorer } from '#tests/scorers'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answers, cards } from '../../db/schema/learning.ts'
import { speechAttempts } from '../../db/schema/practices.ts'
import { ScorerError } from '../../providers/scorer/index.ts'
import { QueueFullError } from '../../semaphore.ts'

const scorer = toldScorer()
let app: TestApp
let ann: Person
let practice: Practice
let wordId: number
beforeAll(async () => {
  app = await createTestApp({ scorer })
})
afterAll(() => app.close())
beforeEach(async () => {
  scorer.hear('right')
  scorer.given.length = 0
  ann = await app.user()
  practice = await begin()
  wordId = practice.words.find(({ headword }) => headword === 'dog')?.id ?? 0
  app.advance(MINUTE)
})

const begin = (body: object = {}) =>
  app.call(
    startPractice,
    { body: { id: randomUUID(), words: ['dog'], kinds: ['say_word'], speaking: true, ...body } },
    ann.token,
  )
const inputOf = ({
  attempt = randomUUID() as string,
  word = wordId,
  inPractice = practice.id,
  file = wavFile(),
} = {}) => ({
  query: { practice: inPractice, word_id: word, attempt },
  file,
})
const say = (input = inputOf(), token = ann.token) => app.call(judgeAttempt, input, token)
const refusedSay = (input = inputOf(), token = ann.token) => app.refused(judgeAttempt, input, token)
const answerOf = (outcome: SayOutcome, { id: attempt }: Pick<Attempt, 'id'>, rest: Partial<Answer> = {}): Answer => ({
  id: randomUUID(),
  word_id: wordId,
  kind: 'say_word',
  given: formatSayAnswer({ outcome, attempt }),
  hinted: false,
  slips: 0,
  ms: 6_000,
  ...rest,
})
const bodyOf = (...given: Answer[]) => ({ params: { id: practice.id }, body: { answers: given } })
const give = (...given: Answer[]) => app.call(answerPractice, bodyOf(...given), ann.token)
const refusedAnswer = async (...given: Answer[]) =>
  (await app.refused(answerPractice, bodyOf(...given), ann.token)).code
const finish = () => app.call(finishPractice, { params: { id: practice.id } }, ann.token)
const logged = () =>
  app.db
    .select()
    .from(answers)
    .where(and(eq(answers.userId, ann.id), eq(answers.wordId, wordId)))

describe('what is said', () => {
  test('right is good; log, card and accuracy are those of saying, and nothing of the sound is kept', async () => {
    const attempt = await say()
    expect(attempt).toMatchObject({ verdict: 'right', tries_left: 2, score: { overall: 90, right_word: true } })
    expect(scorer.given[0]?.words).toMatchObject([{ text: 'dog' }])
    expect(await give(answerOf('right', attempt))).toMatchObject({ points: 10 })
    expect(await logged()).toMatchObject([{ skill: 'say', kind: 'say_word', correct: true, grade: 'good' }])
    expect(await app.db.$count(cards, eq(cards.userId, ann.id))).toBe(1)
    expect(await finish()).toMatchObject({ right_at_first_try: 1, total: 1 })
    expect((await app.call(getProgress, {}, ann.token)).skills).toContainEqual({ skill: 'say', total: 1, right: 1 })
    expect(await app.db.$count(speechAttempts, eq(speechAttempts.userId, ann.id))).toBe(0)
    const { kept, items } = await app.call(listRecordings, { query: {} }, ann.token)
    expect([kept, items]).toEqual([0, []])
    const folder = join(app.deps.env.dataDir, 'files/recordings')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })

  test('with an unclear sound is right; with a replaced one it is hard', async () => {
    scorer.hear('unclear')
    expect(await say()).toMatchObject({ verdict: 'right' })
    scorer.hear('replaced')
    const attempt = await say()
    expect(attempt.score?.phonemes[1]).toMatchObject({ state: 'replaced', heard: 'IY' })
    await give(answerOf('replaced', attempt))
    expect(await logged()).toMatchObject([{ correct: true, grade: 'hard' }])
  })

  test('is not remembered only after two tries that were not heard', async () => {
    scorer.hear('another word')
    const first = await say()
    expect(first).toMatchObject({ verdict: 'not_heard', tries_left: 1 })
    expect(await refusedAnswer(answerOf('not_heard', first))).toBe('answer_foreign')
    expect(await logged()).toEqual([])
    const second = await say()
    expect(second.tries_left).toBe(0)
    await give(answerOf('not_heard', second))
    expect(await logged()).toMatchObject([{ correct: false, grade: 'again', points: 0 }])
    expect(await app.refused(finishPractice, { params: { id: practice.id } }, ann.token)).toMatchObject({
      code: 'run_unfinished',
    })
    scorer.hear('right')
    await give(answerOf('right', await say()))
    expect((await finish()).missed).toMatchObject([{ word_id: wordId }])
  })

  test('may be overruled by the learner: good, logged as such, without points', async () => {
    scorer.hear('another word')
    const attempt = await say()
    expect(await give(answerOf('overruled', attempt))).toMatchObject({ points: 0 })
    expect(await logged()).toMatchObject([
      { correct: true, grade: 'good', points: 0, given: `overruled ${attempt.id}`, skill: 'say' },
    ])
    expect(await finish()).toMatchObject({ right_at_first_try: 1, points: 0 })
  })

  test('may be typed instead, which exercises spelling', async () => {
    await give({ ...answerOf('right', { id: '' }), kind: 'type_word', given: 'dog' })
    expect(await logged()).toMatchObject([{ skill: 'spell', kind: 'type_word', correct: true }])
  })
})

describe('the server decides', () => {
  test('a browser that claims another verdict, no attempt, or that of another word is refused', async () => {
    scorer.hear('replaced')
    const attempt = await say()
    for (const outcome of ['right', 'not_heard'] as const)
      expect(await refusedAnswer(answerOf(outcome, attempt))).toBe('answer_foreign')
    for (const id of [randomUUID(), 'x', "'--"])
      expect(await refusedAnswer(answerOf('right', { id }))).toBe('answer_foreign')
    expect(await refusedAnswer(answerOf('right', attempt, { given: 'dog' }))).toBe('answer_foreign')
    scorer.hear('right')
    const heard = await say()
    expect(await refusedAnswer(answerOf('overruled', heard))).toBe('answer_foreign')
    practice = await begin({ words: ['cat'] })
    wordId = practice.words.find(({ headword }) => headword === 'cat')?.id ?? 0
    app.advance(MINUTE)
    expect(await refusedAnswer(answerOf('right', heard))).toBe('answer_foreign')
    expect(await logged()).toEqual([])
  })

  test('an attempt sent again, or twice at once, is judged once; its answer too', async () => {
    const input = inputOf()
    const [one, other] = await Promise.all([say(input), say(input)])
    expect(other).toEqual(one)
    scorer.hear('another word')
    expect(await say(input)).toEqual(one)
    const answer = answerOf('right', one)
    expect(await give(answer)).toMatchObject({ points: 10 })
    await finish()
    expect(await give(answer)).toMatchObject({ points: 0, acknowledged: [answer.id] })
  })

  test('an attempt belongs to an open say question of its own learner', async () => {
    const [ben, guest] = [await app.user(), await app.guest()]
    expect(await refusedSay(inputOf(), ben.token)).toMatchObject({ status: 404, code: 'run_not_found' })
    expect(await refusedSay(inputOf(), guest.token)).toMatchObject({ status: 403, code: 'guest_not_allowed' })
    expect(await refusedSay(inputOf({ word: wordId + 1 }))).toMatchObject({ code: 'answer_foreign' })
    const typed = await begin({ kinds: ['type_word'] })
    expect(await refusedSay(inputOf({ inPractice: typed.id }))).toMatchObject({ code: 'answer_foreign' })
    await give(answerOf('right', await say()))
    await finish()
    expect(await refusedSay()).toMatchObject({ code: 'run_finished' })
    practice = await begin()
    app.advance(25 * HOUR)
    expect(await refusedSay()).toMatchObject({ code: 'run_expired' })
    expect(scorer.given).toHaveLength(1)
  })
})

describe('what cannot be judged counts for nothing', () => {
  test.each(['silent', 'no_speech', 'too_loud'] as const)('%s', async (reason) => {
    scorer.hear(reason)
    const input = inputOf()
    expect(await say(input)).toEqual({ id: input.query.attempt, verdict: null, reason, tries_left: 2 })
    expect(await refusedAnswer(answerOf('overruled', { id: input.query.attempt }))).toBe('answer_foreign')
    scorer.hear('right')
    expect(await say(input)).toMatchObject({ verdict: 'right' })
  })

  test('a scorer that fails, is full, or is gone', async () => {
    scorer.hear(new ScorerError('it fell over', true))
    expect(await say()).toMatchObject({ verdict: null, reason: 'failed', tries_left: 2 })
    scorer.hear(new QueueFullError('too many calls wait'))
    expect(await refusedSay()).toMatchObject({ status: 503, code: 'busy' })
    const without = await app.restarted({})
    expect(await without.call(judgeAttempt, inputOf(), ann.token)).toMatchObject({ verdict: null, reason: 'no_scorer' })
    expect(await app.db.$count(speechAttempts, eq(speechAttempts.userId, ann.id))).toBe(0)
  })

  const small = junkRecordings.filter(([, bytes]) => bytes.length <= ATTEMPT_BYTES)
  test.each(small)('%s', async (_, bytes, code, status) => {
    const refusal = await refusedSay(inputOf({ file: wavFile(bytes) }))
    expect(refusal).toMatchObject({ code, status, fields: { file: refusal.message } })
    expect(scorer.given).toEqual([])
  })

  test('more than ten seconds', async () => {
    const file = wavFile(wavBytes({ seconds: 10.5 }))
    expect(await refusedSay(inputOf({ file }))).toMatchObject({ code: 'recording_too_long' })
    expect((await refusedSay(inputOf({ file: wavFile(wavBytes({ seconds: 30 })) }))).status).toBe(413)
    expect(await say(inputOf({ file: wavFile(wavBytes({ seconds: 10 })) }))).toMatchObject({ verdict: 'right' })
  })
})

describe('words are asked to be said', () => {
  const kindsOf = async (body: object) =>
    new Set((await begin({ kinds: undefined, ...body })).questions.map(({ kind }) => kind))

  test('only where the learner allows the microphone, online, and not within an hour of "I cannot speak now"', async () => {
    const words = ['dog', 'cat', 'mouse', 'fox', 'bear', 'lion']
    for (const few of [words, ['dog'], words.slice(0, 4)]) {
      expect(await kindsOf({ words: few })).toContain('say_word')
      for (const body of [{ speaking: false }, { speaking: undefined }, { offline: true }])
        expect(await kindsOf({ words: few, ...body })).not.toContain('say_word')
    }
    await app.call(updateUser, { body: { cannot_speak: true } }, ann.token)
    expect(await kindsOf({ words })).not.toContain('say_word')
    app.advance(HOUR + 1)
    expect(await kindsOf({ words })).toContain('say_word')
  })

  test('never without a scorer', async () => {
    const without = await app.restarted({})
    const body = { id: randomUUID(), words: ['dog', 'cat'], speaking: true }
    const { questions } = await without.call(startPractice, { body }, ann.token)
    expect(questions.map(({ kind }) => kind)).not.toContain('say_word')
  })
})
