import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { AnswerAside, AnswerLine } from './AnswerAside.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './FeedbackBar.guide.tsx'
import { FeedbackBar } from './FeedbackBar.tsx'

const texts = {
  zh: { right: '答对了！', notYet: '记住它', answer: '正确答案：fox 狐狸', next: '继续', reply: '作答' },
  en: { right: 'Right!', notYet: 'Remember this one', answer: 'The answer: fox', next: 'Continue', reply: 'Answer' },
}

const textsOf = ({ right, notYet, answer, next }: typeof texts.zh, isRight: boolean) => ({
  title: isRight ? right : notYet,
  answer: isRight ? undefined : answer,
  continueLabel: next,
})

const meta = {
  title: 'Design system/Play/FeedbackBar',
  component: FeedbackBar,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...textsOf(texts.zh, true), result: 'right', focusContinue: false, onContinue: fn() },
  argTypes: { answer: { control: 'text' } },
  render: (args, context) => {
    const isRight = args.result !== 'notYet'
    return (
      <FeedbackBar
        {...localizeArgs(context, args, { zh: textsOf(texts.zh, isRight), en: textsOf(texts.en, isRight) })}
      />
    )
  },
} satisfies Meta<typeof FeedbackBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const text = inLocale(context, texts)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(text.right)
    await userEvent.click(context.canvas.getByRole('button', { name: text.next }))
    await expect(context.args.onContinue).toHaveBeenCalledOnce()
  },
}

export const NotYet: Story = {
  args: { ...textsOf(texts.zh, false), result: 'notYet' },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent(inLocale(context, texts).answer)
  },
}

/** The result comes into a region that is already there, the focus goes to the button, and nothing moves. */
export const Appearing: Story = {
  render: function Answering(args, context) {
    const text = inLocale(context, texts)
    const [result, setResult] = useState<'notYet' | null>(null)
    return (
      <Stack spacing={4}>
        <Button variant="secondary" onClick={() => setResult('notYet')}>
          {text.reply}
        </Button>
        <FeedbackBar
          {...args}
          result={result}
          title={text.notYet}
          answer={text.answer}
          continueLabel={text.next}
          focusContinue
        />
      </Stack>
    )
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const text = inLocale(context, texts)
    const height = canvasElement.scrollHeight
    await expect(canvas.getByText(text.answer)).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: text.next })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text.reply }))
    await expect(canvas.getByRole('button', { name: text.next })).toHaveFocus()
    await expect(canvasElement.scrollHeight).toBe(height)
  },
}

/** A sheet at the lower edge, its button always in one place. */
export const Docked: Story = {
  args: { ...textsOf(texts.zh, false), result: 'notYet', docked: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: inLocale(context, texts).next })
    const sheet = button.parentElement
    await Promise.all((sheet?.getAnimations() ?? []).map(({ finished }) => finished))
    await expect(sheet?.getBoundingClientRect().bottom).toBe(window.innerHeight)
    await expect(sheet?.getBoundingClientRect().height).toBeGreaterThanOrEqual(148)
    await expect(button.getBoundingClientRect().height).toBe(52)
    await fitsWindow()
  },
}

const whys = {
  zh: { why: '为什么？', meaning: '狐狸；一种聪明的野生动物，尾巴又大又蓬松，夜里出来找吃的，白天多半在洞里睡觉' },
  en: { why: 'Why?', meaning: 'a clever wild animal with a bushy tail that looks for food at night and sleeps by day' },
}

/** A quiet button that tells more: the meaning takes one line, and is read out whole. */
export const Explained: Story = {
  args: { ...textsOf(texts.zh, false), result: 'notYet', docked: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  render: (args, context) => {
    const { why, meaning } = inLocale(context, whys)
    return (
      <FeedbackBar
        {...localizeArgs(context, args, { zh: textsOf(texts.zh, false), en: textsOf(texts.en, false) })}
        answer={
          <span>
            <AnswerLine>
              <strong lang="en">fox</strong> {meaning}
            </AnswerLine>
          </span>
        }
        aside={
          <AnswerAside>
            <Button variant="quiet">{why}</Button>
          </AnswerAside>
        }
      />
    )
  },
  play: async (context) => {
    const { why, meaning } = inLocale(context, whys)
    const status = context.canvas.getByRole('status')
    await expect(status).toHaveTextContent(`fox ${meaning}`)
    await expect(status).not.toHaveTextContent(why)
    const line = context.canvas.getByText(meaning)
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth)
    await expect(
      context.canvas.getByRole('button', { name: why }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
    await fitsWindow()
  },
}

export const Phone: Story = { ...NotYet, globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, NotYet, Appearing, Docked, Explained, Phone }),
}
