import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2, Volume2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { animals } from '#tests/story-words'
import { Card } from '../Card/Card.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { WordList } from './WordList.ts'
import { guide } from './WordRow.guide.tsx'
import { WordRow } from './WordRow.tsx'

const [fox] = animals
const texts = {
  zh: { list: '我的单词', hear: '听发音', remove: '移除 fox', known: '已掌握' },
  en: { list: 'My words', hear: 'Hear it', remove: 'Remove fox', known: 'Known well' },
}
const speak = fn()
const remove = fn()

const meta = {
  title: 'Design system/Data/WordRow',
  component: WordRow,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    headword: fox.headword,
    phonetic: fox.uk,
    meaning: fox.meaning.zh,
    picture: { src: fox.src, tint: fox.tint },
  },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <Card padding="flush">
        <WordList aria-label={words.list}>
          <WordRow
            {...args}
            meaning={args.meaning === fox.meaning.zh ? inLocale(context, fox.meaning) : args.meaning}
            speaker={
              <IconButton label={words.hear} onClick={speak}>
                <Volume2 />
              </IconButton>
            }
            trailing={
              args.trailing ?? (
                <IconButton label={words.remove} onClick={remove}>
                  <Trash2 />
                </IconButton>
              )
            }
          />
        </WordList>
      </Card>
    )
  },
} satisfies Meta<typeof WordRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`fox/fɒks/${inLocale(context, fox.meaning)}`)
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(speak).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, texts).remove }))
    await expect(remove).toHaveBeenCalled()
  },
}

/** What passes by in a quick scroll: the headword in its place, nothing to press. */
export const Sketch: Story = {
  args: { sketch: true, to: '/word/fox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fox')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The row leads to the word; the speaker on it does not. */
export const Opens: Story = {
  args: { to: '/word/fox' },
  play: async (context) => {
    const { canvas } = context
    const link = canvas.getByRole('link', { name: 'fox' })
    await expect(link).toHaveAttribute('href', '/word/fox')
    const row = canvas.getByRole('listitem').getBoundingClientRect()
    const pressed = (x: number) => document.elementFromPoint(x, row.top + row.height / 2)
    await expect(pressed(row.left + row.width / 2)?.closest('a')).toBe(link)
    await expect(pressed(row.right - 32)?.closest('a')).toBeNull()
  },
}

export const WithState: Story = {
  parameters: withoutControls,
  args: { trailing: 'state' },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <Card padding="flush">
        <WordList aria-label={words.list}>
          {animals.map(({ id, headword, uk, meaning, src, tint }) => (
            <WordRow
              key={id}
              headword={headword}
              phonetic={uk}
              meaning={inLocale(context, meaning)}
              picture={{ src, tint }}
              trailing={args.trailing && id !== 'panda' ? <Chip tone="primary">{words.known}</Chip> : null}
            />
          ))}
        </WordList>
      </Card>
    )
  },
}

export const WordAlone: Story = {
  args: { headword: 'sustainable', phonetic: undefined, meaning: '可持续的', picture: undefined },
}

const facts = {
  zh: ['选成了“猫”', '错过 3 次', '11月26日'],
  en: ['You chose “cat”', 'missed 3 times', 'Nov 26'],
}

/** What happened with the word has one line below it, also on a phone; where text is larger, the line wraps between the facts, never inside one. */
export const Facts: Story = {
  args: { facts: facts.zh, phonetic: undefined },
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <Card padding="flush">
      <WordList aria-label={inLocale(context, texts).list}>
        <WordRow {...args} meaning={inLocale(context, fox.meaning)} facts={inLocale(context, facts)} />
      </WordList>
    </Card>
  ),
  play: async (context) => {
    const boxes = inLocale(context, facts).map((fact) => context.canvas.getByText(fact).getBoundingClientRect())
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { height } of boxes) await expect(height).toBeLessThan(30)
    // The row: the word with its picture and buttons, and that line.
    await expect(context.canvas.getByRole('listitem').getBoundingClientRect().height).toBeLessThan(110)
  },
}

export const Phone: Story = {
  args: {
    headword: 'counterrevolutionary',
    phonetic: 'ˌkaʊntəˌrevəˈluːʃənəri',
    meaning: '反革命的；反革命分子',
    to: '/word/counterrevolutionary',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(canvas.getByText('counterrevolutionary')).toBeVisible()
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Sketch, Opens, WithState, WordAlone, Facts, Phone }),
}
