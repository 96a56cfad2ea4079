import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { guide } from './TourTooltip.guide.tsx'
import { TourTooltip } from './TourTooltip.tsx'
import type { TourTooltipProps } from './TourTooltip.tsx'

const texts = {
  zh: {
    labels: { back: '上一步', next: '下一步', skip: '跳过导览', done: '完成' },
    stepLabel: (step: number) => `第 ${step} 步，共 3 步`,
    stops: [
      { title: '从这里去任何地方', text: '挑战、笔记和复习都在这里。' },
      { title: '写下想学的单词', text: '一个单词、一串单词，或者整段英文都可以。' },
      { title: '选一种学法', text: '查一个单词，把一批单词分组存成笔记，或者马上练一练。' },
    ],
  },
  en: {
    labels: { back: 'Back', next: 'Next', skip: 'Skip Tour', done: 'Done' },
    stepLabel: (step: number) => `Step ${step} of 3`,
    stops: [
      { title: 'From here to everywhere', text: 'Challenges, notes and reviews are all here.' },
      { title: 'Write what you want to learn', text: 'A word, a list of words or a whole English text.' },
      { title: 'Choose how to learn', text: 'Look a word up, group a list into a note, or practise at once.' },
    ],
  },
}

/** Walks from step to step as a tour would. */
function Live({ words, ...props }: TourTooltipProps & { words: typeof texts.zh }) {
  const [step, setStep] = useState(props.step)
  const [isOver, setIsOver] = useState(false)
  const stop = words.stops[step - 1]
  if (!stop || isOver) return null
  return (
    <TourTooltip
      {...props}
      step={step}
      title={stop.title}
      stepLabel={words.stepLabel(step)}
      labels={words.labels}
      onBack={() => setStep(step - 1)}
      onNext={() => setStep(step + 1)}
      onSkip={() => {
        setIsOver(true)
        props.onSkip()
      }}
      onDone={() => {
        setIsOver(true)
        props.onDone()
      }}
    >
      {stop.text}
    </TourTooltip>
  )
}

const meta = {
  title: 'Design system/Navigation/TourTooltip',
  component: TourTooltip,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: {
    title: '',
    children: null,
    step: 1,
    steps: 3,
    stepLabel: '',
    labels: texts.zh.labels,
    onBack: fn(),
    onNext: fn(),
    onSkip: fn(),
    onDone: fn(),
  },
  // The words of each step come from the story's own tour.
  argTypes: {
    title: { control: false },
    children: { control: false },
    stepLabel: { control: false },
    labels: { control: false },
  },
  render: (args, context) => <Live {...args} words={inLocale(context, texts)} />,
} satisfies Meta<typeof TourTooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { labels, stops, stepLabel } = inLocale(context, texts)
    const [first, second] = stops
    const dialog = await screen.findByRole('dialog', { name: first?.title })
    await expect(dialog).toHaveAccessibleDescription(`${stepLabel(1)} ${first?.text}`)
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(screen.queryByRole('button', { name: labels.back })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: labels.next }))
    await screen.findByRole('dialog', { name: second?.title })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: labels.back }))
    await screen.findByRole('dialog', { name: first?.title })
  },
}

export const ByKeyboard: Story = {
  play: async (context) => {
    const { stops, labels } = inLocale(context, texts)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await screen.findByRole('dialog', { name: stops[1]?.title })
    await userEvent.keyboard('{ArrowLeft}')
    await screen.findByRole('dialog', { name: stops[0]?.title })
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: labels.skip })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: labels.next })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: labels.skip })).toHaveFocus()
    // A press beside the buttons leaves the keys with the tour.
    await userEvent.click(document.body)
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onSkip).toHaveBeenCalledOnce()
  },
}

export const Middle: Story = { args: { step: 2 } }

export const Last: Story = { args: { step: 3 } }

export const Finished: Story = {
  args: { step: 3 },
  play: async (context) => {
    const { labels } = inLocale(context, texts)
    const done = await screen.findByRole('button', { name: labels.done })
    await expect(screen.queryByRole('button', { name: labels.skip })).toBeNull()
    await userEvent.click(done)
    await expect(context.args.onDone).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Phone: Story = {
  args: { step: 2 },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const { width } = dialog.getBoundingClientRect()
    await expect(width).toBeLessThan(document.documentElement.clientWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, Middle, Last, Finished, Phone }),
}
