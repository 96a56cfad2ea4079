/** /leaderboard/league: a group of similar pace, scored on remembering. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { someUser } from '#tests/factories'
import { never, offline, type MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { fitsWindow } from '#tests/stories'
import { noLeague, someContactLeague, someLeague } from '#tests/story-league'

const meta = { title: 'Screens/Weekly league', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const league = (api: MockAnswers = {}, as: 'user' | 'guest' = 'user') =>
  screen({
    path: '/leaderboard/league',
    as,
    api: as === 'guest' ? api : { 'GET /api/league': someLeague(), ...api },
  })

/** In the upper part of a group: who would rise, stay and fall is said in words. */
export const Default: Story = {
  ...league(),
  play: async ({ canvas }) => {
    await canvas.findByText(/你现在第 3 名，照这样下周升到果园。|You are number 3. As it is now, you rise to Orchard./)
    const parts = canvas.getAllByRole('list', { name: /升到|留在|去草地|还没开始|Rising|Staying|Going|Not begun/ })
    await expect(parts).toHaveLength(4)
    const [rising] = parts
    if (!rising) throw new Error('nobody rises')
    // The third place is shared, so four rise where three would.
    await expect(
      within(rising)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/mei-lin.*1,240/),
      expect.stringMatching(/tomas.*1,105/),
      expect.stringMatching(/lin-xiaoyu(我|You).*968/),
      expect.stringMatching(/olga.*968/),
    ])
    await expect(canvas.getByText(/^(一位同学|A learner)$/)).toBeVisible()
    await expect(canvas.getByText(/还有 3 天 13 小时|3 d 13 h left/)).toBeVisible()
    await fitsWindow()
  },
}

/** How points are made, unfolded by the keyboard. */
export const HowItWorks: Story = {
  ...league(),
  play: async ({ canvas }) => {
    const fold = await canvas.findByText(/^(怎样得分|How points are made)$/)
    await userEvent.click(fold)
    await canvas.findByText(/一个晚上刷不出第一名|one evening does not win a week/)
  },
}

/** Level with those who go down, the words stay kind. */
export const Low: Story = {
  ...league({ 'GET /api/league': someLeague({ score: 8 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/照这样下周去草地。|As it is now, you go to Meadow./)
  },
}

const join = fn<() => void>()

/** Not joined: what others will see is said before the press. */
export const NotJoined: Story = {
  ...league({
    'GET /api/league': () => (join.mock.calls.length > 0 ? someLeague({ tier: 'meadow', score: 0 }) : noLeague()),
    'POST /api/league': () => {
      join()
      return someLeague({ tier: 'meadow', score: 0 })
    },
  }),
  play: async ({ canvas }) => {
    join.mockClear()
    await canvas.findByText(/会看到你的用户名、头像和本周分数|They see your username, picture and score/)
    await userEvent.click(canvas.getByRole('button', { name: /^(加入本周联赛|Join this week)$/ }))
    await canvas.findByText(/你这周还没有得分|No points this week yet/)
    await expect(join).toHaveBeenCalledOnce()
    join.mockClear()
  },
}

/** Joined as the first of a group. */
export const Alone: Story = {
  ...league({
    'GET /api/league': someLeague({
      tier: 'meadow',
      members: [{ rank: 1, username: 'lin-xiaoyu', avatar: null, score: 20, is_me: true, outcome: 'stay' }],
      rising: 0,
      falling: 0,
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/组里现在只有你|You are the only one here so far/)
  },
}

const seen = fn<() => void>()

/** What the last week brought, until it is put away. */
export const Risen: Story = {
  ...league({
    'GET /api/league': () => someLeague({ result: seen.mock.calls.length > 0 ? null : { outcome: 'up', rank: 2 } }),
    'POST /api/league/result': () => {
      seen()
    },
  }),
  play: async ({ canvas }) => {
    seen.mockClear()
    const told = await canvas.findByText(/上周第 2 名，升到花园了。|Number 2 last week: you rose to Garden./)
    await userEvent.click(canvas.getByRole('button', { name: /^(知道了|Got it)$/ }))
    await waitFor(() => expect(told).not.toBeInTheDocument())
    seen.mockClear()
  },
}

/** After a week away: no group, no blame. */
export const AfterAway: Story = {
  ...league({ 'GET /api/league': noLeague({ tier: 'orchard', result: { outcome: 'none', rank: null } }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/想来的时候再加入就行|Join again whenever you like/)
    await canvas.findByRole('button', { name: /^(加入本周联赛|Join this week)$/ })
  },
}

/** Monday's first minutes. */
export const Grouping: Story = {
  ...league({ 'GET /api/league': noLeague({ state: 'grouping', tier: 'garden', today: 10, hours_left: 167 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/正在分组|Groups are being made/)
  },
}

/** Opted out of being shown. */
export const Hidden: Story = {
  ...league({
    'GET /api/league': noLeague(),
    'GET /api/user': { ...someUser(), on_leaderboard: false },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/组里的人看不到你|a group could not see you/)
    await expect(canvas.getByRole('link', { name: /去设置|Open settings/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /加入|Join/ })).toBeNull()
  },
}

/** Leaving is one press, and one more brings back. */
export const Leaving: Story = {
  ...league({
    'GET /api/league': () => (join.mock.calls.length > 0 ? noLeague() : someLeague()),
    'DELETE /api/league': () => {
      join()
      return noLeague()
    },
  }),
  play: async ({ canvas }) => {
    join.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /退出本周联赛|Leave this week/ }))
    await canvas.findByRole('button', { name: /^(加入本周联赛|Join this week)$/ })
    join.mockClear()
  },
}

/** Contacts, whichever group they are in; found by keys. */
export const Contacts: Story = {
  ...league({ 'GET /api/league/contacts': someContactLeague() }),
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: /^(联系人|Contacts)$/ })
    canvas.getByRole('tab', { name: /^(我的小组|My group)$/ }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const rows = within(await canvas.findByRole('list', { name: /联系人的本周分数|Contacts’ scores/ }))
    await expect(rows.getAllByRole('listitem')[0]).toHaveTextContent(/mei-lin.*1,240/)
  },
}

export const ContactsEmpty: Story = {
  ...league({ 'GET /api/league/contacts': someContactLeague({ members: [] }) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^(联系人|Contacts)$/ }))
    await canvas.findByText(/还没有联系人参加|No contact is in a league/)
  },
}

/** A guest. */
export const Locked: Story = {
  ...league({}, 'guest'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(有账号才能参加周联赛|A league needs an account)$/)
  },
}

export const Loading: Story = { ...league({ 'GET /api/league': never() }) }

export const Offline: Story = {
  ...league({ 'GET /api/league': () => offline() }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试|Try again/ })
  },
}
