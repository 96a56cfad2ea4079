import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Box } from '../Layout/Layout.tsx'
import { guide } from './PageHeader.guide.tsx'
import { PageHeader } from './PageHeader.tsx'

const texts = {
  zh: { title: '单词挑战', lead: '选一类，看图、听音、拼写，三颗星就开下一关。' },
  en: { title: 'Word challenge', lead: 'Choose a category. Look, listen, spell: three stars open the next level.' },
}

const meta = {
  title: 'Design system/Navigation/PageHeader',
  component: PageHeader,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  argTypes: {
    lead: { control: 'text' },
    actions: { control: false },
  },
  render: (args, context) => <PageHeader {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const WithBackAndActions: Story = {
  args: { lead: undefined },
  render: (args, context) => (
    <PageHeader
      {...args}
      title={inLocale(context, { zh: '动物', en: 'Animals' })}
      back={{
        label: inLocale(context, { zh: '全部类别', en: 'All categories' }),
        to: '/challenges',
      }}
      actions={<Button>{inLocale(context, { zh: '开始', en: 'Play' })}</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/challenges')
  },
}

/** A band by what the screen is about. */
export const Landscapes: Story = {
  parameters: withoutControls,
  render: (args, context) => (
    <>
      {(['sky', 'soil', 'blossom', 'sun', 'dew'] as const).map((landscape) => (
        <Box key={landscape} component="section" sx={{ pt: 8 }}>
          <PageHeader {...localizeArgs(context, args, texts)} heading="h2" landscape={landscape} />
        </Box>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const bands = canvas.getAllByRole('heading').map((heading) => heading.closest('[data-landscape]'))
    const grounds = bands.map((band) => band && getComputedStyle(band).backgroundColor)
    await expect(new Set(grounds).size).toBe(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithBackAndActions, Landscapes }),
}
