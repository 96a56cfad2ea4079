import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { guide } from './Tiles.guide.tsx'
import { Tiles } from './Tiles.tsx'
import type { TilesProps } from './Tiles.tsx'

const texts = {
  zh: {
    spell: '拼出“橡果”',
    arrange: '排出这句话：狐狸在树下睡觉。',
    line: '你的答案',
    letters: '字母',
    words: '单词',
  },
  en: {
    spell: 'Spell the word',
    arrange: 'Arrange the sentence',
    line: 'Your answer',
    letters: 'Letters',
    words: 'Words',
  },
}
const marks = { zh: { right: '答对了', notYet: '还没对' }, en: { right: 'Right', notYet: 'Not yet' } }

const mixed = (parts: string[]) => parts.map((text, index) => ({ id: `${text}-${index}`, text }))
const acorn = mixed(['r', 'a', 'n', 'c', 'o'])
const sentence = mixed(['under', 'fox', 'the', 'sleeps', 'tree', 'The'])
const iceCream = mixed(['m', 'e', 'c', 'a', 'i', 'r', 'c', 'e', 't'])
const idsOf = (tiles: TilesProps['tiles'], order: number[]) => order.flatMap((index) => tiles[index]?.id ?? [])

/** Remembers the line as a question would. */
function Live({ onChange, ...props }: TilesProps) {
  const [placed, setPlaced] = useState(props.placed)
  return (
    <Tiles
      {...props}
      placed={placed}
      onChange={(next) => {
        setPlaced(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Data/Tiles',
  component: Tiles,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    label: texts.zh.spell,
    kind: 'letters',
    tiles: acorn,
    placed: [],
    onChange: fn(),
    rowLabels: { line: texts.zh.line, tray: texts.zh.letters },
    markLabels: marks.zh,
    keys: 'page',
  },
  render: (args, context) => {
    const words = inLocale(context, texts)
    const letters = args.kind === 'letters'
    return (
      <Live
        {...args}
        label={letters ? words.spell : words.arrange}
        rowLabels={{ line: words.line, tray: letters ? words.letters : words.words }}
        markLabels={inLocale(context, marks)}
      />
    )
  },
} satisfies Meta<typeof Tiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { line, letters } = inLocale(context, texts)
    const tray = within(canvas.getByRole('group', { name: letters }))
    const answer = within(canvas.getByRole('group', { name: line }))
    await userEvent.click(tray.getByRole('button', { name: 'a' }))
    await userEvent.click(tray.getByRole('button', { name: 'c' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(idsOf(acorn, [1, 3]))
    await expect(tray.getByRole('button', { name: 'a' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('a c')
    await userEvent.click(answer.getByRole('button', { name: 'a' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(idsOf(acorn, [3]))
    // The tile goes back with the focus on it.
    await expect(tray.getByRole('button', { name: 'a' })).toHaveFocus()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('ac{Backspace}corz')
    await expect(args.onChange).toHaveBeenLastCalledWith(idsOf(acorn, [1, 3, 4, 0]))
    await userEvent.keyboard('{Control>}n{/Control}')
    await expect(args.onChange).toHaveBeenCalledTimes(6)
    const tray = within(canvas.getAllByRole('group').at(-1) ?? document.body)
    await userEvent.tab()
    await expect(tray.getByRole('button', { name: 'r' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(idsOf(acorn, [1, 3, 4, 0, 2]))
  },
}

export const Sentence: Story = {
  args: { kind: 'words', tiles: sentence },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('62')
    await expect(args.onChange).toHaveBeenLastCalledWith(idsOf(sentence, [5, 1]))
    await userEvent.click(canvas.getByRole('button', { name: 'sleeps' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('The fox sleeps')
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('status')).toHaveTextContent('The fox')
  },
}

/** Two words, with one letter too many: the line is full before the tray is empty. */
export const TwoWords: Story = {
  args: { tiles: iceCream, pattern: '___ _____', placed: idsOf(iceCream, [4, 2, 1, 6, 5]) },
  play: async ({ args }) => {
    await userEvent.keyboard('eamt')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const Right: Story = {
  args: { placed: idsOf(acorn, [1, 3, 4, 0, 2]), result: 'right' },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Backspace}')
    for (const tile of canvas.getAllByRole('button')) await userEvent.click(tile)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const NotYet: Story = {
  args: { kind: 'words', tiles: sentence, placed: idsOf(sentence, [5, 1, 0, 2, 4, 3]), result: 'notYet' },
}

export const Phone: Story = {
  args: { tiles: iceCream, pattern: '___ _____', placed: idsOf(iceCream, [4, 2, 1, 6, 5]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    const [first, second] = canvas
      .getAllByRole('button', { name: /^[ic]$/ })
      .map((tile) => tile.getBoundingClientRect())
    await expect(first?.top).toBe(second?.top)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, Sentence, TwoWords, Right, NotYet, Phone }),
}
