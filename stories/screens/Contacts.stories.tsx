import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someContacts } from '#tests/story-memory'

const meta = { title: 'Screens/Contacts', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const api = { 'GET /api/contacts': { contacts: someContacts() } }

export const Default: Story = {
  ...screen({ path: '/contacts', as: 'user', api }),
  play: async ({ canvas }) => {
    await canvas.findByText('mei-lin')
    // She shares how long she spoke.
    await expect(canvas.getByText(/· 本周开口 21 分 24 秒/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /(接受|Accept).*noor/ })).toBeVisible()
  },
}

/** A name that nobody has. */
export const Unknown: Story = {
  ...screen({
    path: '/contacts',
    as: 'user',
    api: { ...api, 'POST /api/contacts': refuse(404, 'contact_unknown', { name: 'contact_unknown' }) },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'nobody')
    await userEvent.click(canvas.getByRole('button', { name: /^添加$/ }))
    await canvas.findByText(/没有找到/)
  },
}

/** Blocking asks first. */
export const Blocking: Story = {
  ...screen({ path: '/contacts', as: 'user', api }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /屏蔽.*mei-lin/ }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

let contacts = someContacts()
const taking = screen({
  path: '/contacts',
  as: 'user',
  api: {
    'GET /api/contacts': () => ({ contacts }),
    'DELETE /api/contacts/{id}': ({ params }) => {
      contacts = contacts.filter(({ id }) => id !== params['id'])
      return undefined
    },
  },
})
/** Row by row by keyboard: the focus passes to the next one, and at the end to what says that nobody is left. */
export const TakenAway: Story = {
  ...taking,
  beforeEach: (context) => {
    contacts = someContacts().slice(2)
    return taking.beforeEach(context)
  },
  play: async ({ canvas }) => {
    const button = (name: RegExp) => canvas.findByRole('button', { name })
    ;(await button(/撤回.*tomas/)).focus()
    await userEvent.keyboard('{Enter}')
    const unblock = await button(/取消屏蔽.*zzz-spam/)
    await waitFor(() => expect(unblock).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

export const Empty: Story = {
  ...screen({ path: '/contacts', as: 'user', api: { 'GET /api/contacts': { contacts: [] } } }),
}

export const Locked: Story = { ...screen({ path: '/contacts', as: 'guest' }) }

export const Loading: Story = { ...screen({ path: '/contacts', as: 'user', api: { 'GET /api/contacts': never() } }) }

export const Offline: Story = {
  ...screen({ path: '/contacts', as: 'user', api: { 'GET /api/contacts': () => offline() } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /重试/ })
  },
}
