import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messageText } from '#contract/messages'
import type { User } from '#contract/profile'
import { someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { chatAnswers } from '#tests/story-chat'

/** How old a learner is. */
const meta = { title: 'Screens/Chat/Age and requests', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const said = fn<(body: unknown) => void>()
const learner: { user: User } = { user: someUser() }
const sayYear: MockAnswers = {
  'GET /api/user': () => learner.user,
  'PUT /api/user/birth-year': ({ body }) => {
    said(body)
    learner.user = { ...learner.user, birth_year: Number((body as { year: string }).year) }
    return learner.user
  },
}
const begin = (given: Partial<User>) => {
  said.mockClear()
  learner.user = someUser(given)
}
/** A session has its user before the story begins: this one is asked for anew. */
const as = (given: Partial<User>, setup: ReturnType<typeof screen>) => ({
  ...setup,
  beforeEach: (context: Parameters<typeof setup.beforeEach>[0]) => {
    begin(given)
    return setup.beforeEach(context)
  },
})

const texts = {
  zh: { field: '出生年份', save: '保存', later: '以后再说', title: '你是哪一年出生的？' },
  en: { field: 'Year of birth', save: 'Save', later: 'Not now', title: 'In which year were you born?' },
}

/** The year is asked for where the chat is first opened, beside conversations that go on. What is no year is said at the field. */
export const Default: Story = {
  ...as({ birth_year: null }, screen({ path: '/chat', as: 'user', api: { ...chatAnswers(), ...sayYear } })),
  play: async (context) => {
    const { canvas } = context
    const { field, save, title } = inLocale(context, texts)
    const year = await canvas.findByRole('textbox', { name: field })
    await expect(await canvas.findByRole('link', { name: /noor/ })).toBeVisible()
    await userEvent.type(year, '98')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await canvas.findByText(messageText('birth_year_invalid', inLocale(context, { zh: 'zh', en: 'en' } as const)))
    await expect(said).not.toHaveBeenCalled()
    await userEvent.clear(year)
    await userEvent.type(year, '2014')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(said).toHaveBeenCalledWith({ year: '2014' }))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
    await within(document.body).findByText(inLocale(context, { zh: /不认识的人不能/, en: /cannot write to you/ }))
  },
}

/** Who would rather not is not asked again. */
export const NotNow: Story = {
  ...as({ birth_year: null }, screen({ path: '/chat', as: 'user', api: { ...chatAnswers(), ...sayYear } })),
  play: async (context) => {
    const { canvas } = context
    const { later, title } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: later }))
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
    await expect(Object.keys(localStorage).filter((key) => key.includes('birth-year-later'))).toHaveLength(1)
    await expect(said).not.toHaveBeenCalled()
  },
}

/** In the settings it is corrected, after a word of what that means. */
export const Correcting: Story = {
  ...as({ birth_year: 2014 }, screen({ path: '/settings/data', as: 'user', api: sayYear })),
  play: async (context) => {
    const { canvas } = context
    const { field, save } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: '更正', en: 'Correct' }) }))
    const year = await canvas.findByRole('textbox', { name: field })
    await expect(year).toHaveValue('2014')
    await userEvent.clear(year)
    await userEvent.type(year, '1999')
    const form = within(year.closest('form') as HTMLElement)
    await userEvent.click(form.getByRole('button', { name: save }))
    await waitFor(() => expect(said).toHaveBeenCalledWith({ year: '1999' }))
    await canvas.findByText(inLocale(context, { zh: '你出生于 1999 年。', en: 'You were born in 1999.' }))
  },
}

/** After a correction the day of the next one is said; a page that does not know of it hears it from the server. */
export const Fixed: Story = {
  ...as(
    { birth_year: 2014 },
    screen({
      path: '/settings/data',
      as: 'user',
      api: {
        ...sayYear,
        'PUT /api/user/birth-year': () => {
          learner.user = { ...learner.user, birth_year_open_at: '2027-03-04T04:00:00.000Z' }
          return refuse(409, 'birth_year_fixed', { year: 'birth_year_fixed' })
        },
      },
    }),
  ),
  play: async (context) => {
    const { canvas } = context
    const { field, save } = inLocale(context, texts)
    await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: '更正', en: 'Correct' }) }))
    const year = await canvas.findByRole('textbox', { name: field })
    await userEvent.type(year, '{Backspace}5')
    await userEvent.click(within(year.closest('form') as HTMLElement).getByRole('button', { name: save }))
    await canvas.findByText(messageText('birth_year_fixed', inLocale(context, { zh: 'zh', en: 'en' } as const)))
  },
}
