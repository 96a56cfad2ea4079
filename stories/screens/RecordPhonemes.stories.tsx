/** The sounds of a scored recording: each says how it is made. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { PhonemeScore } from '#contract/recordings'
import { inLocale, fitsWindow } from '#tests/stories'
import { listOf, recordScreen } from '#tests/story-record'
import { someRecording } from '#tests/story-recordings'
import { localVoice, spokenTexts, withVoices } from '#tests/story-voices'

const meta = { title: 'Screens/Record/Phonemes', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** One recording of these words, with these sounds. */
const scored = (...words: { text: string; phonemes: PhonemeScore[] }[]) =>
  listOf(
    someRecording({
      state: 'scored',
      text: words.map(({ text }) => text).join(' '),
      score: {
        overall: 62,
        right_word: true,
        phonemes: words.flatMap(({ phonemes }) => phonemes),
        words: words.map((word) => ({ ...word, overall: 62, right_word: true })),
      },
    }),
  )

const button = async ({ canvas, ...context }: Context, name: { zh: string; en: string }) =>
  canvas.findByRole('button', { name: inLocale(context, name) })

/** The dialog and its texts are loaded at the first press. */
const dialogOf = async ({ canvas, ...context }: Context, title: { zh: string; en: string }) =>
  within(await canvas.findByRole('dialog', { name: inLocale(context, title) }, { timeout: 15_000 }))

const theta = { zh: '/θ/ 听起来像 /s/ 怎么发音', en: '/θ/ sounded like /s/ how to say it' }
const aboutTheta = { zh: '/θ/：think 里的音', en: '/θ/ as in think' }

/** Texts, and words to hear, said by the device's own voice. */
export const Default: Story = {
  ...withVoices(recordScreen('/record'), [localVoice], 'true'),
  play: async (context) => {
    await userEvent.click(await button(context, theta))
    const dialog = await dialogOf(context, aboutTheta)
    const words = inLocale(context, {
      zh: {
        mouth: /舌尖轻轻放在上下牙之间/,
        tip: /think 容易说成 sink/,
        near: /只是大概/,
        think: '听 think',
        sink: '听 sink',
      },
      en: {
        mouth: /tip of the tongue lightly between the teeth/,
        tip: /Think easily becomes sink/,
        near: /only approximate/,
        think: 'Hear think',
        sink: 'Hear sink',
      },
    })
    for (const text of [words.mouth, words.tip, words.near]) await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /^(?:口腔侧面图|The mouth from the side)$/ })).toBeVisible()
    await expect(
      dialog.getByText(/^嘴唇：自然，气从嘴出来，声带不振动$|^Lips: neutral · air through the mouth · voice off$/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.sink }))
    await userEvent.click(dialog.getByRole('button', { name: words.think }))
    await expect(spokenTexts().map(([, text]) => text)).toEqual(['sink', 'think'])
  },
}

/** Opened and closed by keyboard alone; a sound that was not judged has help, too. */
export const ByKeyboard: Story = {
  ...recordScreen('/record'),
  play: async (context) => {
    const { canvas } = context
    const chip = await button(context, { zh: '/k/ 这个音没有评 怎么发音', en: '/k/ clear how to say it' })
    chip.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await dialogOf(context, { zh: '/k/：back 里的音', en: '/k/ as in back' })
    await waitFor(() => expect(dialog.getByRole('button', { name: /^(?:听|Hear) think$/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(chip).toHaveFocus()
  },
}

const weak = scored({
  text: 'cupboard',
  phonemes: [
    { phoneme: 'AH', ipa: 'ʌ', state: 'good' },
    { phoneme: 'ER', ipa: 'ɚ', state: 'unclear' },
    { phoneme: 'AH', ipa: 'ə', state: 'unclear' },
  ],
})

const openWeakVowel = async (context: Context) => {
  await userEvent.click(await button(context, { zh: '/ə/ 不太清楚 怎么发音', en: '/ə/ not quite clear how to say it' }))
  const dialog = await dialogOf(context, { zh: '/ə/：about 里的音', en: '/ə/ as in about' })
  await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['cupboard', 'about'])
  await fitsWindow()
}

/** A sheet on a phone of 360 pixels. The weak vowel has texts of its own, and what was said is heard beside the examples. */
export const OnPhone: Story = {
  ...recordScreen('/record', { 'GET /api/recordings': weak }),
  globals: { viewport: { value: 'phone' } },
  play: openWeakVowel,
}

export const Dark: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'dark' },
  play: openWeakVowel,
}

export const EyeProtection: Story = {
  ...OnPhone,
  globals: { viewport: { value: 'phone' }, displayMode: 'eye-protection' },
  play: openWeakVowel,
}

/** H has no place of its own: the drawing says whose it shows. */
export const NextVowel: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': scored({ text: 'hill', phonemes: [{ phoneme: 'HH', ipa: 'h', state: 'unclear' }] }),
  }),
  play: async (context) => {
    await userEvent.click(
      await button(context, { zh: '/h/ 不太清楚 怎么发音', en: '/h/ not quite clear how to say it' }),
    )
    const dialog = await dialogOf(context, { zh: '/h/：hat 里的音', en: '/h/ as in hat' })
    await expect(dialog.getByText(/画的是 hat 里的口形|drawn as in hat/)).toBeVisible()
  },
}

/** In a sentence the examples alone are heard; a sound that only a service knows has no help. */
export const Sentence: Story = {
  ...recordScreen('/record', {
    'GET /api/recordings': scored(
      { text: 'The', phonemes: [{ phoneme: 'DH', ipa: 'ð', state: 'replaced' }] },
      { text: 'loch', phonemes: [{ phoneme: 'X', ipa: 'x', state: 'good' }] },
    ),
  }),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(
      await button(context, { zh: '/ð/ 听起来不一样 怎么发音', en: '/ð/ sounded different how to say it' }),
    )
    const dialog = await dialogOf(context, { zh: '/ð/：then 里的音', en: '/ð/ as in then' })
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['then', 'den'])
    await expect(canvas.getByText('/x/').closest('button')).toBeNull()
  },
}
