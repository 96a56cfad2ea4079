import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { Text } from '../Text/Text.tsx'
import { AsideLayout } from './AsideLayout.tsx'
import { ChipRow } from './ChipRow.ts'
import { Hidden } from './Hidden.tsx'
import { guide } from './Layout.guide.tsx'
import { Container, Grid, Stack } from './Layout.tsx'
import { OutlineLayout } from './OutlineLayout.tsx'
import { PlayColumn } from './PlayColumn.tsx'
import { ScrollList } from './ScrollList.tsx'
import { Section } from './Section.tsx'
import { Toolbar } from './Toolbar.ts'

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

export const Outlined: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const [outline, ...rest] = cards(context)
    return (
      <OutlineLayout outline={outline} label={inLocale(context, headings)}>
        <Stack spacing={4}>{rest}</Stack>
      </OutlineLayout>
    )
  },
}

const order = { zh: { label: '排序', value: '最近' }, en: { label: 'Order', value: 'Latest' } }
const ignorePress = () => undefined

export const Tools: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { label, value } = inLocale(context, order)
    return (
      <Toolbar>
        <SelectField label={label} options={[{ value, label: value }]} />
        <Stack direction="row" spacing={2} wrap>
          {inLocale(context, names).map((name) => (
            <Chip key={name} onPress={ignorePress} selected={false}>
              {name}
            </Chip>
          ))}
        </Stack>
      </Toolbar>
    )
  },
}

/** Topics on a phone: one line, whatever their number. */
export const Chips: Story = {
  parameters: withoutControls,
  globals: { viewport: { value: 'phone' } },
  render: (_, context) => (
    <Container>
      <ChipRow role="group" aria-label={inLocale(context, headings)}>
        {[1, 2, 3, 4].flatMap((turn) =>
          inLocale(context, names).map((name) => (
            <Chip key={`${name} ${turn}`} onPress={ignorePress} selected={false}>
              {name} {turn}
            </Chip>
          )),
        )}
      </ChipRow>
    </Container>
  ),
  play: async ({ canvas, ...context }) => {
    const row = canvas.getByRole('group', { name: inLocale(context, headings) })
    const tops = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const Scrolling: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <ScrollList label={inLocale(context, headings)}>
      {Array.from({ length: 20 }, (_, index) => (
        <li key={index}>{inLocale(context, names)[index % 3]}</li>
      ))}
    </ScrollList>
  ),
  play: async ({ canvas, ...context }) => {
    const list = canvas.getByRole('list', { name: inLocale(context, headings) })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
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
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    Row,
    Columns,
    Sections,
    Aside,
    Outlined,
    Tools,
    Chips,
    Scrolling,
    Play,
    OnPhonesOnly,
  }),
}
