/** Which words a learner takes for which, and the drill of two of them. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { drillRecord, someDrill, somePairs } from '#tests/story-confusions'
import { fox, infoStream } from '#tests/story-info'
import { someResult } from '#tests/story-memory'

const meta = { title: 'Screens/Reviews/Mix-ups', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const map = (pairs = somePairs()) =>
  screen({ path: '/review?tab=confused', as: 'user', api: { 'GET /api/confusions': { pairs } } })

/** A drawing, and a list that leads to the words and to their drill. */
export const Default: Story = {
  ...map(),
  play: async (context) => {
    const { canvas } = context
    const drawing = await canvas.findByRole('img', { name: /affect.*effect/ })
    await expect(drawing).toHaveAccessibleName(/borrow/)
    const list = canvas.getByRole('list', { name: inLocale(context, { zh: '易混的词', en: 'Mixed-up words' }) })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    const drill = { zh: '对比练习：affect 和 effect', en: 'Tell them apart: affect and effect' }
    await expect(canvas.getByRole('link', { name: inLocale(context, drill) })).toHaveAttribute(
      'href',
      '/review/session?pair=101%2C102&kind=spelling',
    )
    await expect(canvas.getByRole('link', { name: 'sheep' })).toHaveAttribute('href', '/word/sheep')
    await expect(canvas.getByText(inLocale(context, { zh: '样子相像，4 次', en: 'Look alike, 4 times' }))).toBeVisible()
    await expect(
      canvas.getByText(inLocale(context, { zh: '意思弄混，已经分清', en: 'Meaning mixed up, told apart' })),
    ).toBeVisible()
  },
}

/** By sound alone: drawing and list follow. */
export const OfOneKind: Story = {
  ...map(),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('radio', { name: inLocale(context, { zh: '发音', en: 'Sound' }) }))
    const drawing = canvas.getByRole('img', { name: /ship/ })
    await expect(drawing).not.toHaveAccessibleName(/affect/)
    await expect(canvas.queryByRole('link', { name: 'affect' })).toBeNull()
  },
}

export const NoneOfKind: Story = {
  ...map(somePairs().slice(1, 2)),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('radio', { name: inLocale(context, { zh: '意思', en: 'Meaning' }) }))
    await canvas.findByText(inLocale(context, { zh: '这一类没有弄混的词', en: 'Nothing mixed up here' }))
  },
}

/** Drawing and words fit the phone: nothing is wider than the window. */
export const Phone: Story = {
  ...map(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /affect.*effect/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Empty: Story = {
  ...map([]),
  play: async (context) => {
    const none = { zh: '还没有弄混的词', en: 'No mixed-up words yet' }
    await context.canvas.findByText(inLocale(context, none))
  },
}

export const Loading: Story = {
  ...screen({ path: '/review?tab=confused', as: 'user', api: { 'GET /api/confusions': never() } }),
  play: async (context) => {
    await context.canvas.findAllByText(inLocale(context, { zh: '正在加载', en: 'Loading' }))
  },
}

export const Offline: Story = {
  ...screen({ path: '/review?tab=confused', as: 'user', api: { 'GET /api/confusions': () => offline() } }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '重试', en: 'Try again' }) })
  },
}

/** A guest sees what an account opens. */
export const Locked: Story = {
  ...screen({ path: '/review?tab=confused', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/登录或注册后就能使用|Sign in or create an account/)
  },
}

const drillAt = '/review/session?pair=101,102&kind=spelling'
const api = {
  'POST /api/confusions/drills': someDrill(),
  'GET /api/confusions': { pairs: somePairs() },
  'GET /api/words/{word}': ({ params }: { params: Record<string, string> }) => drillRecord(params['word'] ?? ''),
  'POST /api/practices/{id}/answers': ({ body }: { body: unknown }) => ({
    acknowledged: (body as { answers: { id: string }[] }).answers.map(({ id }) => id),
    points: 0,
  }),
}

/** The two words side by side, with an example of each and the note on their difference; then the drill. */
export const Drill: Story = {
  ...screen({ path: drillAt, as: 'user', api }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 2, name: 'affect' })
    await canvas.findByRole('heading', { level: 2, name: 'effect' })
    await expect(await canvas.findByText(/affect 是动词/)).toBeVisible()
    const start = { zh: '开始练习', en: 'Start the drill' }
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, start) }))
    await expect(await canvas.findByRole('progressbar')).toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { level: 2, name: 'affect' })).toBeNull()
  },
}

/** Before the first question. */
export const DrillCard: Story = {
  ...screen({ path: drillAt, as: 'user', api }),
  play: async (context) => {
    const back = { zh: '回到易混词', en: 'Back to mix-ups' }
    await expect(await context.canvas.findByRole('button', { name: inLocale(context, back) })).toBeEnabled()
    await expect(await context.canvas.findByText(/affect 是动词/)).toBeVisible()
  },
}

export const DrillOver: Story = {
  ...screen({
    path: drillAt,
    as: 'user',
    api: {
      ...api,
      'POST /api/confusions/drills': someDrill({ result: someResult({ total: 2, right_at_first_try: 2, missed: [] }) }),
    },
  }),
  play: async (context) => {
    const again = { zh: '再练一次', en: 'Once more' }
    await expect(await context.canvas.findByRole('button', { name: inLocale(context, again) })).toBeEnabled()
  },
}

/** One of the two has left the dictionary. */
export const DrillGone: Story = {
  ...screen({
    path: drillAt,
    as: 'user',
    api: { ...api, 'POST /api/confusions/drills': refuse(404, 'practice_empty') },
  }),
  play: async (context) => {
    const gone = { zh: '这一对练不了了', en: 'This pair cannot be drilled' }
    await context.canvas.findByText(inLocale(context, gone))
  },
}

export const DrillLocked: Story = {
  ...screen({ path: drillAt, as: 'guest' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^登录$|^Sign in$/ })).toBeVisible()
  },
}

/** The page of a word names what it is taken for, and leads to the drill. */
export const OnTheWordPage: Story = {
  ...screen({
    path: '/word/fox',
    as: 'user',
    api: {
      'GET /api/words/{word}': { ...fox, id: 101 },
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => infoStream('whole'),
      'GET /api/confusions': { pairs: somePairs().slice(0, 1) },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('link', { name: 'effect' })).toHaveAttribute(
      'href',
      '/review/session?pair=101%2C102&kind=spelling',
    )
    const all = { zh: '全部易混词', en: 'All mix-ups' }
    await expect(canvas.getByRole('link', { name: inLocale(context, all) })).toHaveAttribute(
      'href',
      '/review?tab=confused',
    )
  },
}
