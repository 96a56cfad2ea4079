import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { size } from '../../tokens/space.ts'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './DragItem.guide.tsx'
import { DragItem } from './DragItem.tsx'
import type { DragItemProps } from './DragItem.tsx'

const move = { zh: (name: string) => `移动“${name}”`, en: (name: string) => `Move ${name}` }

/** Words that can be put in order. */
function Live({
  words,
  label,
  ...props
}: DragItemProps & { words: readonly string[]; nameOf: (word: string) => string }) {
  const { nameOf, ...rest } = props
  const [order, setOrder] = useState(words)
  const put = (id: string, to: number) => {
    const others = order.filter((word) => word !== id)
    setOrder([...others.slice(0, to), id, ...others.slice(to)])
  }
  return (
    <Stack>
      {order.map((word, index) => (
        <DragItem
          {...rest}
          key={word}
          id={word}
          label={nameOf(word) || label}
          onStep={(by) => put(word, Math.max(0, index + by))}
          onDrop={(dragged, place) => {
            props.onDrop(dragged, place)
            const at = order.filter((each) => each !== dragged.id).indexOf(word)
            put(dragged.id, place === 'before' ? at : at + 1)
          }}
        >
          {(grip) => (
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              {grip}
              <span lang="en">{word}</span>
            </Stack>
          )}
        </DragItem>
      ))}
    </Stack>
  )
}

const meta = {
  title: 'Design system/Actions/DragItem',
  component: DragItem,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  argTypes: { children: { control: false } },
  args: { kind: 'word', id: 'oak', accepts: ['word'], label: '', onDrop: fn(), children: (grip) => grip },
  render: (args, context) => <Live {...args} words={['oak']} nameOf={inLocale(context, move)} />,
} satisfies Meta<typeof DragItem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const name = inLocale(context, move)('oak')
    const grip = context.canvas.getByRole('button', { name })
    await expect(grip).toBeVisible()
    // Room for a finger, though less of it is seen.
    await expect(getComputedStyle(grip, '::after').width).toBe(size.touch)
    const { right, top, height } = grip.getBoundingClientRect()
    await expect(document.elementFromPoint(right + 7, top + height / 2)).toBe(grip)
  },
}

export const Several: Story = {
  render: (args, context) => <Live {...args} words={['oak', 'elm', 'ash']} nameOf={inLocale(context, move)} />,
  play: async (context) => {
    const { canvas } = context
    const nameOf = inLocale(context, move)
    canvas.getByRole('button', { name: nameOf('ash') }).focus()
    await userEvent.keyboard('{ArrowUp}')
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual(['oak', 'ash', 'elm'].map(nameOf))
  },
}

const toTrees = { zh: '移到“树”', en: 'Move to Trees' }

export const WithMoves: Story = {
  render: (args, context) => (
    <Live
      {...args}
      words={['oak']}
      nameOf={inLocale(context, move)}
      moves={[
        { label: inLocale(context, toTrees), icon: <ArrowRight />, onPress: args.onStep && (() => args.onStep?.(1)) },
      ]}
    />
  ),
  args: { onStep: fn() },
  play: async (context) => {
    const { canvas, args } = context
    const grip = canvas.getByRole('button', { name: inLocale(context, move)('oak') })
    await expect(grip).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.click(grip)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: inLocale(context, toTrees) }))
    await expect(args.onStep).toHaveBeenCalledOnce()
    await expect(grip).toHaveFocus()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Several, WithMoves }),
}
