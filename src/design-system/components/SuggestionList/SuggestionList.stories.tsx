import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { animals, foods } from '#tests/story-words'
import { Card } from '../Card/Card.tsx'
import { guide } from './SuggestionList.guide.tsx'
import { SuggestionField } from './SuggestionField.tsx'
import type { ListProps } from './SuggestionField.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import type { SuggestionListProps } from './SuggestionList.tsx'
import { Suggestions } from './Suggestions.tsx'

const texts = {
  zh: { label: '单词', help: '写一个英文单词', count: (n: number) => `${n} 个建议` },
  en: { label: 'Word', help: 'Write an English word', count: (n: number) => `${n} suggestions` },
}
type Lang = keyof typeof texts

const all = [...animals, ...foods]

interface LiveProps extends SuggestionListProps {
  lang: Lang
  /** In place of the field with its list. */
  draw?: ComponentType<SuggestionListProps>
}

/** Finds words by their beginning, as a dictionary would. */
function Live({ lang, draw: Draw = SuggestionList, ...props }: LiveProps) {
  const [value, setValue] = useState(props.value)
  const found = all.filter(({ headword }) => value !== '' && headword.startsWith(value.trim().toLowerCase()))
  return (
    <Card>
      <Draw
        {...props}
        label={texts[lang].label}
        help={props.help === undefined ? undefined : texts[lang].help}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
        suggestions={found.map(({ id, headword, meaning }) => ({
          id,
          headword,
          meaning: meaning[lang],
          meaningLang: lang,
        }))}
        listLabel={texts[lang].count(found.length)}
      />
    </Card>
  )
}

const meta = {
  title: 'Design system/Inputs/SuggestionList',
  component: SuggestionList,
  tags: ['autodocs', 'stable'],
  parameters: { guide, docs: { story: { inline: false, height: '20rem' } } },
  args: {
    label: texts.zh.label,
    value: '',
    onChange: fn(),
    suggestions: [],
    onChoose: fn(),
    listLabel: '',
  },
  render: (args, context) => <Live {...args} lang={inLocale<Lang>(context, { zh: 'zh', en: 'en' })} />,
} satisfies Meta<typeof SuggestionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'e')
    await userEvent.clear(field)
    await userEvent.type(field, 'p')
    await userEvent.click(canvas.getByRole('option', { name: /panda/ }))
    await expect(field).toHaveValue('panda')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ headword: 'panda' }))
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

/** The list stays open to be looked at. */
export const Open: Story = {
  args: { help: texts.zh.help },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'e')
    await userEvent.keyboard('{ArrowDown}')
    const option = canvas.getByRole('option', { name: /elephant/ })
    await expect(field).toHaveAttribute('aria-activedescendant', option.id)
    // A card does not cut the list off.
    const { left, bottom } = option.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, bottom - 4)?.closest('li')).toBe(option)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await userEvent.keyboard('ra')
    await expect(canvas.getByRole('listbox', { name: /单词|Word/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/1/)
    // Without a mark Enter takes what is written.
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(marked()).toHaveTextContent('rabbit')
    await userEvent.keyboard('{ArrowDown}')
    await expect(marked()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('ra')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(marked()).toBeNull()
    await userEvent.keyboard('{Escape}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('rabbit')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The keys of the field stay with it, and the mark with its word while the list changes. */
export const Walking: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    // Every word begins like this.
    await userEvent.type(field, ' ')
    const options = canvas.getAllByRole('option')
    await expect(options).toHaveLength(all.length)
    await userEvent.keyboard('{ArrowUp}')
    await expect(marked()).toBe(options.at(-1))
    // A pointer that rests on the list marks nothing.
    await userEvent.hover(options[0] ?? field)
    await expect(marked()).toBe(options.at(-1))
    await userEvent.keyboard('{Home}')
    await expect(field.selectionStart).toBe(0)
    await userEvent.keyboard('{End}x')
    await expect(field).toHaveValue(' x')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(marked()).toBeNull()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const WithError: Story = {
  args: { value: 'foxx', error: '没有找到 foxx' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('没有找到 foxx')
  },
}

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

/** An event that stands for the arrival of the list's code. */
const ARRIVE = 'list-arrives'

function LateList(props: ListProps) {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const arrive = () => setHere(true)
    document.addEventListener(ARRIVE, arrive)
    return () => document.removeEventListener(ARRIVE, arrive)
  }, [])
  return isHere ? <Suggestions {...props} /> : null
}

const LateField = (props: SuggestionListProps) => <SuggestionField {...props} List={LateList} />

/** What is typed before the list is here is kept, in the same element: nothing loses its focus or its caret. */
export const ListComesLate: Story = {
  render: (args, context) => <Live {...args} draw={LateField} lang={inLocale<Lang>(context, { zh: 'zh', en: 'en' })} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await expect(field).toHaveAccessibleName(/单词|Word/)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    const { x, y, width, height } = field.getBoundingClientRect()
    await userEvent.type(field, 'ea')
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(field).toHaveValue('a')
    await expect(field.selectionStart).toBe(0)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    document.dispatchEvent(new Event(ARRIVE))
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await expect(canvas.getAllByRole('combobox')).toEqual([field])
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('a')
    await expect(field.selectionStart).toBe(0)
    await expect(field.getBoundingClientRect()).toMatchObject({ x, y, width, height })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field.value).not.toBe('a')
  },
}

/** The lines of the ARIA pattern 'Combobox' with a list that no other story has; the page of accessibility has them all. */
export const AriaPattern: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAccessibleName(/单词|Word/)
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await userEvent.type(field, ' ')
    const list = canvas.getByRole('listbox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-controls', list.id)
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    // The focus stays in the field while a word is marked.
    const options = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(field).toHaveFocus()
    // Deviation: Page Down and Page Up walk five words.
    await userEvent.keyboard('{PageDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[5]?.id)
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    // Deviation: Esc closes the list and leaves the text, also the second time.
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue(' ')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    Open,
    ByKeyboard,
    Walking,
    WithError,
    Phone,
    ListComesLate,
    AriaPattern,
  }),
  // One list can be open at a time.
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('combobox').at(-1)
    if (!last) return
    await userEvent.type(last, 'e')
    await userEvent.keyboard('{ArrowDown}')
  },
}
