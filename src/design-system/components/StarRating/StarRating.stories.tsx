import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './StarRating.guide.tsx'
import { StarRating } from './StarRating.tsx'

const inWords = (stars: number) => ({ zh: `获得 ${stars} 颗星，共 3 颗`, en: `${stars} of 3 stars` })

const meta = {
  title: 'Design system/Progress/StarRating',
  component: StarRating,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { value: 2, label: '', size: 'm', landing: false },
  argTypes: { value: { control: 'inline-radio', options: [0, 1, 2, 3] } },
  render: (args, context) => <StarRating {...args} label={args.label || inLocale(context, inWords(args.value))} />,
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const stars = context.canvas.getByRole('img', { name: inLocale(context, inWords(2)) })
    await expect(stars.querySelectorAll('[data-won]')).toHaveLength(2)
  },
}

export const Values: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={3}>
      {([0, 1, 2, 3] as const).map((value) => (
        <StarRating key={value} value={value} label={inLocale(context, inWords(value))} />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: (args, context) => (
    <Stack spacing={4} sx={{ alignItems: 'start' }}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <StarRating key={size} {...args} size={size} label={inLocale(context, inWords(args.value))} />
      ))}
    </Stack>
  ),
}

/** As at the end of a run: one star after the other. */
export const Landing: Story = { args: { value: 3, size: 'l', landing: true } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Values, Sizes, Landing }),
}
