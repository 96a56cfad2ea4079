import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { userStore } from '#lib/storage'
import { someStats, someUser } from '#tests/factories'
import { screen } from '#tests/screen'

const meta = { title: 'Screens/Home/Saving', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const took = fn<(id: string | undefined) => void>()
const withKeptChanges = screen({
  path: '/home',
  as: 'user',
  api: {
    'GET /api/user/stats': someStats(),
    'GET /api/challenges': { categories: [] },
    'POST /api/notes/{id}/changes': ({ params }) => {
      took(params['id'])
      const nothing = {
        sections: [],
        pages: [],
        entries: [],
        deleted: [],
        notices: [],
        saved_at: '2026-03-04T04:03:00Z',
      }
      return { ...nothing, title: { zh: '词', en: 'Words' }, tag: null, cover: null, version: 5, applied: 5 }
    },
  },
})

/** A note whose page was closed without a connection, by version 0.1: what was changed there is sent from here. */
export const Default: Story = {
  ...withKeptChanges,
  beforeEach: async (context: Parameters<typeof withKeptChanges.beforeEach>[0]) => {
    const release = await withKeptChanges.beforeEach(context)
    const changes = [{ type: 'set_note', field: 'tag', value: null, was: null }]
    userStore(someUser().id).set('unsent-note/left-behind', [{ id: 'b', base: 4, own: [], changes }])
    return release
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /lin-xiaoyu/ })
    await waitFor(() => expect(userStore(someUser().id).names('unsent')).toEqual([]))
    await expect(took.mock.calls).toEqual([['left-behind']])
    took.mockClear()
  },
}
