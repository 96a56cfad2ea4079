import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { guide } from './LetterInput.guide.tsx'
import { LetterComparison } from './LetterComparison.tsx'
import type { ComparedLetter } from './LetterComparison.tsx'
import { LetterInput } from './LetterInput.tsx'
import type { Letter, LetterInputProps } from './LetterInput.tsx'

const labels = { zh: '拼写单词', en: 'Type the word' }
const texts = { zh: { label: labels.zh }, en: { label: labels.en } }

const empty: Letter = { char: '', state: 'empty' }
const blanks = (word: string) => word.replaceAll(/\p{L}/gu, '_')
const lettersOnly = (word: string) => [...word].filter((char) => /\p{L}/u.test(char))
const shown = (word: string, typed: number): Letter[] =>
  lettersOnly(word).map((char, index) => (index < typed ? { char, state: 'right' } : empty))

/** Judges letter by letter as a question would. */
function Judged({ word, lang, ...props }: LetterInputProps & { word: string; lang: Language }) {
  const [letters, setLetters] = useState(props.letters)
  const wanted = lettersOnly(word)
  const place = letters.findIndex(({ state }) => state !== 'right')
  const slip = letters.find(({ state }) => state === 'wrong')
  const put = (at: number, letter: Letter) =>
    setLetters((all) => all.map((old, index) => (index === at ? letter : old)))
  const onChar = (char: string) => {
    props.onChar(char)
    if (slip || place < 0) return
    put(place, { char, state: char.toLowerCase() === wanted[place] ? 'right' : 'wrong' })
  }
  const onBackspace = () => {
    props.onBackspace()
    const last = letters.findLastIndex(({ state }) => state !== 'empty')
    if (last >= 0) put(last, empty)
  }
  const message = slip && {
    zh: `这里应该是 ${wanted[place]}，你输入的是 ${slip.char}`,
    en: `Expected ${wanted[place]}, but you typed ${slip.char}`,
  }
  return (
    <LetterInput {...props} letters={letters} onChar={onChar} onBackspace={onBackspace} message={message?.[lang]} />
  )
}

const meta = {
  title: 'Design system/Play/LetterInput',
  component: LetterInput,
  tags: ['autodocs', 'stable'],
  args: {
    ...texts.zh,
    pattern: blanks('apple'),
    letters: shown('apple', 0),
    onChar: fn(),
    onBackspace: fn(),
    onOtherScript: fn(),
    enterKeyHint: 'next',
    takeFocus: false,
    disabled: false,
  },
  parameters: { guide, word: 'apple' },
  argTypes: { message: { control: false } },
  render: (args, context) => (
    <Judged
      {...localizeArgs(context, args, texts)}
      word={String(context.parameters['word'])}
      lang={inLocale(context, { zh: 'zh', en: 'en' })}
    />
  ),
} satisfies Meta<typeof LetterInput>

export default meta
type Story = StoryObj<typeof meta>

const typing = (word: string, typed: number): Story => ({
  args: { pattern: blanks(word), letters: shown(word, typed) },
  parameters: { word },
})
const slots = (root: HTMLElement) => [...root.querySelectorAll('.slot')].map((slot) => slot.textContent).join('')

export const Default: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    const field = canvas.getByRole('textbox', { name: inLocale(context, labels) })
    await userEvent.type(field, 'apl')
    await expect(slots(canvasElement)).toBe('apl')
    await expect(canvas.getByRole('status')).toHaveTextContent(/p.*l/)
    await userEvent.keyboard('{Backspace}ple')
    await expect(slots(canvasElement)).toBe('apple')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await expect(field).toHaveAttribute('autocorrect', 'off')
    await expect(field).toHaveAttribute('spellcheck', 'false')
  },
}

