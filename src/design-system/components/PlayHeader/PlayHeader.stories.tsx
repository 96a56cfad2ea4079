import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './PlayHeader.guide.tsx'
import { PlayActions } from './PlayActions.ts'
import { FullScreen } from './FullScreen.tsx'
import { KeyHint } from './KeyHint.ts'
import { PlayDock } from './PlayDock.ts'
import { PlayFrame } from './PlayFrame.ts'
import { PlayHeader } from './PlayHeader.tsx'
import { PlayAnswers, PlayStage } from './PlayStage.ts'

const inWords = (done: number, total: number) => ({
  zh: `共 ${total} 题，已完成 ${done} 题`,
  en: `${done} of ${total} done`,
})
const leave = { zh: '退出', en: 'Leave' }
const progressOf = (done: number, total = 8) => ({
  zh: { progress: { done, total, label: inWords(done, total).zh }, leaveLabel: leave.zh },
  en: { progress: { done, total, label: inWords(done, total).en }, leaveLabel: leave.en },
})

const cards = { zh: '卡片', en: 'Flashcards' }

const meta = {
  title: 'Design system/Play/PlayHeader',
  component: PlayHeader,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...progressOf(3).zh, onLeave: fn() },
  argTypes: { children: { control: false } },
  render: (args, context) => (
    <PlayHeader {...localizeArgs(context, args, progressOf(args.progress?.done ?? 0, args.progress?.total))} />
  ),
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

export const Beginning: Story = { args: progressOf(0).zh }

/** A leaf for a right answer, a bud from three in a row on, a flower from eight on. */
export const Combo: Story = {
  args: { ...progressOf(4).zh, combo: 4 },
  render: (args, context) => (
    <Stack spacing={6}>
      {[1, args.combo ?? 3, 8].map((combo) => (
        <PlayHeader key={combo} {...localizeArgs(context, args, progressOf(combo))} combo={combo} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-combo]')).toHaveLength(3)
  },
}

/** Before the questions nothing is counted. */
export const Counting: Story = {
  args: { progress: undefined },
  parameters: withoutControls,
  render: (args, context) => <PlayHeader leaveLabel={inLocale(context, leave)} onLeave={args.onLeave} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const WithPoints: Story = {
  args: progressOf(7).zh,
  render: (args, context) => (
    <PlayHeader {...localizeArgs(context, args, progressOf(7))}>
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

/** What is asked, the answers in the lower half, and the button at the lower edge. */
export const Stage: Story = {
  parameters: { ...withoutControls, layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <PlayFrame>
      <PlayHeader {...localizeArgs(context, args, progressOf(3))} />
      <PlayStage>
        <Text variant="headword" component="h1" lang="en" align="center">
          fox
        </Text>
        <PlayAnswers>
          <Button variant="secondary">
            {inLocale(context, hint)}
            <KeyHint aria-hidden>?</KeyHint>
          </Button>
        </PlayAnswers>
        <PlayDock>
          <Button>{inLocale(context, { zh: '检查', en: 'Check' })}</Button>
        </PlayDock>
      </PlayStage>
    </PlayFrame>
  ),
  play: async (context) => {
    const { canvas } = context
    const check = canvas.getByRole('button', { name: inLocale(context, { zh: '检查', en: 'Check' }) })
    const answers = canvas.getByRole('button', { name: new RegExp(inLocale(context, hint)) })
    await expect(check.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 40)
    await expect(check.getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
    await expect(answers.getBoundingClientRect().bottom).toBeLessThan(check.getBoundingClientRect().top)
    await fitsWindow()
  },
}

/** A part of a page takes the window: what lies under it cannot be reached until it goes. */
export const WholeWindow: Story = {
  parameters: { ...withoutControls, layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'phone' } },
  render: function Opening(args, context) {
    const [isOpen, setOpen] = useState(false)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{inLocale(context, cards)}</Button>
        {isOpen && (
          <FullScreen label={inLocale(context, cards)}>
            <PlayHeader {...localizeArgs(context, args, progressOf(3))} onLeave={() => setOpen(false)} />
          </FullScreen>
        )}
      </div>
    )
  },
  play: async (context) => {
    const { canvas } = context
    const open = canvas.getByRole('button', { name: inLocale(context, cards) })
    await userEvent.click(open)
    const screen = canvas.getByRole('region', { name: inLocale(context, cards) })
    await expect(screen).toHaveFocus()
    await expect(open).toHaveProperty('inert', true)
    await expect(screen.getBoundingClientRect().height).toBe(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, leave) }))
    await expect(open).toHaveProperty('inert', false)
    await expect(open).toHaveFocus()
  },
}

export const Frame: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <PlayFrame>
      <PlayHeader {...localizeArgs(context, args, progressOf(3))} />
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
  render: allStates({
    default: meta,
    Default,
    Beginning,
    Combo,
    Counting,
    WithPoints,
    Actions,
    Stage,
    WholeWindow,
    Frame,
  }),
}
