import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLanguage } from '#tests/stories'
import { size } from '../../src/design-system/tokens/space.ts'
import { typeScale } from '../../src/design-system/tokens/type.ts'
import { Specimens } from './parts/Specimens.tsx'
import { Numerals, Paragraphs, Phonetics } from './parts/TypeParagraphs.tsx'
import { TypeScale, Weights } from './parts/TypeScale.tsx'

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Type',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every variant with its figures and a sample. */
export const Default: Story = {
  render: (_, context) => (
    <Specimens language={storyLanguage(context)}>
      <TypeScale language={storyLanguage(context)} />
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(typeScale).length)
  },
}

/** Whole paragraphs, at most as wide as lines should be. */
export const InParagraphs: Story = {
  render: () => <Paragraphs />,
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/^记单词最怕的不是难/)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(paragraph.offsetWidth).toBeLessThanOrEqual(Number.parseFloat(size.text) * rem)
    await expect(getComputedStyle(paragraph).fontStyle).toBe('normal')
  },
}

/** Every weight. */
export const InWeights: Story = {
  render: () => <Weights />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^bold 650/)).toHaveStyle({ fontWeight: '650' })
  },
}

/** Phonetics of both accents. */
export const InPhonetics: Story = {
  render: () => <Phonetics />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/ˈhedʒhɒɡ/ · /ˈhedʒhɑːɡ/')).toHaveAttribute('lang', 'en-fonipa')
  },
}

/** Figures of one width. */
export const InNumerals: Story = {
  render: () => <Numerals />,
  play: async ({ canvas }) => {
    const widthOf = (text: string) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return range.getBoundingClientRect().width
    }
    await expect(Math.abs(widthOf('1,111') - widthOf('8,888'))).toBeLessThan(1)
  },
}
