import type { ReactNode } from 'react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const ignoreChange = () => undefined

const views = {
  zh: [
    { value: 'words', label: '单词' },
    { value: 'pages', label: '页面' },
    { value: 'practice', label: '练习' },
  ],
  en: [
    { value: 'words', label: 'Words' },
    { value: 'pages', label: 'Pages' },
    { value: 'practice', label: 'Practice' },
  ],
}

const orders = {
  zh: [
    { value: 'new', label: '最近' },
    { value: 'az', label: '字母' },
  ],
  en: [
    { value: 'new', label: 'Newest' },
    { value: 'az', label: 'A to Z' },
  ],
}

const order = { zh: '顺序', en: 'Order' }

function NoteTabs({ localize, children }: { localize: Localize; children: ReactNode }) {
  return (
    <Tabs
      label={localize({ zh: '笔记的内容', en: 'Views of the note' })}
      tabs={localize(views)}
      value="words"
      onChange={ignoreChange}
    >
      {children}
    </Tabs>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '把一样东西分成二到五个视图，一次看一个。',
    en: 'Shows two to five views of one thing, one at a time, in one place.',
  },
  whenToUse: [{ zh: '学习者一次只需要其中一个视图。', en: 'The learner needs only one of the views at a time.' }],
  whenNotToUse: [
    { zh: '要放在一起比较：都显示出来。', en: 'Views that are compared: show them all.' },
    { zh: '通往另一页。', en: 'A way to another page.', use: 'NavItem' },
    { zh: '给同一个列表换顺序或范围。', en: 'Another order or range of one list.', use: 'SegmentedControl' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <NoteTabs localize={localize}>
            <SegmentedControl label={localize(order)} options={localize(orders)} value="new" onChange={ignoreChange} />
          </NoteTabs>
        ),
        text: { zh: '视图里面再要选，用 SegmentedControl。', en: 'A choice within a view is a SegmentedControl.' },
      },
      doNot: {
        picture: (localize) => (
          <NoteTabs localize={localize}>
            <Tabs label={localize(order)} tabs={localize(orders)} value="new" onChange={ignoreChange}>
              {null}
            </Tabs>
          </NoteTabs>
        ),
        text: {
          zh: '标签页里套标签页：看不出哪一行管哪一块。',
          en: 'Tabs inside tabs: nobody sees which row rules what.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <NoteTabs localize={localize}>
        <Text>{localize({ zh: '这本笔记有 24 个单词。', en: 'This note has 24 words.' })}</Text>
      </NoteTabs>
    ),
    parts: [
      {
        name: { zh: '选中的标签', en: 'Chosen tab' },
        text: { zh: '主色文字，下面有一条粗线。', en: 'Words in the primary colour with a thick line below.' },
        selector: '[role="tab"][aria-selected="true"]',
      },
      {
        name: { zh: '其他标签', en: 'Other tabs' },
        text: {
          zh: '高度不低于 `size.touch`；放不下时左右滚动。',
          en: 'At least `size.touch` high; they scroll when they do not fit.',
        },
        selector: '[role="tab"][aria-selected="false"]',
      },
      {
        name: { zh: '视图', en: 'View' },
        text: { zh: '选中的标签的内容。', en: 'What the chosen tab shows.' },
        selector: '[role="tabpanel"] > *',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '标签用名词，结构一致：释义、例句、搭配。',
      en: 'Tabs are nouns of one form: Meanings, Examples, Collocations.',
    },
    { zh: '最常用的视图放在第一个。', en: 'The commonest view comes first.' },
  ],
  accessibility: [
    {
      zh: '左右方向键首尾相连，Home 和 End 键到头尾，视图跟着焦点换。',
      en: 'Left and Right go round, Home and End reach the ends, and the view follows the focus.',
    },
    {
      zh: 'Tab 键从标签进到视图里，Shift+Tab 回到选中的标签。',
      en: 'Tab goes on into the view, Shift and Tab come back to the chosen tab.',
    },
    {
      zh: '`label` 是整组的名字；视图的名字是它的标签。',
      en: '`label` names the row, and each view is named by its tab.',
    },
    { zh: '看不到的标签得到焦点时会滚进来。', en: 'A tab out of view scrolls in when it gets the focus.' },
  ],
  variations: {
    Scrolling: { zh: '手机上放不下：标签可以滚动。', en: 'More than fit a phone: the tabs scroll.' },
  },
  tokens: [
    'color.primary',
    'color.text',
    'color.textMuted',
    'color.divider',
    'size.touch',
    'size.icon',
    'size.focusRing',
    'size.hairline',
    'typography.button',
    'duration.tap',
  ],
}
