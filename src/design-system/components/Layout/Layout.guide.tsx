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
    zh: 'Stack、Grid、Container 和 Box：安排位置和距离。',
    en: 'Stack, Grid, Container and Box give things their place and their distance.',
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
    { zh: '以上都不合适：Box。', en: 'None of these fits: Box.' },
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
        selector: '.MuiStack-root',
        side: 'left',
      },
      {
        name: { zh: '内容', en: 'Content' },
        text: { zh: '自己不带外边距。', en: 'Has no margin of its own.' },
        selector: '.MuiCard-root',
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
  },
  tokens: ['size.content'],
}
