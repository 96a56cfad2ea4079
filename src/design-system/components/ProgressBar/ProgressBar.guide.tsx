import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const words = { zh: '8 个词里的 5 个', en: '5 of 8 words' }

export const guide: ComponentGuide = {
  summary: { zh: '显示一件事做完了多少。', en: 'Shows how much of something is done.' },
  whenToUse: [
    {
      zh: '一局练习、一个关卡、今天的目标：总量是知道的。',
      en: 'A run, a level, the goal of a day: the total is known.',
    },
  ],
  whenNotToUse: [
    { zh: '地方很小，只放得下一个比例。', en: 'A share in a small place.', use: 'ProgressRing' },
    { zh: '不知道要等多久。', en: 'A wait of unknown length.', use: 'Spinner' },
    { zh: '页面的内容还没到。', en: 'Content of a page that is on its way.', use: 'Skeletons' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <ProgressBar showLabel label={localize(words)} value={5} max={8} />,
        text: { zh: '用数字说清楚：一共多少，完成多少。', en: 'Numbers say how many there are and how many are done.' },
      },
      doNot: {
        picture: (localize) => (
          <ProgressBar showLabel label={localize({ zh: '加油，快完成了！', en: 'Almost there!' })} value={5} max={8} />
        ),
        text: {
          zh: '只鼓励，不给数字：没人知道还剩多少。',
          en: 'Praise without numbers: the learner does not know what is left.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <ProgressBar showLabel label={localize(words)} value={5} max={8} />
            <ProgressBar
              showLabel
              tone="reward"
              label={localize({ zh: '24 颗星里的 18 颗', en: '18 of 24 stars' })}
              value={18}
              max={24}
            />
          </Stack>
        ),
        text: {
          zh: '积分和星星用 `reward`，其余都用 `primary`。',
          en: '`reward` for points and stars, `primary` for everything else.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <ProgressBar showLabel tone="reward" label={localize(words)} value={5} max={8} />
            <ProgressBar
              showLabel
              tone="reward"
              label={localize({ zh: '24 颗星里的 18 颗', en: '18 of 24 stars' })}
              value={18}
              max={24}
            />
          </Stack>
        ),
        text: {
          zh: '全都用金色：奖励就不再特别了。',
          en: 'Everything in gold: a reward is nothing special any more.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <ProgressBar showLabel label={localize(words)} value={5} max={8} />,
    parts: [
      {
        name: { zh: '说明（可隐藏）', en: 'Label (may be hidden)' },
        text: {
          zh: '数字和单位。看不见时也会被读屏软件读出。',
          en: 'Numbers and their unit. Screen readers read it out even when it is not shown.',
        },
        selector: 'span',
        side: 'left',
      },
      {
        name: { zh: '轨道', en: 'Track' },
        text: { zh: '全部，占满一栏的宽度。', en: 'The whole, as wide as its column.' },
        selector: '[role="progressbar"]',
        side: 'right',
      },
      {
        name: { zh: '进度', en: 'Progress' },
        text: { zh: '做完的部分，从左往右变长。', en: 'What is done; it grows from the left.' },
        selector: '[role="progressbar"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '先说总数，再说完成的：8 个词里的 5 个。', en: 'What is done, then the total, then the unit: 5 of 8 words.' },
    { zh: '不写百分比：词和关卡数得清。', en: 'No percentages: words and levels can be counted.' },
  ],
  accessibility: [
    {
      zh: '角色是 `progressbar`，名字就是说明，`aria-valuenow` 和 `aria-valuemax` 是数字。',
      en: 'Its role is `progressbar`, its label names it, `aria-valuenow` and `aria-valuemax` are the numbers.',
    },
    {
      zh: '不接收焦点，变化时也不打断朗读：每道题的结果由 FeedbackBar 读出。',
      en: 'It takes no focus and interrupts nobody: FeedbackBar reads out each result.',
    },
    { zh: '开启“减少动态效果”后，长度直接变化。', en: 'With reduced motion the length changes at once.' },
  ],
  variations: {
    WithLabel: { zh: '说明显示在上方。', en: 'With the label above.' },
    Reward: { zh: '积分和星星。', en: 'Points and stars.' },
    Start: { zh: '还没有开始。', en: 'Nothing is done yet.' },
  },
  tokens: [
    'color.primary',
    'color.rewardText',
    'color.divider',
    'color.textMuted',
    'radius.full',
    'typography.body2',
    'duration.card',
  ],
}
