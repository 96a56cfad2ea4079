import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { someUser } from '#tests/factories'
import { screen } from '#tests/screen'
import { headwordOf, runServer, storyRun } from '#tests/story-run'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Game/Quiet' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Whoever cannot listen now reads: nothing is said by itself, and what is asked can be still. The buttons still say the word. */
export const Default: Story = {
  ...screen({
    path: '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=typing',
    as: 'user',
    api: {
      ...runServer(storyRun('typing')),
      'GET /api/user': someUser({ quiet_until: new Date(Date.now() + 3_600_000).toISOString() }),
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const said = spyOn(AudioBufferSourceNode.prototype, 'start')
    const hear = { name: inLocale(context, { zh: '听发音', en: 'Hear the word' }) }
    await userEvent.click(await canvas.findByRole('button', hear))
    await waitFor(() => expect(said).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: /^下一个$/, en: /^Next$/ }) }))
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: /跳过/, en: /Skip/ }) }))
    const task = inLocale(context, { zh: '看意思，拼出单词', en: 'Spell the word' })
    await expect(await canvas.findByRole('heading', { level: 1, name: task })).toBeVisible()
    const [first] = storyRun('typing').questions
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard(headwordOf(first && 'word_id' in first ? first.word_id : 0))
    await canvas.findByText(inLocale(context, { zh: '答对了', en: 'Right' }))
    await expect(said).toHaveBeenCalledOnce()
  },
}
