import type { ComponentGuide, Localize } from '#docs/guide'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Box, Stack } from './Layout.tsx'

const names = { zh: ['听', '说', '读'], en: ['Listen', 'Speak', 'Read'] }
const uneven = [2, 8, 0]

const cards = (localize: Localize) =>
  localize(names).map((name) => (
    <Card key={name} padding="flush">
      <Text sx={{ padding: 3 }}>{name}</Text>
    </Card>
  ))

export const guide: ComponentGuide = {
  summary: {
    zh: 'Stack、Grid、Section 等：安排位置和距离。',
    en: 'Stack, Grid, Section and others give things their place and their distance.',
  },
  whenToUse: [
    {
      zh: '几样东西上下或左右排，距离相同：Stack。',
      en: 'Things below or beside each other, evenly spaced: Stack.',
    },
    {
      zh: '一页内容居中，最宽 `size.content`：Container，一页一个。',
      en: 'The content of a page, centred and at most `size.content` wide: Container, once a page.',
    },
    {
      zh: '几栏一样宽：Grid，栏数可以随屏幕宽度变化。',
      en: 'Columns of equal width: Grid; their number may change with the width of the screen.',
    },
    { zh: '页面的一部分，有自己的标题：Section。', en: 'A part of a page under its heading: Section.' },
    {
      zh: '一边填写，一边要看着的内容：AsideLayout；手机上先看，再填。',
      en: 'What is looked at while a form is filled in: AsideLayout; on phones it comes first.',
    },
    {
      zh: '很长的内容，旁边是各部分的链接：OutlineLayout；窄屏上改用 Dialog。',
      en: 'Something long, with the way to its parts beside it: OutlineLayout; on narrow screens use a Dialog.',
    },
    { zh: '列表上面的搜索、排序和筛选：Toolbar。', en: 'Search, order and filters above a list: Toolbar.' },
    {
      zh: '对话框里要看一遍的几十行：ScrollList。',
      en: 'Dozens of lines to look over in a dialog: ScrollList.',
    },
    { zh: '答题页的一栏：PlayColumn。', en: 'The one column of a screen that is played: PlayColumn.' },
    {
      zh: '只在手机上、宽屏上或屏幕上（不打印）出现：Hidden。',
      en: 'Something for phones, wide screens or the screen alone, not paper: Hidden.',
    },
  ],
  whenNotToUse: [
    { zh: '内容要有自己的底面和边。', en: 'Content on a surface with edges.', use: 'Card' },
    { zh: '几百行的列表。', en: 'A list of hundreds of rows.', use: 'VirtualList' },
    { zh: '整个应用的框架。', en: 'The frame of the application.', use: 'AppShell' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Stack spacing={3}>{cards(localize)}</Stack>,
        text: {
          zh: '距离由 Stack 给，处处一样。',
          en: 'Stack sets the distance, so it is the same everywhere.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Box>
            {cards(localize).map((card, index) => (
              <Box key={card.key} sx={{ marginBottom: uneven[index] }}>
                {card}
              </Box>
            ))}
          </Box>
        ),
        text: {
          zh: '每一项自带外边距：距离不一，第三项像是另一组。',
          en: 'A margin on each thing: distances differ and the third seems to belong elsewhere.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Stack spacing={4}>{cards(localize)}</Stack>,
    parts: [
      {
        name: { zh: 'Stack', en: 'Stack' },
        text: {
          zh: '决定方向和距离；`direction` 可以随屏幕宽度变化。',
          en: 'Decides direction and distance; `direction` may change with the width of the screen.',
        },
        selector: 'div:has(> [data-part="card"])',
        side: 'left',
      },
      {
        name: { zh: '内容', en: 'Content' },
        text: { zh: '自己不带外边距。', en: 'Has no margin of its own.' },
        selector: '[data-part="card"]',
      },
    ],
  },
  content: [
    {
      zh: '它们不带文字。距离以 4 像素为一步：`spacing={4}` 是 16 像素。',
      en: 'They have no words. Distances go in steps of 4 pixels: `spacing={4}` is 16.',
    },
  ],
  accessibility: [
    {
      zh: '读屏软件和 Tab 键按代码里的顺序走：画面上的顺序要和它一致。',
      en: 'Screen readers and Tab follow the order of the source: keep the order on the screen the same.',
    },
    {
      zh: '它们没有角色：列表、区域由 `component` 给出。',
      en: 'They have no role: `component` makes them a list or a section.',
    },
  ],
  variations: {
    Row: { zh: '宽屏左右排，手机上下排。', en: 'Beside each other on wide screens, below each other on phones.' },
    Columns: {
      zh: 'Grid：栏一样宽；单数时手机上第一个占一整行。',
      en: 'Grid: columns of equal width; of an odd number the first has a line to itself on phones.',
    },
    Sections: {
      zh: 'Section：读屏软件用标题称呼这一部分。',
      en: 'Section: screen readers call it by its heading.',
    },
    Aside: {
      zh: 'AsideLayout：宽屏在旁边，手机上在前面。',
      en: 'AsideLayout: beside on wide screens, before on phones.',
    },
    Outlined: {
      zh: 'OutlineLayout：左边的链接在滚动时不离开。',
      en: 'OutlineLayout: the way to the parts stays in view while the page scrolls.',
    },
    Chips: { zh: 'ChipRow：手机上排成一行，左右滑动。', en: 'ChipRow: one line on a phone, which goes sideways.' },
    Tools: { zh: 'Toolbar：手机上一行一样。', en: 'Toolbar: below each other on phones.' },
    Scrolling: {
      zh: 'ScrollList：自己滚动，键盘也能用。',
      en: 'ScrollList: it scrolls for itself, by the keyboard too.',
    },
    Play: { zh: 'PlayColumn：居中，宽度刚好。', en: 'PlayColumn: centred, no wider than what is played.' },
    OnPhonesOnly: {
      zh: 'Hidden：宽屏上不显示，也不读出。',
      en: 'Hidden: on wide screens neither seen nor read out.',
    },
  },
  tokens: ['size.content', 'measure.play', 'measure.card'],
}
