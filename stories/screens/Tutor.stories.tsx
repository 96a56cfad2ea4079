import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ChatMessage } from '#contract/chat'
import { messageText } from '#contract/messages'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someConversation, someMessage } from '#tests/story-chat'
import { practiceServer, storyPractice, storyPracticeResult } from '#tests/story-practice'
import { storyQuiz, storyTutor, tutorAnswers, tutorMessages } from '#tests/story-tutor'

const open = (api: MockAnswers = {}, items?: readonly ChatMessage[]) =>
  screen({ path: '/chat/tutor', as: 'user', api: { ...tutorAnswers(items), ...api } })

const meta = { title: 'Screens/Chat/Tutor', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: { region: '和 助教 的消息', write: '给 助教 发消息', again: '重新回答', save: '保存这些单词', quiz: '小测验' },
  en: {
    region: 'Messages with Tutor',
    write: 'Message to Tutor',
    again: 'Answer again',
    save: 'Save these words',
    quiz: 'Quiz',
  },
}

/** The tutor is the first of the list; its words are cards that lead to their entries. */
export const Default: Story = {
  ...open(),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: inLocale(context, texts).region })
    const words = await within(region).findAllByRole('list', {
      name: inLocale(context, { zh: '说到的单词', en: 'Words in this answer' }),
    })
    await expect(within(words.at(-1) as HTMLElement).getByRole('link', { name: 'lend' })).toHaveAttribute(
      'href',
      '/word/lend',
    )
    const list = canvas.getByRole('list', { name: inLocale(context, { zh: '对话', en: 'Conversations' }) })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2))
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/chat/tutor')
  },
}

/** Nothing said yet: the tutor says what it is for, and what may be asked stands above the field. */
const asked = fn<(body: unknown) => void>()
const answered = fn<(body: unknown) => void>()
const said: ChatMessage[] = []
const living = () => {
  const version = said.length
  return someConversation({ id: storyTutor, with: null, last: said.at(-1) ?? null, read_seq: version, version })
}
export const Asking: Story = {
  ...open({
    'POST /api/tutor': () => living(),
    'GET /api/conversations/{id}': () => living(),
    'GET /api/conversations/{id}/messages': () => ({ items: [...said], more: false, version: said.length }),
    'POST /api/conversations/{id}/messages': ({ body }) => {
      asked(body)
      const { id, text } = body as { id: string; text: string }
      const line = someMessage({ id, text, own: true, seq: said.length + 1, version: said.length + 1 })
      said.push(line)
      return line
    },
    'POST /api/tutor/answers': ({ body }) => {
      answered(body)
      const { to } = body as { to: string }
      const line = someMessage({ id: to, text: 'An answer', seq: said.length + 1, version: said.length + 1 })
      said.push(line)
      return line
    },
  }),
  play: async (context) => {
    said.length = 0
    asked.mockClear()
    answered.mockClear()
    const { canvas } = context
    await canvas.findByText(inLocale(context, { zh: /我是助教/, en: /I am the tutor/ }))
    await userEvent.click(
      canvas.getByRole('button', { name: inLocale(context, { zh: '你能做什么？', en: 'What can you do?' }) }),
    )
    const region = canvas.getByRole('region', { name: inLocale(context, texts).region })
    await waitFor(() => expect(region).toHaveTextContent('An answer'))
    await userEvent.type(canvas.getByRole('textbox', { name: inLocale(context, texts).write }), 'apple{Enter}')
    await waitFor(() => expect(region).toHaveTextContent(/An answer.*apple.*An answer/s))
    // Each line is asked for once, by its own id.
    await expect(answered.mock.calls.map(([body]) => body)).toEqual(
      asked.mock.calls.map(([body]) => ({ to: (body as { id: string }).id })),
    )
  },
}

/** An answer that does not come says why, and comes by a press. */
const service = { works: false }
export const Failed: Story = {
  ...open(
    {
      'POST /api/tutor/answers': () =>
        service.works ? someMessage({ id: 'z', seq: 8, version: 8, text: 'late' }) : refuse(503, 'content_loading'),
    },
    tutorMessages([{ id: 'z', own: true, text: 'pear' }]),
  ),
  play: async (context) => {
    service.works = false
    const { canvas } = context
    await canvas.findByText(messageText('content_loading', inLocale(context, { zh: 'zh', en: 'en' })))
    service.works = true
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts).again }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: inLocale(context, texts).again })).toBeNull())
  },
}

/** An answer of the AI service: its text as it comes, a way to stop it, and what is left of the day. */
const stream: { feed?: (text: string) => void } = {}
const streaming = () => {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream.feed = (text) => controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const asking = tutorMessages([{ id: 's', own: true, text: 'When do I say “have been”?' }])
const withAi = { 'GET /api/tutor': { ai: true, left: 3 } }
export const Streaming: Story = {
  ...open({ ...withAi, 'GET /api/tutor/stream': streaming }, asking),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: inLocale(context, texts).region })
    await within(region).findByText(inLocale(context, { zh: '正在查…', en: 'Looking it up…' }))
    await canvas.findByText(inLocale(context, { zh: '今天还有 3 次 AI 回答', en: '3 AI answers left today' }))
    await waitFor(() => expect(stream.feed).toBeDefined())
    stream.feed?.(event('text', { text: 'Say it when it ' }))
    stream.feed?.(event('text', { text: 'still matters.' }))
    await within(region).findByText('Say it when it still matters.')
    await userEvent.click(within(region).getByRole('button', { name: inLocale(context, { zh: '停止', en: 'Stop' }) }))
  },
}

