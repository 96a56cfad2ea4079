// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { countUnread, deleteMessage, listConversations, listMessages, sendMessage } from '#contract/chat'
import { answerPractice, finishPractice, getPractice } from '#contract/practice'
import { exportData } from '#contract/privacy'
import { answerTutor, openTutor } from '#contract/tutor'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import { learn } from '#tests/learning'
import type { Person } from '#tests/people'
import { readZip } from '#tests/zip'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { conversations } from '../../db/schema/chat.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { examples, forms, nearSynonyms, words } from '../../db/schema/words.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
let ann: Person
let id: string
beforeAll(async () => {
  app = await createTestApp()
  const rows = await app.db
    .select()
    .from(words)
    .where(inArray(words.headword, ['dog', 'apple', 'cat']))
  const wordId = (headword: string) => rows.find((row) => row.headword === headword)?.id ?? 0
  await app.db
    .update(words)
    .set({ ipaUk: 'ˈæpəl', ipaUs: 'ˈæpəl' })
    .where(eq(words.id, wordId('apple')))
  await app.db.insert(forms).values([{ form: 'dogs', wordId: wordId('dog'), kind: 'plural' }])
  await app.db
    .insert(examples)
    .values({ wordId: wordId('dog'), position: 1, en: 'The dog sleeps.', zh: '狗在睡觉。', authored: true })
  await app.db.insert(nearSynonyms).values({
    wordId: wordId('dog'),
    position: 1,
    zh: 'dog, cat\n都是宠物。\n- dog: 会叫。\n- cat: 会喵。',
    en: 'dog, cat\nBoth are pets.\n- dog: it barks\n- cat: it meows',
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  id = (await app.call(openTutor, {}, ann.token)).id
})

const send = async (text: string, key: string = randomUUID()) => {
  await app.call(sendMessage, { params: { id }, body: { id: key, text } }, ann.token)
  return key
}
const answer = (key: string, at = app, language: 'zh' | 'en' = 'en') =>
  at.call(answerTutor, { body: { to: key } }, ann.token, { language })
const ask = async (text: string, language: 'zh' | 'en' = 'en') => answer(await send(text), app, language)
const lines = async () => (await app.call(listMessages, { params: { id }, query: {} }, ann.token)).items

describe('the conversation', () => {
  test('is one for each learner, also when it is opened often at once, and nobody else reads it', async () => {
    const bo = await app.user()
    const opened = await Promise.all(Array.from({ length: 5 }, () => app.call(openTutor, {}, bo.token)))
    expect(new Set(opened.map((each) => each.id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ with: null, state: 'open', last: null })
    expect(await app.refused(listMessages, { params: { id }, query: {} }, bo.token)).toMatchObject({ status: 404 })
    const key = await send('dog')
    expect(await app.refused(answerTutor, { body: { to: key } }, bo.token)).toMatchObject({ code: 'message_not_found' })
  })

  test('is not among those with contacts, and its answers are not counted as unread', async () => {
    const chat = await openChat(app, ann, await app.user())
    await app.call(sendMessage, { params: { id: chat }, body: { id: randomUUID(), text: 'Hi' } }, ann.token)
    await ask('dog')
    const { items } = await app.call(listConversations, { query: {} }, ann.token)
    expect(items.map((each) => each.id)).toEqual([chat])
    expect(await app.call(countUnread, {}, ann.token)).toEqual({ messages: 0 })
  })

  test('a line has one answer, however often and over whichever replica it is asked for', async () => {
    const other = await app.restarted({})
    const key = await send('dog')
    const given = await Promise.all(Array.from({ length: 8 }, (_, index) => answer(key, index % 2 ? app : other)))
    expect(new Set(given.map(({ seq }) => seq))).toEqual(new Set([2]))
    expect(await lines()).toMatchObject([
      { own: true, text: 'dog' },
      { own: false, id: key },
    ])
  })

  test('a line that is gone is not answered', async () => {
    const key = await send('dog')
    await app.call(deleteMessage, { params: { id }, query: { seq: '1', for: 'both' } }, ann.token)
    const refusal = { code: 'message_not_found', status: 404 }
    expect(await app.refused(answerTutor, { body: { to: key } }, ann.token)).toMatchObject(refusal)
    expect(await app.refused(answerTutor, { body: { to: randomUUID() } }, ann.token)).toMatchObject(refusal)
  })

  test('an answer that is deleted leaves neither text nor attachment', async () => {
    await ask('dog')
    await app.call(deleteMessage, { params: { id }, query: { seq: '2', for: 'me' } }, ann.token)
    const [, gone] = await lines()
    expect(gone).toMatchObject({ text: null, state: 'hidden' })
    expect(gone).not.toHaveProperty('attachment')
  })

  test('is in the export, and goes with the account', async () => {
    await ask('dog')
    await app.prove(ann)
    const response = await app.request(exportData.path, { token: ann.token })
    const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
    expect(new TextDecoder().decode(file)).toContain('This is what the dictionary says about dog:')
    const deletedAt = new Date(app.now().getTime() - 15 * DAY)
    await app.db.update(users).set({ deletedAt }).where(eq(users.id, ann.id))
    await sweep(app.deps)
    expect(await app.db.$count(conversations, eq(conversations.id, id))).toBe(0)
  })
})

describe('answers', () => {
  test('a word is named by its headword, in whatever form it is asked for', async () => {
    expect(await ask('What does dogs mean?')).toMatchObject({
      own: false,
      text: 'dogs is a form of dog.\nThis is what the dictionary says about dog:',
      attachment: { kind: 'words', words: ['dog'], save: false },
    })
    expect(await ask('dog 是什么意思', 'zh')).toMatchObject({ text: 'dog 在词典里是这样写的：' })
    expect((await ask('狗用英语怎么说', 'zh')).attachment).toMatchObject({ kind: 'words', words: ['dog'] })
  })

  test('a misspelt word leads to those that may be meant', async () => {
    expect((await ask('aple')).attachment).toMatchObject({ kind: 'words', words: expect.arrayContaining(['apple']) })
    expect((await ask('zzzzqqqq')).text).toBe('“zzzzqqqq” is not in the dictionary, and nothing is spelled like it.')
  })

  test('examples are those of the entry', async () => {
    expect((await ask('examples of dog')).text).toBe('Examples with dog:\n· The dog sleeps. 狗在睡觉。')
    expect((await ask('cat 的例句', 'zh')).text).toBe('词典里还没有 cat 的例句。')
  })

  test('the difference of two words is that of the note on them, or both entries', async () => {
    expect(await ask('explain the difference between dog and cat')).toMatchObject({
      text: 'Both are pets.\n· dog: it barks\n· cat: it meows',
      attachment: { words: ['dog', 'cat'] },
    })
    expect((await ask('dog 和 cat 的区别', 'zh')).text).toBe('都是宠物。\n· dog: 会叫。\n· cat: 会喵。')
    expect(await ask('dog vs apple')).toMatchObject({
      text: 'I have no note on how dog and apple differ. Here is what each of them means:',
      attachment: { words: ['dog', 'apple'] },
    })
  })

  test('a sentence is asked for and its spelling and forms are checked', async () => {
    expect(await ask('a sentence with apple')).toMatchObject({ attachment: { kind: 'sentence', word: 'apple' } })
    const { text } = await ask('an dog a apple')
    expect(text).toContain('Before apple it is an, not a.')
    expect(text).toContain('A sentence ends with a full stop')
    expect((await ask('check: dog dog.')).text).toContain('“dog” is there twice.')
    expect((await ask('用 apple 造句：Dog.', 'zh')).text).toContain('句子里没有用到 apple。')
  })

  test('saving offers the words that were spoken of, and writes nothing itself', async () => {
    expect((await ask('save these words')).text).toContain('There is no word to keep yet')
    await ask('dog vs cat')
    expect(await ask('save these words')).toMatchObject({
      attachment: { kind: 'words', words: ['dog', 'cat'], save: true },
    })
    expect((await ask('把 apple 加到笔记', 'zh')).attachment).toEqual({ kind: 'words', words: ['apple'], save: true })
  })

  test('the end of a chat offers the words of that chat, and writes nothing itself', async () => {
    expect((await ask('bye')).attachment).toBeUndefined()
    await ask('dog vs cat')
    await ask('What does apple mean?')
    await ask('Tell me a long story about a brave knight')
    expect(await ask('今天就到这里', 'zh')).toMatchObject({
      text: expect.stringContaining('3 个'),
      attachment: { kind: 'words', words: ['dog', 'cat', 'apple'], save: true },
    })
    // The next chat begins anew, after an end and after a long pause.
    await ask('What does pear mean?')
    expect((await ask('bye')).attachment).toMatchObject({ words: ['pear'] })
    await ask('What does dog mean?')
    app.advance(DAY)
    expect((await ask('see you')).attachment).toBeUndefined()
  })

  test('what it cannot do it says', async () => {
    expect((await ask('Tell me a long story about a brave knight')).text).toContain('I cannot do that')
    expect((await ask('你能做什么？', 'zh')).text).toContain('我靠词典回答')
  })
})

describe('the quiz', () => {
  test('asks five due words and counts each answer once, in the one memory', async () => {
    await learn(app, ann.id)
    await app.db.update(cards).set({ due: app.now() }).where(eq(cards.userId, ann.id))
    const given = await ask('quiz me')
    expect(given.attachment).toMatchObject({ kind: 'quiz' })
    const practice = given.attachment?.kind === 'quiz' ? given.attachment.practice : ''
    const { questions, words: named } = await app.call(getPractice, { params: { id: practice } }, ann.token)
    expect(questions.length).toBe(4)
    const body = {
      answers: questions.map((question) => {
        const wordId = 'word_id' in question ? question.word_id : 0
        const headword = named.find((word) => word.id === wordId)?.headword ?? ''
        const value =
          'options' in question ? String(wordId) : question.kind === 'arrange_sentence' ? question.sentence : headword
        return {
          id: randomUUID(),
          word_id: wordId,
          kind: question.kind,
          given: value,
          hinted: false,
          slips: 0,
          ms: 3_000,
        }
      }),
    }
    app.advance(MINUTE)
    const before = await app.db.$count(answers, eq(answers.userId, ann.id))
    const input = { params: { id: practice }, body }
    await app.call(answerPractice, input, ann.token)
    await app.call(answerPractice, input, ann.token)
    await app.call(finishPractice, { params: { id: practice } }, ann.token)
    expect(await app.db.$count(answers, eq(answers.userId, ann.id))).toBe(before + 4)
    const reviewed = and(eq(cards.userId, ann.id), eq(cards.lastReview, app.now()))
    expect(await app.db.$count(cards, reviewed)).toBe(4)
  })

  test('without due words it says so', async () => {
    expect(await ask('考考我', 'zh')).toMatchObject({ text: expect.stringContaining('现在没有该复习的词') })
  })
})
