import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Card.guide.tsx'
import { Card } from './Card.tsx'
import { DisclosureCard } from './DisclosureCard.tsx'

const texts = {
  zh: { title: '今天的复习', text: '有 12 个单词到期了，大约五分钟。' },
  en: { title: 'Reviews today', text: '12 words are due. About five minutes.' },
}

const meta = {
  title: 'Design system/Data/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { tone: 'plain', padding: 'normal', raised: false },
  argTypes: { children: { control: false } },
  render: (args, context) => (
    <Card {...args}>
      <Text variant="h3" component="h2">
        {inLocale(context, texts).title}
      </Text>
      <Text>{inLocale(context, texts).text}</Text>
    </Card>
  ),
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const tones = ['primary', 'reward', 'info', 'error', 'neutral'] as const

export const Tones: Story = {
  render: (_, context) => (
    <Stack spacing={3}>
      {tones.map((tone) => (
        <Card key={tone} tone={tone}>
          <Text variant="h3" component="h2">
            {inLocale(context, texts).title}
          </Text>
          <Text color="textSecondary">{inLocale(context, texts).text}</Text>
        </Card>
      ))}
    </Stack>
  ),
}

export const Flush: Story = { args: { padding: 'flush' } }

export const Raised: Story = { args: { raised: true } }

export const Disclosure: Story = {
  render: (_, context) => (
    <DisclosureCard title={inLocale(context, texts).title} lead={inLocale(context, texts).text}>
      <Text>{inLocale(context, { zh: '先从昨天没记住的开始。', en: 'Begin with what you missed yesterday.' })}</Text>
    </DisclosureCard>
  ),
  play: async ({ canvas, ...context }) => {
    const rest = canvas.getByText(inLocale(context, { zh: /先从昨天/, en: /Begin with/ }))
    await expect(rest).not.toBeVisible()
    await userEvent.click(canvas.getByText(inLocale(context, texts).title))
    await expect(rest).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  render: allStates({ default: meta, Default, Tones, Flush, Raised, Disclosure }),
}
