import { useState } from 'react'
import { ArrowRightLeft, Pencil, Trash2 } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Box, Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import type { MenuAction } from './ActionMenu.tsx'
import { MenuButton } from './MenuButton.tsx'

const ignore = () => undefined

const more = { zh: '“fox”的更多操作', en: 'More for fox' }

const words = ['fox', 'owl', 'bear']

const entries = (localize: Localize): readonly MenuAction[] => [
  { label: localize({ zh: '编辑', en: 'Edit' }), icon: <Pencil />, onPress: ignore },
  { label: localize({ zh: '移到另一页', en: 'Move to another page' }), icon: <ArrowRightLeft />, onPress: ignore },
  { label: localize({ zh: '删除', en: 'Delete' }), icon: <Trash2 />, onPress: ignore, danger: true },
]

/** The button with its menu below, in the flow of the picture. */
function OpenMenu({ localize }: { localize: Localize }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Stack sx={{ alignItems: 'end', '& .MuiPopover-paper': { position: 'static', maxWidth: 'none' } }}>
      <Box ref={setAnchor}>
        <MenuButton label={localize(more)} items={[]} />
      </Box>
      {anchor && <ActionMenu label={localize(more)} anchor={anchor} items={entries(localize)} onClose={ignore} />}
    </Stack>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '把一样东西的其他操作收进一个小按钮。',
    en: 'Keeps what else can be done with a thing behind one small button.',
  },
  whenToUse: [
    {
      zh: '列表里的每一项都有三个以上的操作，例如笔记里的单词。',
      en: 'Each item in a list has three or more actions, such as the words of a note.',
    },
  ],
  whenNotToUse: [
    { zh: '只有一两个操作，而且放得下。', en: 'One or two actions that fit.', use: 'IconButton' },
    { zh: '一屏的主要操作。', en: 'The main action of a screen.', use: 'Button' },
    { zh: '从几个值里选一个。', en: 'One value of several.', use: 'SelectField' },
    { zh: '和账号有关的入口。', en: 'What belongs to the account.', use: 'UserMenu' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack>
            {words.map((word) => (
              <Stack key={word} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
                <Text lang="en">{word}</Text>
                <MenuButton label={localize(more)} items={entries(localize)} />
              </Stack>
            ))}
          </Stack>
        ),
        text: { zh: '每行只有一个按钮：看到的是单词。', en: 'One button a row: the words stand out.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack>
            {words.map((word) => (
              <Stack key={word} direction="row" sx={{ alignItems: 'center' }}>
                <Text lang="en" sx={{ flexGrow: 1 }}>
                  {word}
                </Text>
                {entries(localize).map(({ label, icon }) => (
                  <IconButton key={label} label={label}>
                    {icon}
                  </IconButton>
                ))}
              </Stack>
            ))}
          </Stack>
        ),
        text: {
          zh: '每行排满图标：单词被淹没，还容易误删。',
          en: 'A row full of icons: the words drown, and Delete is pressed by mistake.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'end' }}>
            <Button>{localize({ zh: '开始复习', en: 'Review' })}</Button>
            <MenuButton label={localize(more)} items={entries(localize)} />
          </Stack>
        ),
        text: { zh: '主要操作露在外面，其余的收进菜单。', en: 'The main action is in view, the rest is in the menu.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'end' }}>
            <MenuButton label={localize(more)} items={entries(localize)} />
          </Stack>
        ),
        text: {
          zh: '主要操作也收进去：学习者找不到怎么开始。',
          en: 'The main action is in it too: the learner does not find how to begin.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <OpenMenu localize={localize} />,
    parts: [
      {
        name: { zh: '按钮', en: 'Button' },
        text: {
          zh: '默认是三个点；边长是 `size.touch`。',
          en: 'Three dots unless another icon is given; `size.touch` wide.',
        },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '菜单', en: 'Menu' },
        text: { zh: '向空间更大的一边打开。', en: 'Opens to where there is more room.' },
        selector: '.MuiPopover-paper',
        side: 'left',
      },
      {
        name: { zh: '操作', en: 'Entry' },
        text: { zh: '图标和动词；有 `to` 的是链接。', en: 'An icon and a verb; with `to` it is a link.' },
        selector: '[role="menuitem"]',
        side: 'right',
      },
      {
        name: { zh: '删除', en: 'Delete' },
        text: {
          zh: '会删掉内容的操作放在最后，用 `danger`。',
          en: 'What takes something away is last and has `danger`.',
        },
        selector: '[data-danger]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '按钮的名字带上对象：“fox”的更多操作。', en: 'The button names the thing: More for fox.' },
    { zh: '操作用动词：编辑、移到另一页、删除。', en: 'Entries are verbs: Edit, Move to another page, Delete.' },
  ],
  accessibility: [
    {
      zh: 'Enter、空格和上下方向键打开菜单，焦点到第一项。',
      en: 'Enter, Space, Up and Down open it; the first entry has the focus.',
    },
    {
      zh: '方向键首尾相连，Home 和 End 键到头尾，输入字母找到开头相同的一项。',
      en: 'Arrow keys go round, Home and End reach the ends, letters find an entry that begins with them.',
    },
    {
      zh: 'Esc、Tab 键和点击别处都会关闭，焦点回到按钮。',
      en: 'Esc, Tab and a press elsewhere close it; the focus is on the button again.',
    },
    {
      zh: '现在不能做的操作也能到达，会读出“不可用”。',
      en: 'What cannot be done now can be reached and is read out as unavailable.',
    },
  ],
  variations: {
    Disabled: { zh: '现在不能做的操作留在原处。', en: 'What cannot be done now stays in its place.' },
  },
  tokens: [
    'color.surface',
    'color.textMuted',
    'color.tint.primary',
    'color.error',
    'shadow.sheet',
    'size.touch',
    'size.icon',
    'radius.control',
  ],
}
