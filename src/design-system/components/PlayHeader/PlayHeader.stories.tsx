import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './PlayHeader.guide.tsx'
import { PlayActions } from './PlayActions.ts'
import { PlayFrame } from './PlayFrame.ts'
import { PlayHeader } from './PlayHeader.tsx'

const inWords = (done: number, total: number) => ({
  zh: `共 ${total} 题，已完成 ${done} 题`,
  en: `${done} of ${total} done`,
})
const leave = { zh: '退出', en: 'Leave' }
const textsOf = (done: number, total: number) => ({
  zh: { progressLabel: inWords(done, total).zh, leaveLabel: leave.zh },
  en: { progressLabel: inWords(done, total).en, leaveLabel: leave.en },
})

const meta = {
  title: 'Design system/Play/PlayHeader',
  component: PlayHeader,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...textsOf(3, 8).zh, done: 3, total: 8, onLeave: fn() },
  argTypes: { children: { control: false } },
  render: (args, context) => <PlayHeader {...localizeArgs(context, args, textsOf(args.done, args.total))} />,
} satisfies Meta<typeof PlayHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const progress = canvas.getByRole('progressbar', { name: inLocale(context, inWords(3, 8)) })
    await expect(progress).toHaveAttribute('aria-valuenow', '3')
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, leave) }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Beginning: Story = { args: { ...textsOf(0, 8).zh, done: 0 } }

export const WithPoints: Story = {
  args: { done: 7 },
  render: (args, context) => (
    <PlayHeader
      {...args}
      progressLabel={inLocale(context, inWords(args.done, args.total))}
      leaveLabel={inLocale(context, leave)}
    >
      <Chip tone="reward">{inLocale(context, { zh: '获得 70 分', en: '70 points won' })}</Chip>
    </PlayHeader>
  ),
  globals: { viewport: { value: 'phone' } },
}

const hint = { zh: '提示一个字母', en: 'Show a letter' }

export const Actions: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <PlayActions>
      <Button variant="quiet">{inLocale(context, hint)}</Button>
      <Button variant="quiet">{inLocale(context, { zh: '现在不能听', en: 'I cannot listen now' })}</Button>
    </PlayActions>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const Frame: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <PlayFrame>
      <PlayHeader {...localizeArgs(context, args, textsOf(args.done, args.total))} />
      <Text variant="headword" component="h1" lang="en">
        fox
      </Text>
      <PlayActions>
        <Button variant="quiet">{inLocale(context, hint)}</Button>
      </PlayActions>
    </PlayFrame>
  ),
  play: async (context) => {
    const { canvas } = context
    const main = canvas.getByRole('main')
    await expect(main).toContainElement(canvas.getByRole('progressbar'))
    await expect(main).toContainElement(canvas.getByRole('button', { name: inLocale(context, hint) }))
    await expect(main.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight)
    await fitsWindow()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Beginning, WithPoints, Actions, Frame }),
}
