import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { ProgressRing } from './ProgressRing.tsx'

const week = { zh: '本周目标：50 个单词，已学 32 个', en: 'This week: 32 of 50 words' }

export const guide: ComponentGuide = {
  summary: {
    zh: '用一个圆环显示一个目标完成了多少。',
    en: 'Shows as a ring how much of one goal is done.',
  },
  whenToUse: [
    {
      zh: '卡片或结果页上唯一的比例：本周目标、答对几题。',
      en: 'The only proportion on a card or result page: the goal of a week, answers that were right.',
    },
  ],
  whenNotToUse: [
    {
      zh: '有一整栏的宽度，或者要在列表里比较。',
      en: 'There is a whole column of room, or rows are compared.',
      use: 'ProgressBar',
    },
    { zh: '一关得到的星星。', en: 'The stars of a level.', use: 'StarRating' },
    { zh: '不知道要等多久。', en: 'A wait of unknown length.', use: 'Spinner' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <ProgressRing size="l" value={0.64} label={localize(week)}>
              32
            </ProgressRing>
          </Stack>
        ),
        text: { zh: '中间只放一个数字，一眼看懂。', en: 'One figure in the middle, read at a glance.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <ProgressRing size="l" value={0.64} label={localize(week)}>
              {localize({ zh: '本周已经学了 32 个', en: '32 words learned this week' })}
            </ProgressRing>
          </Stack>
        ),
        text: {
          zh: '中间塞一句话：字压到圆环上，读不清。',
          en: 'A sentence in the middle: it runs over the ring and cannot be read.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={4} sx={{ justifyContent: 'center' }}>
            <ProgressRing value={0.64} label={localize(week)}>
              32/50
            </ProgressRing>
          </Stack>
        ),
        text: { zh: '数字说出完成了多少、一共多少。', en: 'The figures say how many are done and how many there are.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={4} sx={{ justifyContent: 'center' }}>
            <ProgressRing value={0.64} label={localize(week)} />
          </Stack>
        ),
        text: {
          zh: '只有圆环：学习者猜不出还差几个。',
          en: 'A ring alone: the learner cannot tell how many are left.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <ProgressRing size="l" value={0.64} label={localize(week)}>
          32
        </ProgressRing>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '进度', en: 'Progress' },
        text: {
          zh: '从顶上开始，顺时针变长；超过全部也只画满。',
          en: 'Begins at the top and grows clockwise; beyond the goal it just stays full.',
        },
        selector: '.part',
        side: 'right',
      },
      {
        name: { zh: '轨道', en: 'Track' },
        text: { zh: '全部。', en: 'The whole.' },
        selector: '.track',
        side: 'left',
      },
      {
        name: { zh: '数字（可选）', en: 'Figure (optional)' },
        text: { zh: '不用解释就懂的一个数。', en: 'A number that needs no explanation.' },
        selector: '.middle',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '中间最多五个字符：32，或 32/50。', en: 'At most five characters in the middle: 32, or 32/50.' },
    {
      zh: '`label` 写全：“本周目标：50 个单词，已学 32 个”。',
      en: 'The `label` says it in full: “This week: 32 of 50 words”.',
    },
    { zh: '不写百分比：单词数得清。', en: 'No percentages: words can be counted.' },
  ],
  accessibility: [
    {
      zh: '角色是 `progressbar`，`label` 是它的名字，`aria-valuenow` 是百分比。',
      en: 'Its role is `progressbar`, `label` names it, `aria-valuenow` is the percentage.',
    },
    {
      zh: '中间的数字对读屏软件隐藏：名字里已经有了。',
      en: 'Screen readers do not see the figure in the middle: the name has it.',
    },
    {
      zh: '不接收焦点，变化时也不打断朗读。',
      en: 'It takes no focus, and a change does not interrupt screen readers.',
    },
  ],
  variations: {
    Sizes: { zh: '三种大小：列表里、卡片上、单独一个。', en: 'Three sizes: in lists, on tiles, alone on a card.' },
    NotBegun: { zh: '还没有开始。', en: 'Nothing is done yet.' },
    Reached: { zh: '达到目标；超过了也只画满。', en: 'The goal is reached; beyond it the ring stays full.' },
  },
  tokens: ['color.primary', 'color.divider', 'playSize.ringStroke', 'typography.body2', 'typography.h2'],
}
