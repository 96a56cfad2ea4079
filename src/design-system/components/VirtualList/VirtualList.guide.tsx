import type { ReactNode } from 'react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { WordRow } from '../WordRow/WordRow.tsx'
import { VirtualList } from './VirtualList.tsx'

const items = ['oak', 'owl', 'fox']
const label = { zh: '单词', en: 'Words' }

interface ListProps {
  localize: Localize
  children: (item: string) => ReactNode
}

const keyOf = (item: string) => item

function Words({ localize, children }: ListProps) {
  return (
    <VirtualList label={localize(label)} items={items} keyOf={keyOf} rowHeight={65}>
      {children}
    </VirtualList>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '几千行的列表：只画出窗口附近的行。',
    en: 'A list of thousands: only the rows near the window are there.',
  },
  whenToUse: [
    {
      zh: '可能超过一百行、随整页滚动的列表。',
      en: 'Lists that can grow past a hundred rows and scroll with the page.',
    },
  ],
  whenNotToUse: [
    {
      zh: '不到一百行：WordList 里的 WordRow。',
      en: 'Fewer than a hundred rows: WordRow in a WordList.',
      use: 'WordRow',
    },
    { zh: '只有几样东西上下排。', en: 'A few things below each other.', use: 'Layout' },
    { zh: '内容还没到。', en: 'Content that is on its way.', use: 'Skeletons' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Words localize={localize}>{(item) => <WordRow element="div" sketch headword={item} meaning="" />}</Words>
        ),
        text: {
          zh: '快速滚动时先画单词：学习者知道滚到了哪里。',
          en: 'In a quick scroll the words come first: learners see where they are in the list.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Words localize={localize}>
            {() => <WordRow element="div" sketch headword={localize({ zh: '加载中……', en: 'Loading…' })} meaning="" />}
          </Words>
        ),
        text: {
          zh: '每行都写“加载中”：滚过几百行，一个词也认不出。',
          en: '“Loading” in every row: hundreds pass by and no word can be recognised.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Words localize={localize}>
        {(item) => <WordRow element="div" headword={item} meaning={localize({ zh: '一个词', en: 'a word' })} />}
      </Words>
    ),
    parts: [
      {
        name: { zh: '列表', en: 'List' },
        text: {
          zh: '高度等于全部行，滚动条因此是对的；滚动的是整页。',
          en: 'As high as all its rows, so the scrollbar is right; the page itself scrolls.',
        },
        selector: 'ul',
        side: 'left',
      },
      {
        name: { zh: '行', en: 'Row' },
        text: {
          zh: '窗口附近才有，看到时量出真正的高度。`isPassing` 时只画文字。',
          en: 'Exists only near the window and is measured when it is seen. While `isPassing`, its words are enough.',
        },
      },
    ],
  },
  content: [{ zh: '`label` 说出里面是什么：单词。', en: '`label` says what is in it: Words.' }],
  accessibility: [
    {
      zh: '是有名字的列表；每行说出自己是第几行、一共几行。',
      en: 'A list with a name; each row says its place and how many there are.',
    },
    {
      zh: '浏览器的页内查找只能找到画出的行：长列表要有自己的搜索。',
      en: 'The browser’s search finds only the rows that are drawn, so a long list needs a search of its own.',
    },
  ],
  variations: { Short: { zh: '只有几行。', en: 'Few rows.' } },
  tokens: ['color.divider', 'typography.h4', 'typography.body2'],
}
