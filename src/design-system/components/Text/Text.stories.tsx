import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkles } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { BulletList } from './BulletList.tsx'
import { FactList } from './FactList.tsx'
import { LabelledItem } from './LabelledItem.tsx'
import { MarkedText } from './MarkedText.tsx'
import { guide } from './Text.guide.tsx'
import { Text } from './Text.tsx'

const sentence = {
  zh: '每一个词，都是一片新叶。读得多了，便成了林。',
  en: 'Every word is a new leaf. Read enough of them and you stand in a grove.',
}

const texts = { zh: { children: sentence.zh }, en: { children: sentence.en } }

const meta = {
  title: 'Design system/Data/Text',
  component: Text,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  argTypes: { children: { control: 'text' } },
  render: (args, context) => <Text {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const scale = ['headword', 'h1', 'h2', 'h3', 'h4', 'body1', 'body2', 'caption'] as const

export const Scale: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={5}>
      {scale.map((variant) => (
        <Text key={variant} variant={variant} component="p">
          {inLocale(context, sentence)}
        </Text>
      ))}
    </Stack>
  ),
}

export const Word: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack spacing={1}>
      <Text variant="headword" lang="en">
        grove
      </Text>
      <Text variant="phonetic" lang="en" color="textSecondary">
        /ɡrəʊv/ · /ɡroʊv/
      </Text>
    </Stack>
  ),
}

const made = { zh: '由 AI 生成，可能有误', en: 'Made by AI, may be mistaken' }

export const Weights: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={2}>
      <Text weight="medium">{inLocale(context, sentence)}</Text>
      <Text weight="semibold">{inLocale(context, sentence)}</Text>
      <Text variant="caption" color="textSecondary" startIcon={<Sparkles size={14} aria-hidden />}>
        {inLocale(context, made)}
      </Text>
    </Stack>
  ),
}

const senses = {
  zh: [
    { label: '名词', sense: '树丛；小树林' },
    { label: '形容词', sense: '林间的' },
  ],
  en: [
    { label: 'n.', sense: 'a small wood' },
    { label: 'adj.', sense: 'among trees' },
  ],
}

export const Labels: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack component="ul" spacing={4}>
      {inLocale(context, senses).map(({ label, sense }) => (
        <LabelledItem key={label} label={label}>
          <Text>{sense}</Text>
        </LabelledItem>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

const lines = { zh: ['七天内可以退款。', '随时可以取消。'], en: ['Money back within 7 days.', 'Cancel at any time.'] }

export const Lines: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <BulletList spacing={2}>
      {inLocale(context, lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </BulletList>
  ),
}

const facts = {
  zh: [
    { name: '邀请码', value: 'K7Q2M9' },
    { name: '邮箱', value: 'a.very.long.name.without.any.break@mail.example' },
  ],
  en: [
    { name: 'Invite code', value: 'K7Q2M9' },
    { name: 'E-mail', value: 'a.very.long.name.without.any.break@mail.example' },
  ],
}

export const Facts: Story = {
  parameters: withoutControls,
  render: (_, context) => <FactList facts={inLocale(context, facts)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2)
  },
}

const markedSentence = [
  { text: 'A ', marked: false },
  { text: 'fox', marked: true },
  { text: ' crossed the garden.', marked: false },
]

export const Marked: Story = {
  parameters: withoutControls,
  render: () => (
    <Text lang="en">
      <MarkedText parts={markedSentence} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fox', { selector: 'strong' })).toHaveStyle({ textDecorationLine: 'underline' })
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Scale, Word, Weights, Labels, Lines, Facts, Marked }),
}
