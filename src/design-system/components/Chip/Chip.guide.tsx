import { Star } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Chip } from './Chip.tsx'

const ignorePress = () => undefined

const wrapped = { flexWrap: 'wrap', justifyContent: 'center' } as const

export const guide: ComponentGuide = {
  summary: {
    zh: '一个简短的事实、一个标签，或一个可开可关的筛选。',
    en: 'A short fact, a tag, or a filter that is on or off.',
  },
  whenToUse: [
    {
      zh: '用一两个词说明一样东西：词性、状态、星星数。',
      en: 'One or two words about something: part of speech, state, stars.',
    },
    { zh: '可以同时选几个的筛选。', en: 'Filters of which several may be on.' },
    { zh: '一组词，每个通往自己的页面。', en: 'A few words, each leading to its page.' },
  ],
  whenNotToUse: [
    { zh: '几个里只能选一个。', en: 'Exactly one of a few.', use: 'SegmentedControl' },
    { zh: '开始一件事。', en: 'An action.', use: 'Button' },
    { zh: '一整句提示。', en: 'A sentence to notice.', use: 'Notice' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Chip tone="error">{localize({ zh: '已过期', en: 'overdue' })}</Chip>
          </Stack>
        ),
        text: { zh: '一两个词，扫一眼就懂。', en: 'One or two words: read at a glance.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Chip tone="error">
              {localize({
                zh: '这个单词三天前就该复习了，快去复习吧',
                en: 'this word should have been reviewed three days ago',
              })}
            </Chip>
          </Stack>
        ),
        text: {
          zh: '一整句话挤在标签里：要停下来读，也挤走旁边的内容。',
          en: 'A sentence in a chip: the learner stops to read it, and it crowds its row.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={wrapped}>
            <Chip>{localize({ zh: '名词', en: 'noun' })}</Chip>
            <Chip>{localize({ zh: '动物', en: 'animals' })}</Chip>
            <Chip>{localize({ zh: '四级', en: 'CET 4' })}</Chip>
            <Chip tone="primary">{localize({ zh: '已完成', en: 'done' })}</Chip>
          </Stack>
        ),
        text: {
          zh: '颜色只留给状态，普通事实用默认色。',
          en: 'A tone for the state; plain facts are neutral.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={wrapped}>
            <Chip tone="info">{localize({ zh: '名词', en: 'noun' })}</Chip>
            <Chip tone="reward">{localize({ zh: '动物', en: 'animals' })}</Chip>
            <Chip tone="error">{localize({ zh: '四级', en: 'CET 4' })}</Chip>
            <Chip tone="primary">{localize({ zh: '已完成', en: 'done' })}</Chip>
          </Stack>
        ),
        text: {
          zh: '每个标签一种颜色：红色的“四级”像出了错。',
          en: 'A colour for each: “CET 4” in red looks like an error.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <Chip
          icon={<Star />}
          onRemove={ignorePress}
          removeLabel={localize({ zh: '移除标签：旅行', en: 'Remove travel' })}
        >
          {localize({ zh: '旅行', en: 'travel' })}
        </Chip>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '标签', en: 'Chip' },
        text: {
          zh: '圆角，宽度随文字。能按的更高，带边框。',
          en: 'Rounded, as wide as its words. One that can be pressed is taller and has a border.',
        },
        selector: '[data-part="chip"]',
        side: 'left',
      },
      {
        name: { zh: '图标（可选）', en: 'Icon (optional)' },
        text: { zh: '帮助更快认出状态。', en: 'Helps to recognise a state.' },
        selector: 'svg',
      },
      {
        name: { zh: '叉号（可选）', en: 'Cross (optional)' },
        text: { zh: '单独的按钮，拿掉这个标签。', en: 'A button of its own that takes the tag away.' },
        selector: '[data-part="chip"] button',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '两到四个字，不加标点。', en: 'One or two words in lower case, unless it is a name.' },
    { zh: '叉号的名字带上标签：“移除标签：旅行”。', en: 'The cross names its tag: Remove travel.' },
  ],
  accessibility: [
    {
      zh: '筛选是带 `aria-pressed` 的按钮，高度不小于 `size.touch`；没有 `selected` 时是打开内容的普通按钮，有 `to` 时是链接。',
      en: 'A filter is a button with `aria-pressed`, at least `size.touch` high; without `selected` it is a button that opens something, with `to` a link.',
    },
    {
      zh: '叉号是单独的按钮，Tab 键能到达，名字是 `removeLabel`；能按的范围比图标大。',
      en: 'The cross is a button that Tab reaches, named by `removeLabel`; its target is larger than it looks.',
    },
    { zh: '只说明事实的标签不接收焦点。', en: 'A chip that only tells a fact takes no focus.' },
  ],
  variations: {
    Tones: { zh: '五种颜色的含义。', en: 'What the tones mean.' },
    Filter: { zh: '按一下打开，再按一下关闭。', en: 'A press switches it on or off.' },
    Removable: { zh: '可以拿掉的标签。', en: 'A tag that can be taken away.' },
    Leading: { zh: '通往一个词的页面。', en: 'It leads to the page of a word.' },
  },
  tokens: [
    'color.tint.neutral',
    'color.tint.primary',
    'color.tint.reward',
    'color.tint.error',
    'color.tint.info',
    'color.primary',
    'color.rewardText',
    'color.error',
    'color.info',
    'color.border',
    'radius.full',
    'size.touch',
    'size.iconSmall',
    'duration.tap',
    'typography.body2',
  ],
}
