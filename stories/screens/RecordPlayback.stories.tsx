/** What is heard at /record, and the microphone: one at a time. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { silence } from '#tests/silence'
import { inLocale } from '#tests/stories'
import { listOf, recordScreen } from '#tests/story-record'
import { hearTone, microphoneTracks, someRecording } from '#tests/story-recordings'

const meta = { title: 'Screens/Record/Playback', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    start: '开始录音',
    stop: '停止录音',
    own: /^我的录音，/,
    model: '播放示范',
    row: '播放录音：think',
    stopRow: '停止播放：think',
    sound: /\/θ\/ 听起来像/,
    uk: '英音',
  },
  en: {
    start: 'Start recording',
    stop: 'Stop recording',
    own: /^Your recording,/,
    model: 'Play the model',
    row: 'Play the recording: think',
    stopRow: 'Stop: think',
    sound: /\/θ\/ sounded like/,
    uk: 'UK',
  },
}

type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, ...context }: Context, name: 'start' | 'stop' | 'model' | 'row' | 'stopRow' | 'sound') =>
  userEvent.click(await canvas.findByRole('button', { name: inLocale(context, texts)[name] }))

const isMicrophoneOn = () => microphoneTracks().some(({ readyState }) => readyState === 'live')

/** The microphone is on. */
async function startRecording(context: Context): Promise<void> {
  await press(context, 'start')
  await context.canvas.findByRole('button', { name: inLocale(context, texts).stop })
  await expect(isMicrophoneOn()).toBe(true)
}

/** The model ends the recording, which would hear it; what was said so far is compared. */
export const Default: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1.2)),
  play: async (context) => {
    await startRecording(context)
    await press(context, 'model')
    await expect(isMicrophoneOn()).toBe(false)
    await context.canvas.findByRole('img', { name: inLocale(context, texts).own })
  },
}

/** So does the help for a sound, which says words. */
export const PhonemeHelp: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1.2)),
  play: async (context) => {
    await startRecording(context)
    await press(context, 'sound')
    await expect(isMicrophoneOn()).toBe(false)
  },
}

/** Another text takes the place of the recorder: the microphone goes with it. */
export const AnotherText: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1.2)),
  play: async (context) => {
    await startRecording(context)
    const label = inLocale(context, { zh: '说单词，还是说一句话', en: 'The word, or a sentence with it' })
    await userEvent.selectOptions(context.canvas.getByLabelText(label), 'A fox crossed the garden at night.')
    await waitFor(() => expect(isMicrophoneOn()).toBe(false))
  },
}

let sound = Promise.withResolvers<Response>()

/** A sound that comes late is not heard over another that was pressed meanwhile. */
export const LateSound: Story = {
  ...recordScreen('/record?word=fox', {
    'GET /api/recordings/{id}/audio': () => sound.promise.then((response) => response.clone()),
  }),
  play: async (context) => {
    const { canvas } = context
    sound = Promise.withResolvers<Response>()
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('ended'))
    })
    await canvas.findByRole('img', { name: /^(示范发音，|The model, )0\.1/ })
    await press(context, 'row')
    await canvas.findByRole('button', { name: inLocale(context, texts).stopRow })
    await press(context, 'model')
    await waitFor(() => expect(play).toHaveBeenCalledOnce())
    sound.resolve(silence())
    await press(context, 'row')
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
    play.mockRestore()
  },
}

/** A kept recording is seen and heard below its model; a sentence of the learner's own has none. */
export const Kept: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': listOf(
      someRecording({ text: 'fox' }),
      someRecording({ id: '9e6b3c0a-6d0c-4e0c-9a52-5b7d7f3a1c05', kind: 'sentence', text: 'My fox is shy.' }),
    ),
    'GET /api/recordings/{id}/audio': async () => silence(),
  }),
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, {
      zh: { compare: /^对比示范/, both: '先听示范，再听自己', hear: '播放我的录音：fox', model: '播放示范：fox' },
      en: {
        compare: /^Compare with the model/,
        both: 'Play the model, then yours',
        hear: 'Play yours: fox',
        model: 'Play the model: fox',
      },
    })
    const compare = await canvas.findByRole('button', { name: words.compare })
    await userEvent.click(compare)
    await expect(compare).toHaveAttribute('aria-expanded', 'true')
    await canvas.findByRole('img', { name: inLocale(context, texts).own })
    await canvas.findByRole('button', { name: words.hear })
    await canvas.findByRole('button', { name: words.model })
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('ended'))
    })
    await userEvent.click(await canvas.findByRole('button', { name: words.both }))
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
    play.mockRestore()
    await userEvent.click(compare)
    await expect(canvas.queryByRole('button', { name: words.both })).toBeNull()
  },
}

/** After the end the button waits until the comparison is there: a press would be lost. */
export const Working: Story = {
  ...recordScreen('/record?word=fox', {}, () => hearTone(1.2)),
  play: async (context) => {
    const { canvas, canvasElement } = context
    await startRecording(context)
    const recorder = canvasElement.querySelector('[data-state]')
    const states: (string | null)[] = []
    const observer = new MutationObserver(() => states.push(recorder?.getAttribute('data-state') ?? null))
    observer.observe(canvasElement, { attributeFilter: ['data-state'], subtree: true })
    await press(context, 'stop')
    await canvas.findByRole('img', { name: inLocale(context, texts).own })
    observer.disconnect()
    await expect(states).toContain('asking')
    await expect(states).not.toContain('idle')
  },
}

/** The phonetics are those of the model that is heard. */
export const Accent: Story = {
  ...recordScreen('/record?word=fox'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('/fɑːks/')
    await userEvent.click(canvas.getByRole('radio', { name: inLocale(context, texts).uk }))
    await canvas.findByText('/fɒks/')
    await expect(canvas.queryByText('/fɑːks/')).toBeNull()
  },
}