/** The service does not answer: why is said, and the dictionary can answer instead. */
const fromDictionary = fn<(body: unknown) => void>()
export const ServiceFailed: Story = {
  ...open(
    {
      ...withAi,
      'GET /api/tutor/stream': () =>
        new Response(event('error', { code: 'tutor_busy', message: 'The AI is busy' }), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      'POST /api/tutor/answers': ({ body }) => {
        fromDictionary(body)
        return someMessage({ id: 's', seq: 8, version: 8, text: 'From the dictionary' })
      },
    },
    asking,
  ),
  play: async (context) => {
    fromDictionary.mockClear()
    const { canvas } = context
    await canvas.findByText('The AI is busy')
    const name = inLocale(context, { zh: '用词典回答', en: 'Answer from the dictionary' })
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(fromDictionary).toHaveBeenCalledWith({ to: 's' }))
  },
}

/** The day's answers are used up: it is said before anything is asked. */
export const NoneLeft: Story = {
  ...open({ 'GET /api/tutor': { ai: true, left: 0 } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /今天的 AI 回答用完了/, en: /No AI answers left today/ }))
  },
}

/** An answer that was cut can be gone on with by a press. */
export const Cut: Story = {
  ...open(
    withAi,
    tutorMessages([
      { id: 'k', own: true, text: 'When do I say “have been”?' },
      { id: 'k', text: 'Say it when it', attachment: { kind: 'cut' } },
    ]),
  ),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '请接着写', en: 'Please go on' }) })
  },
}

/** Words are kept only after the learner has chosen a note. */
export const Saving: Story = {
  ...open(
    { 'GET /api/notes': { notes: [], next: null } },
    tutorMessages([
      { id: 'd', own: true, text: 'save these words' },
      {
        id: 'd',
        text: 'Shall I keep these 2 words in a note?',
        attachment: { kind: 'words', words: ['borrow', 'lend'], save: true },
      },
    ]),
  ),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: inLocale(context, texts).region })
    const save = await within(region).findByRole('button', { name: inLocale(context, { zh: /笔记/, en: /note/i }) })
    await userEvent.click(save)
    await within(document.body).findByRole('dialog')
  },
}

/** A quiz inside the conversation: answered by presses, and its answers are those of a practice. */
const practice = storyPractice(['choose_meaning', 'choose_word'], {
  id: storyQuiz,
  expires_at: '2099-01-01T00:00:00.000Z',
})
const quizLines = tutorMessages([
  { id: 'q', own: true, text: '考考我' },
  { id: 'q', text: '来，2 个该复习的词。', attachment: { kind: 'quiz', practice: storyQuiz } },
])
export const Quiz: Story = {
  ...open({ ...practiceServer(practice), 'GET /api/practices/{id}': practice }, quizLines),
  play: async (context) => {
    const quiz = within(await context.canvas.findByRole('region', { name: inLocale(context, texts).quiz }))
    for (const _ of practice.questions) {
      const group = await quiz.findByRole('group')
      const fox = within(group).getByRole('button', {
        name: inLocale(context, { zh: /狐狸|fox/, en: /fox|狐狸|bushy/ }),
      })
      await userEvent.click(fox)
      await userEvent.click(
        await quiz.findByRole('button', { name: inLocale(context, { zh: '继续', en: 'Continue' }) }),
      )
    }
    await context.canvas.findByText(inLocale(context, { zh: /已计入复习/, en: /count as reviews/ }))
  },
}

/** What became of a quiz stays in the conversation. */
export const QuizDone: Story = {
  ...open({ 'GET /api/practices/{id}': { ...practice, result: storyPracticeResult([], 2) } }, quizLines),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /2 个一次答对/, en: /2 of 2 words right/ }))
  },
}

/** A quiz that was left for too long cannot be answered any more. */
export const QuizOver: Story = {
  ...open({ 'GET /api/practices/{id}': storyPractice(['choose_meaning'], { id: storyQuiz }) }, quizLines),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /已经过期/, en: /quiz is over/ }))
  },
}

export const OnItsWay: Story = {
  ...open({ 'POST /api/tutor': never() }),
  play: async (context) => {
    await expect(
      (await context.canvas.findAllByText(inLocale(context, { zh: '正在加载', en: 'Loading' }))).length,
    ).toBeGreaterThan(0)
  },
}

export const NotOpened: Story = {
  ...open({ 'POST /api/tutor': refuse(503, 'database_unavailable') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('database_unavailable', inLocale(context, { zh: 'zh', en: 'en' })))
  },
}
