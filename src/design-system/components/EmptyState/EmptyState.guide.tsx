import { BookMarked } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const words = {
  zh: { title: '这里会有你的生词', text: '挑战里遇到的生词，一点就能存进来。', action: '去挑战' },
  en: {
    title: 'Your words will be here',
    text: 'Save a word from any challenge with one press.',
    action: 'Play a challenge',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个地方还是空的：告诉学习者这里会有什么，怎样开始。',
    en: 'Fills a place that is still empty: it says what will be here and how to begin.',
  },
  whenToUse: [
    { zh: '列表、笔记或回收站里还没有内容。', en: 'A list, a note or a bin has nothing in it.' },
    { zh: '筛选之后什么也没剩下。', en: 'A filter leaves nothing.' },
  ],
  whenNotToUse: [
    { zh: '内容正在路上。', en: 'The content is on its way.', use: 'Skeletons' },
    { zh: '内容没有取到。', en: 'The content did not arrive.', use: 'ErrorScreen' },
    { zh: '这里要先满足条件才开放。', en: 'The place opens once a condition is met.', use: 'LockedState' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, text } = localize(words)
          return (
            <EmptyState title={title} picture={<BookMarked />}>
              {text}
            </EmptyState>
          )
        },
        text: { zh: '说出这里会有什么。', en: 'The title says what will be here.' },
      },
      doNot: {
        picture: (localize) => (
          <EmptyState title={localize({ zh: '暂无数据', en: 'No data' })} picture={<BookMarked />}>
            {localize(words).text}
          </EmptyState>
        ),
        text: {
          zh: '“暂无数据”：看起来像是出了故障。',
          en: '“No data” looks like a fault.',
        },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { title, text, action } = localize(words)
          return (
            <EmptyState title={title} picture={<BookMarked />} action={<Button>{action}</Button>}>
              {text}
            </EmptyState>
          )
        },
        text: { zh: '一个按钮，按下就能开始。', en: 'One button begins it.' },
      },
      doNot: {
        picture: (localize) => {
          const { title, text } = localize(words)
          return (
            <EmptyState title={title} picture={<BookMarked />}>
              {text}
            </EmptyState>
          )
        },
        text: {
          zh: '说了办法却没有入口：学习者要自己去找挑战。',
          en: 'It says how but offers no way there: the learner has to look for the challenges.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, text, action } = localize(words)
      return (
        <EmptyState title={title} picture={<BookMarked />} action={<Button>{action}</Button>}>
          {text}
        </EmptyState>
      )
    },
    parts: [
      {
        name: { zh: '图形', en: 'Picture' },
        text: {
          zh: '默认是小叶，姿势由 `pose` 决定；也可以是将来这里的东西的线条图标。',
          en: 'The character in its `pose`, or a line icon of what will be here.',
        },
        selector: 'div:has(> svg)',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '这里会有什么。', en: 'What will be here.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Words (optional)' },
        text: { zh: '它怎样来到这里。', en: 'How it gets here.' },
        selector: 'p',
        side: 'right',
      },
      {
        name: { zh: '按钮（可选）', en: 'Button (optional)' },
        text: { zh: '开始的第一步。', en: 'The first step.' },
        selector: 'button',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题说将来：这里会有你的生词。', en: 'The title looks ahead: Your words will be here.' },
    { zh: '没有事要做是好消息，只写一句，不放按钮。', en: 'Nothing to do is good news: a title alone, no button.' },
    { zh: '筛选后为空时，说怎样放宽条件。', en: 'After a filter, say how to widen it.' },
  ],
  accessibility: [
    { zh: '图形对读屏软件隐藏：意思都在文字里。', en: 'Screen readers do not see the picture: the words say it all.' },
    { zh: '标题是 `h2`，在页面标题之下。', en: 'The title is an `h2`, below the title of the page.' },
    { zh: '出现时不打断朗读。', en: 'It interrupts nobody when it appears.' },
  ],
  variations: {
    NothingFound: {
      zh: '筛选之后什么也没有：小叶在想一想。',
      en: 'Nothing left after a filter: the character thinks.',
    },
    WordsOnly: { zh: '没有事要做：只有一句好消息。', en: 'Nothing to do: one line of good news.' },
  },
  tokens: [
    'color.tint.primary',
    'color.primary',
    'color.textMuted',
    'radius.full',
    'size.form',
    'typography.h3',
    'typography.body1',
  ],
}
