// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { exportData } from '#contract/privacy'
import { startReview } from '#contract/reviews'
import {
  checkOwnSentence,
  correctSentence,
  deleteSentence,
  listLeeches,
  listNoteSentences,
  listSentences,
  recordAsked,
  saveSentence,
} from '#contract/sentences'
import { getTutor } from '#contract/tutor'
import { refuses, says, startAiService, type AiService } from '#tests/ai-service'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { learn } from '#tests/learning'
import { makeNote, makeOfficialNote } from '#tests/notes'
import type { Person } from '#tests/people'
import { findWordId } from '#tests/word-ids'
import { readZip } from '#tests/zip'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards } from '../../db/schema/learning.ts'
import { ownSentences, sentencesAsked } from '../../db/schema/sentences.ts'
import { examples, forms, phrases, senses, wordNotes } from '../../db/schema/words.ts'

let service: AiService
let plain: TestApp
let app: TestApp
let ann: Person
let dog: number
beforeAll(async () => {
  service = await startAiService()
  plain = await createTestApp()
  app = await plain.restarted({ variables: { AI_BASE_URL: service.url, AI_MODEL: 'model' } })
  dog = await findWordId(app.db, 'dog')
  await app.db.delete(examples).where(eq(examples.wordId, dog))
  await app.db.insert(examples).values({ wordId: dog, position: 0, en: 'The dog sleeps.', zh: null })
  await app.db.insert(forms).values({ form: 'dogs', wordId: dog, kind: 'plural' }).onConflictDoNothing()
  const apple = await findWordId(app.db, 'apple')
  await app.db.delete(phrases).where(eq(phrases.wordId, apple))
  await app.db.insert(phrases).values({ wordId: apple, position: 0, text: 'make an apple', zh: '' })
  await app.db.delete(senses).where(eq(senses.wordId, apple))
  await app.db.insert(senses).values({ wordId: apple, position: 0, partOfSpeech: 'n', zh: '苹果', en: 'a fruit' })
})
afterAll(async () => {
  await plain.close()
  await service.close()
})
beforeEach(async () => {
  ann = await app.user()
})

const read = async (word = dog, person = ann) =>
  (await app.call(listSentences, { query: { word } }, person.token)).sentences.map(({ text }) => text)
const save = (text: string, id: string = randomUUID(), word = dog, person = ann) =>
  app.call(saveSentence, { body: { id, word, text } }, person.token)
const check = async (text: string, word = dog, language: 'zh' | 'en' = 'en') =>
  (await app.call(checkOwnSentence, { body: { word, text } }, ann.token, { language })).findings

