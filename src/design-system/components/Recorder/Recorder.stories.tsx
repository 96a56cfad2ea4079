import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { guide } from './Recorder.guide.tsx'
import { Recorder } from './Recorder.tsx'
import { messages, texts } from './sample-texts.ts'

const start = fn()
const stop = fn()

const meta = {
  title: 'Design system/Play/Recorder',
  component: Recorder,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: {
    state: 'idle',
    level: 0,
    time: '0:00 / 1:00',
    countdown: '',
    ...texts.zh,
    message: '',
    onStart: start,
    onStop: stop,
  },
  argTypes: { action: { control: false }, level: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
  render: (args, context) => {
    const localized = localizeArgs(context, args, texts)
    const message = localized.message || inLocale(context, messages[args.state])
    return <Recorder {...localized} message={message} countdown={localized.countdown || undefined} />
  },
} satisfies Meta<typeof Recorder>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    start.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(start).toHaveBeenCalledOnce()
  },
}

/** By keyboard. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    start.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(start).toHaveBeenCalledOnce()
  },
}

/** Presses do nothing while the browser asks. */
export const Asking: Story = {
  args: { state: 'asking' },
  play: async ({ canvas }) => {
    start.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(start).not.toHaveBeenCalled()
  },
}

export const Recording: Story = {
  args: { state: 'recording', level: 0.6, time: '0:07 / 1:00' },
  play: async ({ canvas, canvasElement }) => {
    stop.mockClear()
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:07 / 1:00')
    await expect(canvasElement.querySelectorAll('[data-on]').length).toBeGreaterThan(4)
    await userEvent.click(canvas.getByRole('button', { name: /停止|Stop/ }))
    await expect(stop).toHaveBeenCalledOnce()
  },
}

export const LastSeconds: Story = {
  args: { state: 'recording', level: 0.4, time: '0:52 / 1:00', countdown: '8 s', countdownStart: '10 s' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(within(status).getByText('8 s')).toHaveAttribute('aria-hidden', 'true')
    await expect(within(status).getByText('10 s')).not.toHaveAttribute('aria-hidden')
  },
}

export const Silent: Story = { args: { state: 'silent', level: 0.02, time: '0:04 / 1:00' } }

export const Loud: Story = { args: { state: 'loud', level: 1, time: '0:03 / 1:00' } }

export const Refused: Story = {
  args: { state: 'refused', action: <Button variant="secondary">OK</Button> },
  play: async ({ canvas }) => {
    start.mockClear()
    // The learner may have allowed it meanwhile.
    await userEvent.click(canvas.getByRole('button', { name: /录音|record/i }))
    await expect(start).toHaveBeenCalledOnce()
  },
}

export const Missing: Story = { args: { state: 'missing' } }

export const Unsupported: Story = {
  args: { state: 'unsupported' },
  play: async ({ canvas }) => {
    start.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(start).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  args: { state: 'recording', level: 0.6, time: '0:07 / 1:00' },
  globals: { viewport: { value: 'phone' } },
  play: fitsWindow,
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    Keyboard,
    Asking,
    Recording,
    LastSeconds,
    Silent,
    Loud,
    Refused,
    Missing,
    Unsupported,
    Phone,
  }),
}
