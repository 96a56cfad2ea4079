import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { userStore } from '#lib/storage'
import { noStats, someGrove, someStats, someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someTicket } from '#tests/story-billing'
import { someReviews } from '#tests/story-memory'

const topics = { categories: [] }
const learner = { 'GET /api/user/stats': someStats(), 'GET /api/challenges': topics }

const beginner = { 'GET /api/user/stats': noStats, 'GET /api/challenges': topics, 'GET /api/grove': someGrove(0) }
const nothingDue = { ...learner, 'GET /api/user/stats': someStats({ due: 0 }) }

const meta = { title: 'Screens/Home', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A learner in the middle of things. */
export const Default: Story = {
  ...screen({ path: '/home', as: 'user', api: learner }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /lin-xiaoyu/ })
    await canvas.findByRole('button', { name: /^(浇水 · \d+ 个词|Water \d+ words)/ })
    await canvas.findByRole('img', { name: /^42 (个单词：7 个要浇水|words: 7 thirsty)/ })
    const whole = canvas.getByRole('link', { name: /看整片词林|Whole grove/ })
    await expect(whole).toHaveAttribute('href', '/grove')
    await expect(canvas.getByRole('progressbar', { name: /32/ })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toMatch(/词林|Wordgrove/))
  },
}

/** Signed in, nothing played yet. */
export const Empty: Story = {
  ...screen({ path: '/home', as: 'user', api: { ...beginner } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /种下 8 个新词|Plant 8 new words/ })
    await canvas.findByText(/第一关种下 8 颗|Your first level plants eight seeds/)
    await expect(canvas.queryByRole('button', { name: /以列表显示|As a list/ })).toBeNull()
    await expect(canvas.getByText(/今天学完一次就开始|Finish one session today to start one/)).toBeVisible()
  },
}

/** Nothing is due and nothing was left: the next eight words. */
export const Planting: Story = {
  ...screen({ path: '/home', as: 'user', api: nothingDue }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /种下 8 个新词|Plant 8 new words/ })
  },
}

/** The day's new words are planted: nothing asks for more, and playing on is for fun. */
export const Enough: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: {
      ...nothingDue,
      'GET /api/reviews': someReviews({ new_words: { per_day: 10, begun: 16, left: 0, waiting: false } }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/今天种下了 16 个新词，够了|16 new words today, and that is plenty/)
    await canvas.findByRole('button', { name: /随便玩玩|Play for fun/ })
    await expect(canvas.queryByRole('button', { name: /种下|Plant 8/ })).toBeNull()
  },
}

/** A press on a plant shows its word, its sound and how well it is remembered; the list leads to the same. */
export const OnePlant: Story = {
  ...screen({ path: '/home', as: 'user', api: learner }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('button', { name: /以列表显示|As a list/ })
    await userEvent.click(list)
    await userEvent.click((await canvas.findAllByRole('button', { name: /^bread[:：]/ }))[0] ?? list)
    const sheet = await within(document.body).findByRole('dialog', { name: 'bread' })
    await within(sheet).findByRole('link', { name: /去浇水|Water it/ })
    await within(sheet).findByRole('link', { name: /打开单词|Open the word/ })
    await userEvent.keyboard('{Escape}')
    const scene = canvas.getByRole('img', { name: /^42/ })
    const plant = scene.querySelector('[data-row="0"] [data-stage]')
    if (plant) await userEvent.click(plant)
    await within(document.body).findByRole('dialog')
  },
}

/** Older words are a wood behind the newest sixty. */
export const Wood: Story = {
  ...screen({ path: '/home', as: 'user', api: { ...learner, 'GET /api/grove': someGrove(340) } }),
  play: async ({ canvas }) => {
    const scene = await canvas.findByRole('img', { name: /^340/ })
    await expect(scene.querySelectorAll('[data-row="wood"]')).toHaveLength(28)
  },
}

/** Called as the learner wants to be called. */
export const Nickname: Story = {
  ...screen({ path: '/home', as: 'user', api: { ...learner, 'GET /api/user': someUser({ nickname: '小满' }) } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /小满/ })
  },
}

/** The sessions of a day that were aimed at are done. */
export const DayGoal: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: { ...learner, 'GET /api/user/stats': someStats({ sessions_today: { current: 2, total: 2 } }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/今天学了 2 次，达标了|2 sessions today: goal reached/)
  },
}

/** Days in a row, and nothing learned today: 小叶 waits with an umbrella. */
export const StreakAtRisk: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: { ...learner, 'GET /api/user/stats': someStats({ sessions_today: { current: 0, total: 3 } }) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/今天学完一次，就不会断|One session today keeps it alive/)).toBeVisible()
  },
}