/** A pinyin keyboard composes: letters count as they appear, the Chinese candidate changes nothing. */
export const ChineseKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await fireEvent.compositionStart(field, { data: '' })
    for (const data of ['a', 'ap', "ap'p", "ap'pl", "ap'p", '苹果']) await fireEvent.compositionUpdate(field, { data })
    await expect(slots(canvasElement)).toBe('app')
    await fireEvent.compositionEnd(field, { data: '苹果' })
    await expect(slots(canvasElement)).toBe('app')
    await expect(args.onBackspace).toHaveBeenCalledOnce()
    await expect(args.onOtherScript).not.toHaveBeenCalled()
    await userEvent.keyboard('le')
    await expect(slots(canvasElement)).toBe('apple')
  },
}

/** A keyboard that hands over whole Chinese words: the caller can say how to switch it. */
export const OtherScript: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await fireEvent.compositionStart(field, { data: '' })
    await fireEvent.compositionEnd(field, { data: '苹果' })
    await expect(args.onOtherScript).toHaveBeenCalledOnce()
    await expect(args.onOtherScript).toHaveBeenCalledWith('苹果')
    await expect(args.onChar).not.toHaveBeenCalled()
  },
}

/** Voice typing and candidates bring several letters at once. */
export const WholeWord: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'apple', cancelable: true }))
    await expect(slots(canvasElement)).toBe('apple')
  },
}

/** Full-width letters, paste and prefilled signs. */
export const OddInput: Story = {
  ...typing('check-in', 0),
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('check-in')
    await expect(args.onChar).not.toHaveBeenCalled()
    await userEvent.keyboard('check-in')
    await expect(slots(canvasElement)).toBe('check-in')
    const before = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'Ａ',
      bubbles: true,
      cancelable: true,
    })
    field.dispatchEvent(before)
    await expect(args.onChar).toHaveBeenLastCalledWith('Ａ')
  },
}

export const HalfWay: Story = typing('banana', 3)

export const Wrong: Story = {
  args: {
    pattern: blanks('banana'),
    letters: [...shown('ban', 3), { char: 'e', state: 'wrong' }, empty, empty],
  },
  parameters: { word: 'banana' },
}

export const Hinted: Story = {
  args: { letters: lettersOnly('apple').map((char) => ({ char, state: 'hint' })), disabled: true },
}

export const Apostrophe: Story = typing("o'clock", 4)

export const TwoWords: Story = typing('light bulb', 6)

const compared: ComparedLetter[] = [
  { state: 'right', given: 'b', right: 'b' },
  { state: 'wrong', given: 'e', right: 'a' },
  { state: 'right', given: 'n', right: 'n' },
  { state: 'extra', given: 'n', right: '' },
  { state: 'missing', given: '', right: 'a' },
  { state: 'open', given: '', right: 'n' },
  { state: 'open', given: '', right: 'a' },
]
const lines = { zh: { given: '你写的', right: '单词' }, en: { given: 'You wrote', right: 'The word' } }

/** LetterComparison: an answer above the word, each difference with a sign of its own. */
export const Compared: Story = {
  parameters: withoutControls,
  render: (_, context) => <LetterComparison letters={compared} labels={inLocale(context, lines)} />,
  play: async ({ canvas }) => {
    for (const sign of ['≠', '+', '−']) await expect(canvas.getByText(sign)).toBeVisible()
  },
}

const fits = async (canvasElement: HTMLElement) => {
  const board = canvasElement.querySelector('.board')?.getBoundingClientRect()
  for (const slot of canvasElement.querySelectorAll('.slot')) {
    const { left, right } = slot.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(board?.left ?? Infinity)
    await expect(right).toBeLessThanOrEqual(board?.right ?? 0)
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const LongWordOnPhone: Story = {
  ...typing('refrigerator', 7),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
}

export const LongestWordOnPhone: Story = {
  ...typing('telecommunications', 11),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    ChineseKeyboard,
    OtherScript,
    WholeWord,
    OddInput,
    HalfWay,
    Wrong,
    Hinted,
    Apostrophe,
    TwoWords,
    Compared,
    LongWordOnPhone,
    LongestWordOnPhone,
  }),
}
