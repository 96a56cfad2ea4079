import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { WordRow } from '../WordRow/WordRow.tsx'
import { guide } from './VirtualList.guide.tsx'
import { VirtualList } from './VirtualList.tsx'

const texts = { zh: { label: '单词' }, en: { label: 'Words' } }
const meaning = { zh: '树', en: 'a tree' }
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

const meta = {
  title: 'Design system/Data/VirtualList',
  component: VirtualList<string>,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, items: numbers(40), keyOf: (item) => item, rowHeight: 65, children: (item) => item },
  render: (args, context) => (
    <VirtualList {...localizeArgs(context, args, texts)}>
      {(item, isPassing) => (
        <WordRow element="div" sketch={isPassing} headword={`oak ${item}`} meaning={inLocale(context, meaning)} />
      )}
    </VirtualList>
  ),
} satisfies Meta<typeof VirtualList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('list', { name: inLocale(context, texts).label })).toBeVisible()
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(40)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '40')
    // What comes near in a quick scroll is sketched at once and whole soon after.
    window.scrollTo(0, document.body.scrollHeight)
    const last = await canvas.findByText('oak 40')
    await waitFor(() => expect(last.closest('li')).not.toHaveStyle({ contain: 'strict' }))
    await expect(last).toBeVisible()
    window.scrollTo(0, 0)
    await expect(await canvas.findByText('oak 1')).toBeVisible()
  },
}

/** Of rows that are said to be tall not all come whole with the first frame, but all with the next. */
export const Short: Story = {
  args: { items: numbers(3), rowHeight: 400 },
  play: async (context) => {
    const { canvas } = context
    const said = inLocale(context, meaning)
    await waitFor(async () => expect(canvas.getAllByText(said)).toHaveLength(3))
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Short }),
}