const watered = screen({
  path: '/home',
  as: 'user',
  api: {
    ...learner,
    'GET /api/user/stats': someStats({ due: 2 }),
    'POST /api/practices/{id}/answers': offline,
  },
})
/** What was due was reviewed without a connection: nobody is asked to water it again. */
export const WateredOffline: Story = {
  ...watered,
  beforeEach: (context) => {
    const answer = { hinted: false, slips: 0, ms: 3000, kind: 'type_word', given: 'dog' }
    userStore(someUser().id).set('unsent/practice/left-behind', [
      { ...answer, id: 'a', word_id: 1 },
      { ...answer, id: 'b', word_id: 2 },
      // The second try of the same word.
      { ...answer, id: 'c', word_id: 2 },
    ])
    return watered.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /种下 8 个新词|Plant 8 new words/ })
    await expect(canvas.getByText(/现在没有到期的单词|Nothing is due right now/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(浇水|Water)/ })).toBeNull()
  },
}

const asked = fn<(body: unknown) => void>()
const left = screen({
  path: '/home',
  as: 'user',
  api: {
    ...nothingDue,
    'POST /api/tickets': ({ body }) => {
      asked(body)
      return someTicket({ kind: 'feedback' })
    },
  },
})
/** What was left before its end comes before the next level; what is older than a day is gone. What was written without a connection is sent. */
export const Unfinished: Story = {
  ...left,
  beforeEach: (context) => {
    const session = (address: string, hours: number) => ({
      address,
      done: 3,
      total: 8,
      at: Date.now() - hours * 3_600_000,
    })
    asked.mockClear()
    const store = userStore(someUser().id)
    store.set('unfinished', [session('/review/session', 2), session('/practice?words=dog', 30)])
    store.set('unsent/ticket/new', [{ id: 'a', text: 'A tortoise', kind: 'feedback', topic: 'content' }])
    return left.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/上次做到 3 \/ 8，接着做完吧|You stopped at 3 of 8\./)
    await expect(canvas.getAllByRole('button', { name: /^(继续|Continue)$/ })).toHaveLength(1)
    await waitFor(() => expect(userStore(someUser().id).names('unsent/ticket/')).toEqual([]))
    await expect(asked.mock.calls).toEqual([[expect.objectContaining({ text: 'A tortoise' })]])
  },
}

let looks = 0
const renamed = screen({
  path: '/home',
  as: 'user',
  api: {
    ...learner,
    'GET /api/user': () => someUser(looks++ === 0 ? {} : { username: 'lin-vip' }),
    'GET /api/events': () => new Response(''),
  },
})
/** A stream of events that broke may have missed something about the user, who is read again with the next one. */
export const AnotherStream: Story = {
  ...renamed,
  beforeEach: (context) => {
    looks = 0
    return renamed.beforeEach(context)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /lin-vip/ }, { timeout: 10_000 })
  },
}

/** Nobody yet: the demo and what there is to come back for. */
export const Visitor: Story = {
  ...screen({ path: '/home', as: 'visitor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /开始试玩/ })
    await expect((await canvas.findAllByText(/游客模式/)).length).toBeGreaterThan(0)
  },
}

/** Playing without an account: nothing leads to what an account opens. */
export const Guest: Story = {
  ...screen({
    path: '/home',
    as: 'guest',
    api: {
      ...learner,
      'GET /api/user/stats': someStats({ total_words: 8, words_learned: 0, due: 8, points: 60 }),
      'GET /api/grove': someGrove(8),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /种下 8 个新词/ })
    await expect((await canvas.findAllByText(/游客模式/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: /开始复习/ })).toBeNull()
  },
}

export const Loading: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: { 'GET /api/user/stats': never, 'GET /api/challenges': never, 'GET /api/grove': never },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/正在加载学习概况|Loading your progress/).length).toBeGreaterThan(0))
  },
}

/** No connection: the session stays, and the learner can try again. */
export const Error: Story = {
  ...screen({
    path: '/home',
    as: 'user',
    api: { 'GET /api/user/stats': offline, 'GET /api/challenges': offline, 'GET /api/grove': offline },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/网络错误，请检查网络连接。|Network error\. Please check your connection\./)
    await expect(canvas.getByRole('button', { name: /^(重试|Try again)$/ })).toBeEnabled()
    await expect(localStorage.getItem('token')).toBe('story-user')
  },
}

/** The demo cannot start: the words of the server show, and nothing else changes. */
export const DemoRefused: Story = {
  ...screen({ path: '/home', as: 'visitor', api: { 'POST /api/auth/guest': refuse(503, 'guest_start_failed') } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /开始试玩/ }))
    await canvas.findByText(/启动游客模式失败/)
  },
}

/** The way around by keyboard: skip link, menu of the account, language. */
export const Keyboard: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /lin-xiaoyu/ })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /跳到正文/ })).toHaveFocus()
    const account = await canvas.findByRole('button', { name: /lin-xiaoyu/ })
    account.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menuitem', { name: /退出登录/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(account).toHaveFocus()
  },
}
