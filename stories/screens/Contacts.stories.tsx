import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { someUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { someContacts } from '#tests/story-memory'

const meta = { title: 'Screens/Contacts', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const owl = {
  id: '5',
  username: 'owl_reader',
  avatar: null,
  state: 'accepted',
  streak: 3,
  points: 80,
  spoken_ms: null,
  text: null,
} as const
const api = { 'GET /api/contacts': { contacts: someContacts() } }

export const Default: Story = {
  ...screen({ path: '/contacts', as: 'user', api }),
  play: async ({ canvas }) => {
    await canvas.findByText('mei-lin')
    // She shares how long she spoke.
    await expect(canvas.getByText(/· (本周开口 21 分 24 秒|spoke 21m 24s this week)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /(接受|Accept).*noor/ })).toBeVisible()
  },
}

const asked = fn<(body: unknown) => void>()
/** Whoever is old enough may write a first word with a request. */
export const WithWords: Story = {
  ...screen({
    path: '/contacts',
    as: 'user',
    api: {
      ...api,
      'GET /api/user': someUser({ birth_year: 1998 }),
      'POST /api/contacts': ({ body }) => {
        asked(body)
        return undefined
      },
    },
  }),
  play: async ({ canvas }) => {
    asked.mockClear()
    await userEvent.type(await canvas.findByRole('textbox', { name: /用户名/ }), 'owl_reader')
    await userEvent.type(await canvas.findByRole('textbox', { name: /附言/ }), 'Hello from class 3')
    await userEvent.click(canvas.getByRole('button', { name: /^添加$/ }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ name: 'owl_reader', text: 'Hello from class 3' }))
  },
}

/** Who is under 14, or has not said their age, asks without words. */
export const WithoutWords: Story = {
  ...screen({ path: '/contacts', as: 'user', api: { ...api, 'GET /api/user': someUser({ birth_year: null }) } }),
  play: async ({ canvas }) => {
    await canvas.findByText('mei-lin')
    await expect(canvas.queryByRole('textbox', { name: /附言/ })).toBeNull()
  },
}

/** A request is reported with what was written. */
export const Reporting: Story = {
  ...screen({
    path: '/contacts',
    as: 'user',
    api: {
      ...api,
      'POST /api/contacts/{id}/reports': ({ body }) => {
        asked(body)
        return undefined
      },
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    asked.mockClear()
    await expect(await canvas.findByText(/We met in the reading group/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '更多：noor' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: '举报' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'spam')
    await userEvent.click(dialog.getByRole('button', { name: '举报' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ reason: 'spam', text: '' }))
  },
}

/** Who of the contacts is here, where both show it. */
export const Presence: Story = {
  ...screen({
    path: '/contacts',
    as: 'user',
    api: {
      'GET /api/contacts': { contacts: [...someContacts(), owl] },
      'GET /api/user': someUser({ shares_presence: true }),
      'GET /api/presence': { online: ['1'], today: [owl.id] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('在线')).toBeVisible()
    await expect(canvas.getByText('今天来过')).toBeVisible()
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
    await userEvent.type(await canvas.findByRole('textbox', { name: /用户名/ }), 'nobody')
    await userEvent.click(canvas.getByRole('button', { name: /^添加$/ }))
    await canvas.findByText(/没有找到/)
  },
}

/** Blocking asks first. */
export const Blocking: Story = {
  ...screen({ path: '/contacts', as: 'user', api }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：mei-lin' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: '屏蔽' }))
    await expect(await page.findByRole('dialog')).toBeVisible()
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
