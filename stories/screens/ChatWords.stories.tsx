import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { fox } from '#tests/story-info'
import { chatAnswers, storyConversation } from '#tests/story-chat'

const open = (api: MockAnswers = {}) =>
  screen({ path: `/chat/${storyConversation}`, as: 'user', api: { ...chatAnswers(), ...api } })

const meta = { title: 'Screens/Chat/Words', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A press on a word shows it over the conversation, which stays; a word that is none says so. */
export const Default: Story = {
  ...open({ 'GET /api/words/{word}': refuse(404, 'word_invalid') }),
  play: async (context) => {
    const { canvas } = context
    const region = await canvas.findByRole('region', { name: /mei-lin/ })
    await userEvent.click(await within(region).findByText('enormous'))
    const peek = await within(document.body).findByRole('dialog', { name: 'enormous' })
    await within(peek).findByText(
      inLocale(context, { zh: '词典里没有这个词。', en: 'The dictionary does not have this word.' }),
    )
    await expect(within(peek).queryByRole('link')).toBeNull()
    await expect(region).toBeInTheDocument()
  },
}

/** The words of a line by keyboard, each a way to its entry. */
export const LookingUp: Story = {
  ...open({ 'GET /api/words/{word}': fox }),
  play: async (context) => {
    const { canvas } = context
    const [more] = await canvas.findAllByRole('button', {
      name: inLocale(context, { zh: /^更多：mei-lin/, en: /^More: mei-lin/ }),
    })
    await userEvent.click(more as HTMLElement)
    const page = within(document.body)
    await userEvent.click(
      await page.findByRole('menuitem', { name: inLocale(context, { zh: '查单词', en: 'Look up a word' }) }),
    )
    await userEvent.click(await page.findByRole('button', { name: 'elephant' }))
    const peek = await page.findByRole('dialog', { name: 'fox' })
    await within(peek).findByText(inLocale(context, { zh: /狐狸/, en: /animal/ }))
    await expect(
      within(peek).getByRole('button', { name: inLocale(context, { zh: '听美式发音', en: 'Hear it, US' }) }),
    ).toBeVisible()
    await expect(
      within(peek).getByRole('link', { name: inLocale(context, { zh: '看完整词条', en: 'Open the entry' }) }),
    ).toHaveAttribute('href', '/word/fox')
    await within(peek).findByRole('button', { name: inLocale(context, { zh: '存到笔记', en: 'Save to a note' }) })
  },
}
