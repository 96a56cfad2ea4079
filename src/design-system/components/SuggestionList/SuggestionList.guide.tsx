import { useEffect, useRef } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import type { Suggestion } from './SuggestionList.tsx'

const label = { zh: '单词', en: 'Word' }

const suggestions = {
  zh: [
    { id: 'elephant', headword: 'elephant', meaning: '大象', meaningLang: 'zh' },
    { id: 'egg', headword: 'egg', meaning: '蛋', meaningLang: 'zh' },
  ],
  en: [
    { id: 'elephant', headword: 'elephant', meaning: 'a very large grey animal', meaningLang: 'en' },
    { id: 'egg', headword: 'egg', meaning: 'food that hens lay', meaningLang: 'en' },
  ],
}

const ignore = () => undefined

interface OpenListProps {
  label: string
  suggestions: readonly Suggestion[]
}

/** The list is open only after a key: this gives it the one that marks nothing. The list lies over the room below the field. */
function OpenList(props: OpenListProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Box>
      <SuggestionList {...props} ref={field} value="e" onChange={ignore} onChoose={ignore} listLabel="" />
      <Box className="list-room" sx={{ minHeight: '6.5rem' }} />
    </Box>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '边写单词边给出词典里的建议，也可以写别的词。',
    en: 'Takes a word and suggests words of the dictionary; any other word may be written too.',
  },
  whenToUse: [{ zh: '查一个单词，或者把一个单词加进笔记。', en: 'The learner looks a word up or adds one to a note.' }],
  whenNotToUse: [
    { zh: '从一列固定的选项里选。', en: 'A choice of a fixed list.', use: 'SelectField' },
    { zh: '好几个单词，或者一段文字。', en: 'Several words or a text.', use: 'FormField' },
    {
      zh: '拼写题：建议会把答案说出来。',
      en: 'A question about spelling: suggestions give the answer away.',
      use: 'LetterInput',
    },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <OpenList label={localize(label)} suggestions={localize(suggestions)} />,
        text: {
          zh: '单词旁边有简短的释义：一眼认出要的是哪个。',
          en: 'A short meaning beside each word: the right one is found at a glance.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenList
            label={localize(label)}
            suggestions={localize(suggestions).map(({ id, headword }) => ({ id, headword }))}
          />
        ),
        text: {
          zh: '只有单词：学习者恰恰还不认识它们。',
          en: 'Words alone: a learner who looks a word up does not know them yet.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <SuggestionList
            label={localize(label)}
            value="foxx"
            error={localize({
              zh: '词典里没有 foxx，检查一下拼写',
              en: 'The dictionary has no foxx. Check the spelling.',
            })}
            onChange={ignore}
            onChoose={ignore}
            suggestions={[]}
            listLabel=""
          />
        ),
        text: {
          zh: '找不到时，写明是哪个词、怎么办。',
          en: 'When nothing is found, the error repeats the word and says what to do.',
        },
      },
      doNot: {
        picture: (localize) => (
          <SuggestionList
            label={localize(label)}
            value="foxx"
            onChange={ignore}
            onChoose={ignore}
            suggestions={[]}
            listLabel=""
          />
        ),
        text: {
          zh: '什么也不说：学习者以为还在查，一直等着。',
          en: 'No word about it: the learner thinks that the search goes on and waits.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <OpenList label={localize(label)} suggestions={localize(suggestions)} />,
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: { zh: '一直看得到，也是列表的名字。', en: 'Always in view; it names the list too.' },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '输入框', en: 'Field' },
        text: {
          zh: '焦点一直在这里；方向键在列表里移动。',
          en: 'Keeps the focus while the arrow keys move in the list.',
        },
        selector: '[data-part=field-frame]',
        side: 'right',
      },
      {
        name: { zh: '建议', en: 'Suggestions' },
        text: {
          zh: '最多十个，最可能的在前；已经写的部分加粗。',
          en: 'Ten at most, the likeliest first; the typed beginning is bold.',
        },
        selector: '.list-room',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '释义一行以内：大象，而不是整条词条。', en: 'A meaning fits one line: a large animal, not the whole entry.' },
    { zh: '`listLabel` 写数量：5 个建议。', en: '`listLabel` gives the number: 5 suggestions.' },
  ],
  accessibility: [
    {
      zh: '是可编辑的 `combobox`：焦点留在输入框，选中的词由 `aria-activedescendant` 指出。',
      en: 'An editable `combobox`: the focus stays in the field, `aria-activedescendant` points at the marked word.',
    },
    {
      zh: '上下方向键打开列表并选词，Enter 键采用，Esc 键只关列表。',
      en: 'Up and Down open the list and mark a word, Enter takes it, Esc closes only the list.',
    },
    {
      zh: '没有选词时，Enter 键采用写好的文字；鼠标停在上面不算选词。',
      en: 'Without a marked word Enter takes what is written; a pointer that rests there marks nothing.',
    },
    { zh: '建议的数量会读出。', en: 'The number of suggestions is read out.' },
  ],
  variations: {
    Open: { zh: '列表打开，选中一个词。', en: 'The list is open, one word is marked.' },
    WithError: { zh: '没有找到。', en: 'Nothing was found.' },
    Phone: { zh: '手机上列表和输入框一样宽。', en: 'On a phone the list is as wide as the field.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.tint.primary',
    'color.textMuted',
    'shadow.raised',
    'size.field',
    'size.touch',
    'radius.control',
    'fontWeight.bold',
    'typography.body2',
  ],
}
