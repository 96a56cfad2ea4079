import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { chatAnswers, someConversation, storyConversation } from '#tests/story-chat'

const open = (api: MockAnswers = {}) =>
  screen({ path: `/chat/${storyConversation}`, as: 'user', api: { ...chatAnswers(), ...api } })

const meta = { title: 'Screens/Chat/Safety', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** What was muted is heard again by the same place in the menu. */
const muted = fn<(body: unknown) => void>()
const mutedState = { muted: false }
export const Default: Story = {
  ...open({
    'GET /api/conversations/{id}': () => someConversation(mutedState),
    'PUT /api/conversations/{id}/muted': ({ body }) => {
      muted(body)
      Object.assign(mutedState, body)
      return undefined
    },
  }),
  play: async (context) => {
    muted.mockClear()
    mutedState.muted = false
    const page = within(document.body)
    const press = async (text: { zh: string; en: string }) => {
      await userEvent.click(
        await context.canvas.findByRole('button', {
          name: inLocale(context, { zh: '和 mei-lin 的对话：更多', en: 'More about the conversation with mei-lin' }),
        }),
      )
      await userEvent.click(await page.findByRole('menuitem', { name: inLocale(context, text) }))
    }
    await press({ zh: '静音', en: 'Mute' })
    await waitFor(() => expect(muted).toHaveBeenCalledWith({ muted: true }))
    await press({ zh: '取消静音', en: 'Unmute' })
    await waitFor(() => expect(muted).toHaveBeenLastCalledWith({ muted: false }))
  },
}

/** A block is asked about first, closes the conversation, and is lifted in the place of the field. */
const blocked = fn<(body: unknown) => void>()
const blockedState: { state: 'open' | 'blocked' | 'not_contacts' } = { state: 'open' }
export const Blocking: Story = {
  ...open({
    'GET /api/conversations/{id}': () => someConversation(blockedState),
    'PUT /api/conversations/{id}/blocked': ({ body }) => {
      blocked(body)
      blockedState.state = (body as { blocked: boolean }).blocked ? 'blocked' : 'not_contacts'
      return undefined
    },
  }),
  play: async (context) => {
    blocked.mockClear()
    blockedState.state = 'open'
    const { canvas } = context
    const page = within(document.body)
    await userEvent.click(
      await canvas.findByRole('button', {
        name: inLocale(context, { zh: '和 mei-lin 的对话：更多', en: 'More about the conversation with mei-lin' }),
      }),
    )
    await userEvent.click(await page.findByRole('menuitem', { name: inLocale(context, { zh: '屏蔽', en: 'Block' }) }))
    const dialog = await page.findByRole('alertdialog')
    await expect(blocked).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: inLocale(context, { zh: '屏蔽', en: 'Block' }) }))
    await waitFor(() => expect(blocked).toHaveBeenCalledWith({ blocked: true }))
    await canvas.findByText(inLocale(context, { zh: /你屏蔽了对方/, en: /You have blocked them/ }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: inLocale(context, { zh: '取消屏蔽：mei-lin', en: 'Unblock: mei-lin' }),
      }),
    )
    await waitFor(() => expect(blocked).toHaveBeenLastCalledWith({ blocked: false }))
    await canvas.findByText(inLocale(context, { zh: /不是联系人/, en: /not contacts/ }))
  },
}

/** A message of the other one is reported with a reason, and they are blocked by the same press. */
const reported = fn<(body: unknown) => void>()
export const Reporting: Story = {
  ...open({
    'GET /api/conversations/{id}': () => someConversation(blockedState),
    'POST /api/conversations/{id}/reports': ({ body }) => {
      reported(body)
      return undefined
    },
    'PUT /api/conversations/{id}/blocked': ({ body }) => {
      blocked(body)
      blockedState.state = 'blocked'
      return undefined
    },
  }),
  play: async (context) => {
    reported.mockClear()
    blocked.mockClear()
    blockedState.state = 'open'
    const { canvas } = context
    const page = within(document.body)
    const name = inLocale(context, { zh: '举报', en: 'Report' })
    const [more] = await canvas.findAllByRole('button', {
      name: inLocale(context, { zh: /^更多：mei-lin/, en: /^More: mei-lin/ }),
    })
    await userEvent.click(more as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name }))
    const dialog = within(await page.findByRole('dialog'))
    await expect(dialog.getByText(/elephant/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name }))
    await dialog.findByText(inLocale(context, { zh: '请选一个理由', en: 'Please choose a reason' }))
    await expect(reported).not.toHaveBeenCalled()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: inLocale(context, { zh: /理由/, en: /Reason/ }) }),
      'spam',
    )
    await userEvent.click(
      dialog.getByRole('button', { name: inLocale(context, { zh: '举报并屏蔽', en: 'Report and block' }) }),
    )
    await waitFor(() => expect(reported).toHaveBeenCalledWith({ seq: 1, reason: 'spam', text: '' }))
    await waitFor(() => expect(blocked).toHaveBeenCalledWith({ blocked: true }))
    await canvas.findByText(inLocale(context, { zh: /你屏蔽了对方/, en: /You have blocked them/ }))
  },
}

/** The learner as a whole, for something else: that needs words, and what the server refuses stands at them. */
export const ReportRefused: Story = {
  ...open({ 'POST /api/conversations/{id}/reports': refuse(429, 'report_day_limit') }),
  play: async (context) => {
    const { canvas } = context
    const page = within(document.body)
    const name = inLocale(context, { zh: '举报', en: 'Report' })
    await userEvent.click(
      await canvas.findByRole('button', {
        name: inLocale(context, { zh: '和 mei-lin 的对话：更多', en: 'More about the conversation with mei-lin' }),
      }),
    )
    await userEvent.click(await page.findByRole('menuitem', { name }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'other')
    await userEvent.click(dialog.getByRole('button', { name }))
    const locale = inLocale(context, { zh: 'zh', en: 'en' } as const)
    await dialog.findByText(messageText('report_words_required', locale))
    await userEvent.type(dialog.getByRole('textbox'), 'Every day')
    await userEvent.click(dialog.getByRole('button', { name }))
    await dialog.findByText(messageText('report_day_limit', locale))
  },
}
