import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { animals, foods } from '#tests/story-words'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './PictureTile.guide.tsx'
import { PictureTile } from './PictureTile.tsx'

const [fox] = animals
const texts = { zh: { alt: fox.meaning.zh }, en: { alt: fox.meaning.en } }
const tints = ['leaf', 'sky', 'sun', 'berry', 'clay', 'plum'] as const

const meta = {
  title: 'Design system/Play/PictureTile',
  component: PictureTile,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, src: fox.src, tint: 'leaf', size: 'm', decorative: false, lazy: false },
  render: (args, context) => <PictureTile {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof PictureTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const picture = context.canvas.getByRole('img', { name: inLocale(context, fox.meaning) })
    await expect(picture).toHaveAttribute('width', '256')
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 256))
    const box = picture.parentElement?.getBoundingClientRect()
    await expect(box?.width).toBe(box?.height)
  },
}

export const Sizes: Story = {
  render: (args, context) => (
    <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <PictureTile key={size} {...args} size={size} alt={inLocale(context, fox.meaning)} />
      ))}
    </Stack>
  ),
}

export const Backgrounds: Story = {
  render: (args, context) => (
    <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap' }}>
      {tints.map((tint, index) => {
        const word = [...animals, ...foods][index] ?? fox
        return <PictureTile key={tint} {...args} src={word.src} tint={tint} alt={inLocale(context, word.meaning)} />
      })}
    </Stack>
  ),
}

/** The meaning takes the place of a picture that does not load. */
export const Failed: Story = {
  args: { src: '/pictures/no-such-picture.webp' },
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, fox.meaning))).toBeVisible()
    await expect(context.canvas.queryByRole('img')).toBeNull()
  },
}

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('presentation')).toBeInTheDocument()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Sizes, Backgrounds, Failed, Decorative }),
}
