import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fakePushBrowser } from '#tests/story-push'
import { inLocale } from '#tests/stories'
import { someKnown, someMissed, someResult, someReviews, someSession } from '#tests/story-memory'

const meta = { title: 'Screens/Reviews', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** More than a hundred words are due. */
const waiting = { per_day: 10, begun: 0, left: 0, waiting: true }

const book = {
  'GET /api/reviews/missed': { words: someMissed(), next: null },
  'GET /api/reviews/known': { words: someKnown(), next: null },
  'PUT /api/reviews/known': undefined,
}

export const Default: Story = {
  ...screen({ path: '/review', as: 'user' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /24/ })
    await expect(canvas.getByRole('link', { name: /开始复习|Start reviewing/ })).toHaveAttribute(
      'href',
      '/review/session',
    )
  },
}

/** After days away. */
export const Comeback: Story = {
  ...screen({
    path: '/review',
    as: 'user',
    api: {
      'GET /api/reviews': someReviews({
        due: 148,
        at_risk: 31,
        new_words: waiting,
        plan: { per_day: 30, days: 5, left_today: 30 },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /30/ })
  },
}

export const Backlog: Story = {
  ...screen({
    path: '/review',
    as: 'user',
    api: { 'GET /api/reviews': someReviews({ due: 160, new_words: waiting }) },
  }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /新单词先等一等/, en: /new ones wait a little/ }))
  },
}

/** As many new words as a day is good for. */
export const EnoughNewWords: Story = {
  ...screen({
    path: '/review',
    as: 'user',
    api: { 'GET /api/reviews': someReviews({ new_words: { per_day: 10, begun: 12, left: 0, waiting: false } }) },
  }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: /今天认识了 12 个新单词/, en: /12 new words today/ }))
  },
}

export const Done: Story = {
  ...screen({ path: '/review', as: 'user', api: { 'GET /api/reviews': someReviews({ due: 0 }) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /都复习完了/ })
  },
}

export const Empty: Story = {
  ...screen({ path: '/review', as: 'user', api: { 'GET /api/reviews': someReviews({ due: 0, next: null }) } }),
}

/** What was answered, and a word that is known after all. */
export const Missed: Story = {
  ...screen({ path: '/review?tab=missed', as: 'user', api: book }),
  play: async ({ canvas }) => {
    await canvas.findByText(/elefant/)
    await userEvent.click((await canvas.findAllByRole('button', { name: /：更多$/ }))[0] ?? document.body)
    await userEvent.click(await canvas.findByRole('menuitem', { name: '我认识' }))
  },
}

export const NothingMissed: Story = {
  ...screen({ path: '/review?tab=missed', as: 'user', api: { 'GET /api/reviews/missed': { words: [], next: null } } }),
  play: async ({ canvas }) => {
    await canvas.findByText('还没有答错的单词')
    await expect(canvas.queryByRole('button', { name: '练习错词' })).toBeNull()
  },
}

let known = someKnown()
const forgetting = screen({
  path: '/review?tab=known',
  as: 'user',
  api: {
    'GET /api/reviews/known': () => ({ words: known, next: null }),
    'PUT /api/reviews/known': () => {
      known = []
      return undefined
    },
  },
})
/** The mark of the last word is taken back by keyboard: what says that none is left has the focus. */
export const LastKnown: Story = {
  ...forgetting,
  beforeEach: (context) => {
    known = someKnown()
    return forgetting.beforeEach(context)
  },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('button', { name: /继续练习/ })
    back.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

export const NothingKnown: Story = {
  ...screen({ path: '/review?tab=known', as: 'user', api: { 'GET /api/reviews/known': { words: [], next: null } } }),
  play: async ({ canvas }) => {
    await canvas.findByText('还没有标记过单词')
  },
}

export const Locked: Story = {
  ...screen({ path: '/review', as: 'guest' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/登录或注册后就能使用|Sign in or create an account/)
  },
}

export const Loading: Story = { ...screen({ path: '/review', as: 'user', api: { 'GET /api/reviews': never() } }) }

export const Offline: Story = {
  ...screen({ path: '/review', as: 'user', api: { 'GET /api/reviews': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试/ })
  },
}

const session = {
  'POST /api/reviews': someSession(),
  'POST /api/practices/{id}/answers': ({ body }: { body: unknown }) => ({
    acknowledged: (body as { answers: { id: string }[] }).answers.map(({ id }) => id),
    points: 0,
  }),
}

/** A session: the last answer can be taken back. */
export const Session: Story = {
  ...screen({ path: '/review/session', as: 'user', api: session }),
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: /撤回上一题/ })
    await expect(undo).toBeDisabled()
    await userEvent.keyboard('1')
    await expect(undo).toBeEnabled()
    await userEvent.click(undo)
    await expect(undo).toBeDisabled()
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument()
  },
}

/** The end of a session, and when the next words are due. */
export const SessionOver: Story = {
  ...screen({
    path: '/review/session',
    as: 'user',
    api: {
      'GET /api/reviews': someReviews({ due: 4 }),
      'POST /api/reviews': someSession({ result: someResult() }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/还有 4 个/)
    await expect(canvas.getByRole('button', { name: '再来一组' })).toBeEnabled()
  },
}

/** Nothing is due any more: the end is the end, and no other round is offered. */
export const AllReviewed: Story = {
  ...screen({
    path: '/review/session',
    as: 'user',
    api: {
      'GET /api/reviews': someReviews({ due: 0 }),
      'POST /api/reviews': someSession({ result: someResult() }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '回到复习' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: '再来一组' })).toBeNull()
  },
}

/** After a review it is offered once to tell when words are due; what is declined stays declined. */
const sessionOver = screen({
  path: '/review/session',
  as: 'user',
  api: {
    'GET /api/reviews': someReviews({ due: 0 }),
    'POST /api/reviews': someSession({ result: someResult() }),
    'GET /api/push': { key: 'BA', devices: [] },
  },
})
export const PushOffered: Story = {
  ...sessionOver,
  beforeEach: async (context) => {
    const restore = fakePushBrowser()
    const end = await sessionOver.beforeEach(context)
    return () => {
      end()
      restore()
    }
  },
  play: async ({ canvas }) => {
    await canvas.findByText('到了复习的时候，提醒你一下？')
    await userEvent.click(canvas.getByRole('button', { name: '不用了' }))
    await waitFor(() => expect(canvas.queryByText('到了复习的时候，提醒你一下？')).toBeNull())
    await expect(Object.keys(localStorage).some((key) => key.includes('pushOffer'))).toBe(true)
  },
}

/** A guest who came by an address sees what an account opens, and the way to it. */
export const SessionLocked: Story = {
  ...screen({
    path: '/review/session?words=5',
    as: 'guest',
    api: { 'GET /api/reviews': refuse(403, 'guest_not_allowed') },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^登录$/ })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Freview%2Fsession%3Fwords%3D5',
    )
    await expect(canvas.getByRole('link', { name: /^创建账号$/ })).toBeVisible()
  },
}

export const SessionEmpty: Story = {
  ...screen({ path: '/review/session', as: 'user', api: { 'POST /api/reviews': refuse(404, 'review_none') } }),
  play: async ({ canvas }) => {
    await canvas.findByText('现在没有要复习的单词')
    await expect(canvas.getByRole('button', { name: '回到复习' })).toBeEnabled()
  },
}
