/** A word that was forgotten again and again: other ways to remember it, and a sentence that is asked for once. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
// Its code comes late, and has to be made first on a slow machine: so it is here before a story waits for it.
import '#features/sentences'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow, inLocale } from '#tests/stories'
import { someResult, someReviews, someSession } from '#tests/story-memory'
import { someLeech } from '#tests/story-sentences'

const meta = { title: 'Screens/Reviews/Leech', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const texts = {
  zh: { write: '写一句', field: '你的句子', open: '帮我记', memory: '助记', prompt: /总是溜走/, notNow: '先不写' },
  en: {
    write: 'Write a sentence',
    field: 'Your sentence',
    open: 'Help me',
    memory: 'Memory aid',
    prompt: /keeps slipping away/,
    notNow: 'Not now',
  },
}
const textsOf = (context: Context) => inLocale(context, texts)

const recorded = fn<(body: unknown) => void>()

const [question] = someSession().questions
const leechId = question && 'word_id' in question ? question.word_id : 0
const options = question && 'options' in question ? question.options : []
const wrongKey = String(options.findIndex((id) => id !== leechId) + 1)
const headword = someSession().words.find(({ id }) => id === leechId)?.headword ?? ''

const session = (api: MockAnswers) =>
  screen({
    path: '/review/session',
    as: 'user',
    api: {
      'POST /api/reviews': someSession(),
      'POST /api/practices/{id}/answers': ({ body }) => ({
        acknowledged: (body as { answers: { id: string }[] }).answers.map(({ id }) => id),
        points: 0,
      }),
      'GET /api/tutor': { ai: false, left: 0 },
      'POST /api/own-sentences/check': { findings: [] },
      'POST /api/own-sentences': {
        id: '1',
        text: '',
        at: '2026-03-04T09:12:00.000Z',
        saved_at: '2026-03-04T09:12:00Z',
      },
      'PUT /api/own-sentences/asked': ({ body }) => {
        recorded(body)
        return undefined
      },
      ...api,
    },
  })

/** A wrong answer to a leech: other ways to remember it lie a press away. */
export const Default: Story = {
  ...session({
    'GET /api/practices/{id}/leeches': {
      leeches: [someLeech(leechId, { sentences: ['I have one at home.'], ask: false })],
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { open, memory } = textsOf(context)
    await canvas.findByRole('progressbar')
    await userEvent.keyboard(wrongKey)
    await canvas.findByText(open)
    await userEvent.click(canvas.getByRole('button', { name: open }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('heading', { name: memory })).toBeVisible()
    await expect(dialog.getByText('I have one at home.')).toBeVisible()
  },
}

export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('progressbar')
    await userEvent.keyboard(wrongKey)
    await expect(await canvas.findByRole('button', { name: textsOf(context).open })).toBeVisible()
    await fitsWindow()
  },
}

const over = {
  'GET /api/reviews': someReviews({ due: 0 }),
  'POST /api/reviews': someSession({ result: someResult() }),
  'GET /api/practices/{id}/leeches': { leeches: [someLeech(leechId)] },
}

/** After a review one hard word is asked for, and that is recorded. */
export const Asked: Story = {
  ...session(over),
  play: async (context) => {
    const { canvas } = context
    const { prompt, write: open, field } = textsOf(context)
    recorded.mockClear()
    await canvas.findByText(prompt)
    await waitFor(() => expect(recorded).toHaveBeenCalledWith({ word: leechId }))
    await userEvent.click(canvas.getByRole('button', { name: open }))
    const dialog = within(await canvas.findByRole('dialog', { name: new RegExp(headword) }))
    await expect(dialog.getByRole('textbox', { name: field })).toBeVisible()
  },
}

export const NotNow: Story = {
  ...session(over),
  play: async (context) => {
    const { canvas } = context
    const { prompt, notNow } = textsOf(context)
    await canvas.findByText(prompt)
    await userEvent.click(canvas.getByRole('button', { name: notNow }))
    await waitFor(() => expect(canvas.queryByText(prompt)).toBeNull())
  },
}
