import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { animals } from '#tests/story-words'
import { guide } from './MatchBoard.guide.tsx'
import { MatchBoard } from './MatchBoard.tsx'
import type { MatchBoardProps, MatchPair } from './MatchBoard.tsx'
import type { MatchLeft } from './MatchTile.tsx'

const texts = {
  zh: {
    label: '给图片找到对应的单词',
    sideLabels: { left: '图片', right: '单词' },
    markLabels: { matched: '已配对', wrong: '再想想' },
  },
  en: {
    label: 'Match pictures and words',
    sideLabels: { left: 'Pictures', right: 'Words' },
    markLabels: { matched: 'Matched', wrong: 'Not yet' },
  },
}
const pictures = (lang: Language): MatchLeft[] =>
  animals.map(({ id, src, tint, meaning }) => ({ id, picture: { src, tint, alt: meaning[lang] } }))
const meanings = (lang: Language): MatchLeft[] => animals.map(({ id, meaning }) => ({ id, text: meaning[lang], lang }))
const order = ['panda', 'fox', 'elephant', 'rabbit']

/** Judges as a question would. */
function Judged(props: MatchBoardProps) {
  const [matched, setMatched] = useState(props.matched)
  const [wrong, setWrong] = useState<MatchPair | null>(props.wrong ?? null)
  const onMatch = (pair: MatchPair) => {
    props.onMatch(pair)
    if (pair.leftId === pair.rightId) setMatched((found) => [...found, pair])
    else setWrong(pair)
  }
  return <MatchBoard {...props} matched={matched} wrong={wrong} onMatch={onMatch} />
}

const meta = {
  title: 'Design system/Play/MatchBoard',
  component: MatchBoard,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    ...texts.zh,
    left: pictures('zh'),
    right: order.map((word) => ({ id: word, word })),
    matched: [],
    onMatch: fn(),
    keys: 'page',
  },
  render: (args, context) => (
    <Judged
      {...args}
      {...inLocale(context, texts)}
      left={('text' in (args.left[0] ?? {}) ? meanings : pictures)(inLocale(context, { zh: 'zh', en: 'en' }))}
    />
  ),
} satisfies Meta<typeof MatchBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { matched, wrong } = inLocale(context, texts).markLabels
    const [fox] = animals
    const picture = canvas.getByRole('button', { name: inLocale(context, fox.meaning) })
    await userEvent.click(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'rabbit' }))
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'fox', rightId: 'rabbit' })
    await expect(canvas.getAllByText(wrong)).toHaveLength(2)
    // The word first, then its picture: either order does.
    await userEvent.click(canvas.getByRole('button', { name: 'fox' }))
    await expect(canvas.queryByText(wrong)).toBeNull()
    await userEvent.click(picture)
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'fox', rightId: 'fox' })
    await expect(canvas.getAllByText(matched)).toHaveLength(2)
    await userEvent.click(picture)
    await expect(picture).toHaveAttribute('aria-pressed', 'false')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(buttons[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}')
    await expect(buttons[5]).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'fox', rightId: 'fox' })
    await userEvent.keyboard('28')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'rabbit', rightId: 'rabbit' })
    await expect(args.onMatch).toHaveBeenCalledTimes(2)
  },
}

export const Meanings: Story = { args: { left: meanings('zh') } }

export const HalfWay: Story = {
  args: {
    matched: [
      { leftId: 'fox', rightId: 'fox' },
      { leftId: 'panda', rightId: 'panda' },
    ],
    wrong: { leftId: 'rabbit', rightId: 'elephant' },
  },
  play: async ({ canvas, ...context }) => {
    const { wrong } = inLocale(context, texts).markLabels
    await expect(canvas.getAllByText(wrong)).toHaveLength(2)
  },
}

/** Learners who asked for little movement keep the mark until they act. */
export const ReducedMotion: Story = {
  play: async ({ canvas, args, ...context }) => {
    const { wrong } = inLocale(context, texts).markLabels
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    const timers = spyOn(window, 'setTimeout')
    await userEvent.keyboard('16')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'fox', rightId: 'fox' })
    await userEvent.keyboard('25')
    await expect(canvas.getAllByText(wrong)).toHaveLength(2)
    await expect(timers.mock.calls.map(([, ms]) => ms)).not.toContain(1_200)
    await userEvent.keyboard('8')
    await expect(canvas.queryByText(wrong)).toBeNull()
  },
}

export const Fades: Story = {
  beforeEach: () => {
    const original = window.matchMedia
    window.matchMedia = (media) =>
      media === '(prefers-reduced-motion: reduce)'
        ? (new EventTarget() as MediaQueryList)
        : original.call(window, media)
    return () => {
      window.matchMedia = original
    }
  },
  play: async ({ canvas, args, ...context }) => {
    const { wrong } = inLocale(context, texts).markLabels
    await userEvent.keyboard('15')
    await expect(args.onMatch).toHaveBeenLastCalledWith({ leftId: 'fox', rightId: 'panda' })
    await waitFor(() => expect(canvas.queryByText(wrong)).toBeNull(), { timeout: 10_000 })
  },
}

export const Phone: Story = { ...HalfWay, globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, Meanings, HalfWay, ReducedMotion, Fades, Phone }),
}
