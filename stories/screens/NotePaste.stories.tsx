import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { noteApi, storyNote } from '#tests/story-notes'

const meta = { title: 'Screens/Word note/Many words', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const add = { zh: '加单词', en: 'Add words' }

const pasted = ['badger', 'otter', 'heron', 'lynx', 'qwertyz']

/** Pasting many words makes the line a large field; adding them says how many the dictionary has, and which are one's own. */
export const Default: Story = {
  ...screen({
    path: `/word-notes/${storyNote().id}/${storyNote().pages[0]?.id}`,
    as: 'user',
    api: {
      ...noteApi(),
      'POST /api/note-words': {
        words: pasted.map((word) => ({
          word,
          state: word === 'qwertyz' ? ('unknown' as const) : ('found' as const),
          headword: word,
          meaning: null,
        })),
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('fox')
    await userEvent.click(canvas.getByLabelText(inLocale(context, add)))
    await userEvent.paste(pasted.join(', '))
    const field = canvas.getByLabelText(inLocale(context, add))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue(pasted.join('\n'))
    await userEvent.click(
      canvas.getByRole('button', { name: inLocale(context, { zh: '加入 5 个单词', en: 'Add 5 words' }) }),
    )
    const answer = inLocale(context, {
      zh: '词典里找到 4 个，1 个是你自己的词：qwertyz',
      en: '4 found, 1 own word: qwertyz',
    })
    await expect(await canvas.findByText(answer)).toBeVisible()
    await expect(canvas.getByText('badger')).toBeVisible()
  },
}