describe('a sentence', () => {
  test('is kept with its word, once however often it is sent, and can be changed', async () => {
    const id = randomUUID()
    await save('My dog barks at bears.', id)
    await save('My dog barks at bears.', id)
    expect(await read()).toEqual(['My dog barks at bears.'])
    await save('  My dog \n barks at cats. ', id)
    expect(await read()).toEqual(['My dog barks at cats.'])
    app.advance(1_000)
    await save('A dog is here.')
    expect(await read()).toEqual(['A dog is here.', 'My dog barks at cats.'])
  })

  test('is plain text, whatever it holds', async () => {
    const text = '<img src=x onerror=alert(1)> dog "quotes" & more'
    await save(text)
    expect(await read()).toEqual([text])
  })

  test('is seen by nobody else, and goes with a press', async () => {
    const id = randomUUID()
    await save('My dog barks at bears.', id)
    const bo = await app.user()
    expect(await read(dog, bo)).toEqual([])
    await save('Bo’s dog.', id, dog, bo)
    expect(await read()).toEqual(['My dog barks at bears.'])
    await app.call(deleteSentence, { params: { id } }, ann.token)
    expect(await read()).toEqual([])
    expect(await read(dog, bo)).toEqual(['Bo’s dog.'])
    expect(await app.refused(deleteSentence, { params: { id } }, ann.token)).toMatchObject({
      code: 'sentence_not_found',
      status: 404,
    })
  })

  test('has four others beside it at most, in parallel, too', async () => {
    const saved = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => save(`My dog is ${index}.`)))
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const input = { body: { id: randomUUID(), word: dog, text: 'One dog more.' } }
    expect(await app.refused(saveSentence, input, ann.token)).toMatchObject({ code: 'sentences_full', status: 409 })
    expect(await read()).toHaveLength(5)
  })

  test.each([
    ['', 'sentence_required'],
    ['   ', 'sentence_required'],
    ['a'.repeat(301), 'text_too_long'],
    ['do\0g', 'text_unreadable'],
  ])('is refused as %j', async (text, code) => {
    for (const body of [
      { word: dog, text },
      { word: dog, text, id: randomUUID() },
    ]) {
      const endpoint = 'id' in body ? saveSentence : checkOwnSentence
      expect(await app.refused(endpoint as typeof saveSentence, { body: body as never }, ann.token)).toMatchObject({
        code,
      })
    }
  })

  test('needs a word that is there: of the dictionary, or the learner’s own', async () => {
    const note = await makeNote(app, ann.token)
    expect(note.id).toBeTruthy()
    for (const word of [2_000_000_000, -2_000_000_000]) {
      const input = { body: { id: randomUUID(), word, text: 'My dog barks.' } }
      expect(await app.refused(saveSentence, input, ann.token)).toMatchObject({ code: 'word_invalid' })
      expect(await app.refused(recordAsked, { body: { word } }, ann.token)).toMatchObject({ code: 'word_invalid' })
    }
  })

  test('is shown with the words of a note, own and official, the latest of each word', async () => {
    const [note, official] = [await makeNote(app, ann.token), await makeOfficialNote(app)]
    await save('My dog is old.')
    app.advance(1_000)
    await save('My dog is new.')
    const bo = await app.user()
    await save('Bo’s dog.', randomUUID(), dog, bo)
    for (const id of [note.id, official])
      expect(await app.call(listNoteSentences, { params: { id } }, ann.token)).toEqual({
        sentences: [{ word_id: dog, text: 'My dog is new.' }],
      })
    expect(await app.refused(listNoteSentences, { params: { id: note.id } }, bo.token)).toMatchObject({ status: 404 })
  })

  test('is in the export', async () => {
    await save('My dog barks at bears.')
    await app.call(recordAsked, { body: { word: dog } }, ann.token)
    await app.prove(ann)
    const response = await app.request(exportData.path, { token: ann.token })
    expect(response.status).toBe(200)
    const file = readZip(new Uint8Array(await response.arrayBuffer()))
    const all = [...file.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n')
    expect(all).toContain('My dog barks at bears.')
  })
})

describe('the check', () => {
  test('says in both languages what it noticed, and where', async () => {
    const text = 'my dog dog eats a apple'
    const findings = await check(text)
    expect(findings.map(({ code, start, end }) => [code, text.slice(start, end)])).toEqual([
      ['capital', 'm'],
      ['repeated', 'dog dog'],
      ['full_stop', 'e'],
    ])
    expect((await check(text, dog, 'zh'))[0]?.text).toMatch(/大写/)
    expect(findings[0]?.text).toMatch(/capital/)
  })

  test('takes forms of the word, and misses the word itself', async () => {
    const codes = async (text: string) => (await check(text)).map(({ code }) => code)
    expect(await codes('Bears and dogs eat bears.')).not.toContain('missing_word')
    expect(await codes('Bears and cats eat bears.')).toContain('missing_word')
    expect(await codes('The dog sleeps.')).toContain('copied')
    expect(await codes('Dog.')).toContain('too_short')
  })

  test('keeps nothing and needs no AI service', async () => {
    await plain.call(checkOwnSentence, { body: { word: dog, text: 'My dog barks.' } }, ann.token)
    expect(await read()).toEqual([])
    expect(await plain.refused(correctSentence, { body: { word: dog, text: 'My dog.' } }, ann.token)).toMatchObject({
      code: 'tutor_failed',
    })
  })
})

