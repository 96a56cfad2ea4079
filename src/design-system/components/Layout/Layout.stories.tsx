import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { AsideLayout } from './AsideLayout.tsx'
import { Hidden } from './Hidden.tsx'
import { guide } from './Layout.guide.tsx'
import { Container, Grid, Stack } from './Layout.tsx'
import { PlayColumn } from './PlayColumn.tsx'
import { Section } from './Section.tsx'

const names = { zh: ['听', '说', '读'], en: ['Listen', 'Speak', 'Read'] }

const headings = { zh: '今天的练习', en: 'Practice today' }

type Context = Parameters<typeof inLocale>[0]

const cards = (context: Context) =>
  inLocale(context, names).map((name) => (
    <Card key={name}>
      <Text>{name}</Text>
    </Card>
  ))

const meta = {
  title: 'Design system/Data/Layout',
  component: Stack,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { spacing: 4 },
  render: (args, context) => (
    <Container>
      <Stack {...args}>{cards(context)}</Stack>
    </Container>
  ),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { direction: { xs: 'column', md: 'row' } } }

export const Columns: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Grid columns={{ xs: 2, md: 3 }} spacing={4} wideFirst>
      {cards(context)}
    </Grid>
  ),
}

export const Sections: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Section title={inLocale(context, headings)}>
      <Grid columnWidth="12rem" spacing={4}>
        {cards(context)}
      </Grid>
    </Section>
  ),
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(inLocale(context, headings))
  },
}

export const Aside: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const [aside, ...rest] = cards(context)
    return (
      <AsideLayout aside={aside}>
        <Stack spacing={4}>{rest}</Stack>
      </AsideLayout>
    )
  },
}

export const Play: Story = {
  parameters: withoutControls,
  render: (_, context) => <PlayColumn measure="card">{cards(context)[0]}</PlayColumn>,
}

export const OnPhonesOnly: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={4}>
      <Hidden from="md">{cards(context)[0]}</Hidden>
      {cards(context)[1]}
    </Stack>
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  render: allStates({ default: meta, Default, Row, Columns, Sections, Aside, Play, OnPhonesOnly }),
}
