import type { Meta, StoryObj } from '@storybook/react-vite'
import { Volume2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { animals } from '#tests/story-words'
import { IconButton } from '../IconButton/IconButton.tsx'
import { guide } from './WordCard.guide.tsx'
import { WordCard } from './WordCard.tsx'

const [, , elephant] = animals
const speak = fn()

const meta = {
  title: 'Design system/Play/WordCard',
  component: WordCard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    headword: elephant.headword,
    meaning: elephant.meaning.zh,
    picture: { src: elephant.src, tint: elephant.tint },
  },
  render: (args, context) => (
    <WordCard
      {...args}
      meaning={inLocale(context, { zh: args.meaning, en: elephant.meaning.en })}
      meaningLang={inLocale(context, { zh: 'zh', en: 'en' })}
      phonetics={
        args.phonetics ?? [
          { accent: inLocale(context, { zh: '英', en: 'UK' }), ipa: elephant.uk },
          { accent: inLocale(context, { zh: '美', en: 'US' }), ipa: elephant.us },
        ]
      }
      speaker={
        <IconButton label={inLocale(context, { zh: '听发音', en: 'Hear it' })} onClick={speak}>
          <Volume2 />
        </IconButton>
      }
    />
  ),
} satisfies Meta<typeof WordCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('heading', { name: 'elephant' })).toHaveAttribute('lang', 'en')
    // The meaning stands beside the picture, so it is heard once.
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText(inLocale(context, elephant.meaning))).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(speak).toHaveBeenCalled()
  },
}

/** A long word becomes smaller instead of breaking, with text at 200 % too. */
export const LargeText: Story = {
  args: { headword: 'refrigerator' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    const word = canvas.getByRole('heading', { name: 'refrigerator' })
    const { lineHeight } = getComputedStyle(word)
    await expect(word.getBoundingClientRect().height).toBeLessThan(1.5 * parseFloat(lineHeight))
  },
}

export const WithoutPicture: Story = {
  args: {
    headword: 'sustainable',
    picture: undefined,
    meaning: '可持续的',
    phonetics: [{ accent: 'UK', ipa: 'səˈsteɪnəbl' }],
  },
}

export const LongWord: Story = {
  args: { headword: 'counterrevolutionary', picture: undefined, meaning: '反革命的；反革命分子', phonetics: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(canvas.getByRole('heading')).toBeVisible()
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, LargeText, WithoutPicture, LongWord }),
}