describe('the AI service', () => {
  const correct = (text: string) => app.call(correctSentence, { body: { word: dog, text } }, ann.token)
  const left = async () => (await app.call(getTutor, {}, ann.token)).left

  test('corrects a sentence as one answer of the day, and hears the word and the sentence alone', async () => {
    service.behave(says({ corrected: 'My dog barks at me.', remark: '主语是单数。' }))
    const before = await left()
    expect(await correct(`My dog bark at me, ${ann.username}, mail ann@example.com.`)).toEqual({
      corrected: 'My dog barks at me.',
      remark: '主语是单数。',
    })
    expect(await left()).toBe(before - 1)
    const sent = JSON.stringify(service.calls.at(-1)?.body)
    expect(sent).toContain('My dog bark at me')
    expect(sent).not.toContain(ann.username)
    expect(sent).not.toContain('ann@example.com')
  })

  test.each([
    ['it refuses', refuses(401)],
    ['its answer has another shape', says({ nothing: true })],
    ['its answer is too long', says({ corrected: 'a'.repeat(400), remark: '' })],
  ])('costs nothing when %s', async (_, behaviour) => {
    service.behave(behaviour)
    const before = await left()
    const input = { body: { word: dog, text: 'My dog bark.' } }
    expect((await app.refused(correctSentence, input, ann.token)).code).toMatch(/^tutor_/)
    expect(await left()).toBe(before)
    expect(await check('My dog barks at bears.')).toEqual(expect.any(Array))
  })

  test('has an end for the day; the dictionary goes on', async () => {
    service.behave(says({ corrected: 'My dog barks.', remark: '' }))
    for (let times = await left(); times > 0; times -= 1) await correct('My dog bark.')
    const input = { body: { word: dog, text: 'My dog bark.' } }
    expect(await app.refused(correctSentence, input, ann.token)).toMatchObject({ code: 'vip_required' })
    expect(await check('The dog sleeps.')).not.toEqual([])
  })
})

describe('a leech', () => {
  const leeches = async (id: string, person = ann) =>
    (await app.call(listLeeches, { params: { id } }, person.token, { language: 'zh' })).leeches

  test('has aids in a review, and a sentence is asked for once', async () => {
    await learn(app, ann.id)
    const [first, other] = await app.db.select().from(cards).where(eq(cards.userId, ann.id))
    const word = first?.wordId ?? 0
    await app.db
      .insert(wordNotes)
      .values({ wordId: word, kind: 'memory', zh: '想一想', en: 'Think' })
      .onConflictDoUpdate({ target: [wordNotes.wordId, wordNotes.kind], set: { zh: '想一想' } })
    const isCard = (wordId: number) => and(eq(cards.userId, ann.id), eq(cards.wordId, wordId))
    await app.db.update(cards).set({ lapses: 8 }).where(isCard(word))
    await app.db
      .update(cards)
      .set({ lapses: 7 })
      .where(isCard(other?.wordId ?? 0))
    app.advance(10 * DAY)
    const { id } = await app.call(startReview, { body: { id: randomUUID() } }, ann.token)
    const leech = { word_id: word, memory_aids: ['想一想'], sentences: [], ask: true }
    expect(await leeches(id)).toEqual([leech])
    await app.call(recordAsked, { body: { word } }, ann.token)
    await app.call(recordAsked, { body: { word } }, ann.token)
    expect(await leeches(id)).toEqual([{ ...leech, ask: false }])
    await app.db.delete(sentencesAsked).where(eq(sentencesAsked.userId, ann.id))
    await save('My own sentence.', randomUUID(), word)
    expect(await leeches(id)).toEqual([{ ...leech, sentences: ['My own sentence.'], ask: false }])
    const input = { params: { id } }
    expect(await app.refused(listLeeches, input, (await app.user()).token)).toMatchObject({ code: 'run_not_found' })
    expect(await app.db.$count(ownSentences, eq(ownSentences.userId, ann.id))).toBe(1)
  })
})
