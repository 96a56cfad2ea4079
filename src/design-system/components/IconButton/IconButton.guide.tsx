import { Bookmark, Sprout, Volume2, X } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { IconButton } from './IconButton.tsx'

const hear = { zh: '再听一遍', en: 'Hear it again' }
const save = { zh: '收藏', en: 'Save' }
const close = { zh: '关闭', en: 'Close' }
const learned = { zh: '标为已掌握', en: 'Mark as known' }

export const guide: ComponentGuide = {
  summary: { zh: '用一个图标开始一件事：听、关闭、收藏。', en: 'Starts something with an icon: hear, close, save.' },
  whenToUse: [
    { zh: '地方很小：顶栏、卡片、输入框里面。', en: 'There is little room: in a bar, a card or a field.' },
    { zh: '图标人人都认识，不需要文字。', en: 'Everybody knows the icon, so it needs no words.' },
  ],
  whenNotToUse: [
    {
      zh: '图标要猜，或者这是一屏的主要操作。',
      en: 'An icon that needs guessing, or the main action of a screen.',
      use: 'Button',
    },
    { zh: '同一样东西有三个以上的操作。', en: 'Three actions or more on one thing.', use: 'MenuButton' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Button variant="secondary" startIcon={<Sprout />}>
              {localize(learned)}
            </Button>
          </Stack>
        ),
        text: { zh: '图标不常见时，写上文字。', en: 'Where the icon is not common, words say it.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <IconButton label={localize(learned)}>
              <Sprout />
            </IconButton>
          </Stack>
        ),
        text: {
          zh: '让人猜图标：学习者不敢按，手机上也没有提示。',
          en: 'An icon to guess: the learner does not dare to press it, and a phone shows no hint.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            <IconButton variant="filled" label={localize(hear)}>
              <Volume2 />
            </IconButton>
            <IconButton label={localize(save)}>
              <Bookmark />
            </IconButton>
            <IconButton label={localize(close)}>
              <X />
            </IconButton>
          </Stack>
        ),
        text: { zh: '只有最主要的一个用 `filled`。', en: 'Only the main one of a row is `filled`.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            <IconButton variant="filled" label={localize(hear)}>
              <Volume2 />
            </IconButton>
            <IconButton variant="filled" label={localize(save)}>
              <Bookmark />
            </IconButton>
            <IconButton variant="filled" label={localize(close)}>
              <X />
            </IconButton>
          </Stack>
        ),
        text: {
          zh: '全部填色：看不出该按哪一个。',
          en: 'A row of filled ones: none of them is the one to press.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <IconButton variant="filled" size="l" label={localize(hear)}>
          <Volume2 />
        </IconButton>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '按钮', en: 'Button' },
        text: {
          zh: '圆形，直径不小于 `size.touch`；`size="l"` 更大，用在只有这一件事可做的地方。',
          en: 'Round and at least `size.touch` wide; `size="l"` is larger, for where this press is all there is to do.',
        },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '图标', en: 'Icon' },
        text: {
          zh: '线条图标，只有装饰作用；名字在 `label` 里。',
          en: 'A line icon, which is decoration: `label` names the button.',
        },
        selector: 'svg',
      },
    ],
  },
  content: [
    {
      zh: '`label` 说按下去会怎样：再听一遍，而不是“喇叭”。',
      en: '`label` says what a press does: Hear it again, not Speaker.',
    },
    { zh: '在列表里，名字要带上对象：把 oak 加入笔记。', en: 'In a list it names the thing: Add oak to a note.' },
  ],
  accessibility: [
    {
      zh: '`label` 是它的名字，鼠标停留时也会显示。',
      en: '`label` is its name and is shown when the pointer rests on it.',
    },
    {
      zh: '是真正的 `button`：Tab 键能到达，Enter 和空格键能按下。',
      en: 'A real `button`: Tab reaches it, Enter and Space press it.',
    },
    {
      zh: '开和关用 `aria-pressed`：名字不变，读屏软件会读出状态。',
      en: 'On and off is `aria-pressed`: the name stays, screen readers say the state.',
    },
  ],
  variations: {
    Filled: { zh: '主要的一个，例如听单词。', en: 'The main thing to press, such as hearing a word.' },
    Large: {
      zh: '只有这一件事可做：听一个没有显示的单词。',
      en: 'All there is to do: hearing a word that is not shown.',
    },
    Toggle: { zh: '可以按下和弹起。', en: 'On and off.' },
    Disabled: { zh: '现在不能按。', en: 'Not possible now.' },
  },
  tokens: [
    'color.primary',
    'color.primaryHover',
    'color.contrastText',
    'color.textMuted',
    'color.tint.primary',
    'color.tint.neutral',
    'size.touch',
    'size.icon',
    'size.iconLarge',
    'playSize.press',
    'duration.tap',
  ],
}
