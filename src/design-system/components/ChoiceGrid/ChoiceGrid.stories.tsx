import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { animals, foods } from '#tests/story-words'
import { guide } from './ChoiceGrid.guide.tsx'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import type { ChoiceGridProps, ChoiceOption } from './ChoiceGrid.tsx'

const marks = {
  zh: { right: '答对了', wrong: '你选的', revealed: '正确答案' },
  en: { right: 'Right', wrong: 'Your choice', revealed: 'The answer' },
}
const questions = { zh: '哪一张是 fox？', en: 'Which one is the fox?' }
const texts = {
  zh: { label: questions.zh, markLabels: marks.zh },
  en: { label: questions.en, markLabels: marks.en },
}

const pictures = (lang: Language): ChoiceOption[] =>
  animals.map(({ id, src, tint, meaning }) => ({ id, picture: { src, tint, alt: meaning[lang] } }))
const meanings = (lang: Language): ChoiceOption[] =>
  animals.map(({ id, meaning }) => ({ id, text: meaning[lang], lang }))

/** Judges as a question would, so that the whole answer can be seen. */
function Judged({ onChoose, ...props }: ChoiceGridProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <ChoiceGrid
      {...props}
      result={chosen === undefined ? props.result : { chosen, right: 'fox' }}
      onChoose={(id) => {
        setChosen(id)
        onChoose(id)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Play/ChoiceGrid',
  component: ChoiceGrid,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, options: pictures('zh'), onChoose: fn(), keys: 'page' },
  render: (args, context) => (
    <Judged
      {...localizeArgs(context, args, texts)}
      options={inLocale(context, { zh: args.options, en: pictures('en') })}
    />
  ),
} satisfies Meta<typeof ChoiceGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const [, rabbit] = animals
    const { canvas, args } = context
    const group = canvas.getByRole('group', { name: inLocale(context, questions) })
    await expect(group).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, rabbit.meaning) }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('rabbit')
    const { wrong, revealed } = inLocale(context, marks)
    await expect(canvas.getByRole('button', { name: new RegExp(`rabbit|${wrong}`) })).toHaveAttribute('aria-disabled')
    await expect(canvas.getByText(revealed)).toBeVisible()
    // The question is answered: nothing more counts.
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(revealed) }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const ByDigit: Story = {
  play: async (context) => {
    await userEvent.keyboard('{Control>}1{/Control}')
    await expect(context.args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('1')
    await expect(context.args.onChoose).toHaveBeenCalledOnce()
    await expect(context.args.onChoose).toHaveBeenCalledWith('fox')
    await expect(context.canvas.getByText(inLocale(context, marks).right)).toBeVisible()
  },
}

export const ByArrows: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{End}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('panda')
  },
}

export const Meanings: Story = {
  args: { options: meanings('zh') },
  render: (args, context) => (
    <Judged
      {...args}
      label={inLocale(context, questions)}
      options={meanings(inLocale(context, { zh: 'zh', en: 'en' }))}
      markLabels={inLocale(context, marks)}
    />
  ),
}

export const Words: Story = {
  args: { options: foods.map(({ id, headword }) => ({ id, text: headword, lang: 'en' })) },
  render: (args, context) => <Judged {...args} markLabels={inLocale(context, marks)} />,
}

export const Right: Story = { args: { result: { chosen: 'fox', right: 'fox' } } }

export const NotYet: Story = { args: { result: { chosen: 'elephant', right: 'fox' } } }

export const Phone: Story = {
  ...NotYet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(first?.top).toBe(second?.top)
    await expect(third?.left).toBe(first?.left)
  },
}

/** Beside other content: digits typed elsewhere choose nothing. */
export const KeysInside: Story = {
  args: { keys: 'inside' },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('1')
    await expect(args.onChoose).not.toHaveBeenCalled()
    canvas.getAllByRole('button')[0]?.focus()
    await userEvent.keyboard('2')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('rabbit')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByDigit, ByArrows, Meanings, Words, Right, NotYet, Phone, KeysInside }),
}
