/** What the settings of voice and sound change while a level is played. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { User } from '#contract/profile'
import { someUser } from '#tests/factories'
import { screen } from '#tests/screen'
import { headwordOf, runServer, storyRun } from '#tests/story-run'
import { inLocale } from '#tests/stories'

const meta = { title: 'Screens/Game/Sound' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const game = (user: Partial<User>) =>
  screen({
    path: '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=typing',
    as: 'user',
    api: { ...runServer(storyRun('typing')), 'GET /api/user': someUser(user) },
  })

/** Goes past the warm-up and types the first word right. */
async function answerOnce(context: StoryContext): Promise<void> {
  const { canvas } = context
  await userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh: /跳过/, en: /Skip/ }) }))
  const [first] = storyRun('typing').questions
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  await userEvent.keyboard(headwordOf(first && 'word_id' in first ? first.word_id : 0))
  await canvas.findByText(inLocale(context, { zh: '答对了', en: 'Right' }))
}

/** In British English, slowly, by itself, and with a tone for the answer. */
export const Default: Story = {
  ...game({ voice_accent: 'uk', voice_rate: 'slow', auto_play: true, sound_effects: true }),
  play: async (context) => {
    const asked = spyOn(window, 'fetch')
    const tone = spyOn(OscillatorNode.prototype, 'start')
    await answerOnce(context)
    await waitFor(() => expect(tone).toHaveBeenCalled())
    const sounds = asked.mock.calls
      .map(([input]) => (input instanceof Request ? input.url : String(input)))
      .filter((url) => url.includes('/audio?'))
    await expect(sounds.length).toBeGreaterThan(0)
    await expect(sounds.filter((url) => !/accent=uk&rate=slow/.test(url))).toEqual([])
  },
}

/** Neither a word by itself nor a tone. */
export const Still: Story = {
  ...game({ auto_play: false, sound_effects: false }),
  play: async (context) => {
    const said = spyOn(AudioBufferSourceNode.prototype, 'start')
    const tone = spyOn(OscillatorNode.prototype, 'start')
    await answerOnce(context)
    await expect(said).not.toHaveBeenCalled()
    await expect(tone).not.toHaveBeenCalled()
  },
}

/** The switches of the dialog come when it opens; the only speaker of the screen says the word. */
export const Settings: Story = {
  ...game({ auto_play: false, sound_effects: false }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { open: '显示与声音', sound: '声音', eye: '护眼模式', on: '接着学', quiet: /现在不方便听/ },
      en: {
        open: 'Display and sound',
        sound: 'Sound',
        eye: 'Eye protection',
        on: 'Keep going',
        quiet: /can't listen now/,
      },
    })
    await userEvent.click(await canvas.findByRole('button', { name: words.open }))
    await expect(await canvas.findByRole('switch', { name: words.eye })).toBeEnabled()
    const sound = canvas.getByRole('switch', { name: words.sound })
    await expect(sound).toBeChecked()
    await userEvent.click(sound)
    await expect(sound).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: words.quiet })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: words.on }))
    await userEvent.click(await canvas.findByRole('button', { name: words.open }))
    await userEvent.click(await canvas.findByRole('switch', { name: words.sound }))
    await expect(canvas.getByRole('switch', { name: words.sound })).toBeChecked()
  },
}
