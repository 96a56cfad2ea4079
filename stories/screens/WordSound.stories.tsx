/** How a word sounds: by sense, in a sentence, and in the device's own voice. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { WordRecord } from '#contract/words'
import { screen } from '#tests/screen'
import { infoStream, lead, the } from '#tests/story-info'
import { inLocale } from '#tests/stories'
import { localVoice, remoteVoice, spokenTexts, withVoices } from '#tests/story-voices'

const word = (record: WordRecord, path: string) =>
  screen({
    path,
    as: 'user',
    api: {
      'GET /api/words/{word}': record,
      'GET /api/words': { items: [] },
      'GET /api/words/{word}/info': () => infoStream('whole'),
    },
  })

const meta = { title: 'Screens/Word/Sound', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The senses sound differently: each shows and says its own sound, in both accents. */
export const Default: Story = {
  ...word(lead, '/word/lead'),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'lead' })
    const name = inLocale(context, { zh: '听英式发音 /led/', en: 'Hear it, UK /led/' })
    const metal = await canvas.findByRole('button', { name })
    await expect(metal.nextElementSibling).toHaveAttribute(
      'src',
      '/api/words/lead/audio?accent=uk&rate=normal&format=mp3&sense=3',
    )
    await expect(canvas.getAllByText('/lid/')).toHaveLength(2)
    await expect(canvas.getAllByText('/lɛd/')).toHaveLength(1)
  },
}

/** Said by the device's own voice, as the learner chose; a sense whose sound differs comes as a recording. */
export const SaidByTheDevice: Story = {
  ...withVoices(word(lead, '/word/lead'), [remoteVoice, localVoice], 'true'),
  play: async (context) => {
    const { canvas } = context
    const press = async (zh: string, en: string) =>
      userEvent.click(await canvas.findByRole('button', { name: inLocale(context, { zh, en }) }))
    await press('听英式发音', 'Hear it, UK')
    await expect(spokenTexts()).toEqual([['Daniel', 'lead']])
    await press('听英式发音 /led/', 'Hear it, UK /led/')
    await expect(spokenTexts()).toHaveLength(1)
  },
}

/** A function word: strong alone, weak in a sentence. */
export const WeakForms: Story = {
  ...word(the, '/word/the'),
  play: async (context) => {
    const { canvas } = context
    const name = inLocale(context, { zh: 'the 的强读和弱读', en: 'Strong and weak forms of the' })
    const forms = await canvas.findByRole('region', { name })
    const uk = {
      zh: /英 · 强读 \/ðiː\/ · 弱读 \/ðə\/, \/ði\/ \(元音前\)/,
      en: /UK · alone \/ðiː\/ · in a sentence \/ðə\/, \/ði\/ \(before vowels\)/,
    }
    await expect(forms).toHaveTextContent(inLocale(context, uk))
  },
}
