import type { ComponentGuide, Localize } from '#docs/guide'
import { HeatMap } from './HeatMap.tsx'
import type { HeatMapDay } from './HeatMap.tsx'

const start = Date.parse('2026-01-05')
const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10)
const levels = [2, 2, 4, 1, 3, 4, 2, 3, 1, 1, 4] as const

/** The same days in every picture; the pause may have been covered by freezes. */
const days = (areFrozen: boolean): HeatMapDay[] =>
  Array.from({ length: 20 * 7 }, (_, index) => {
    const isPause = index % 29 === 11
    return {
      day: dayAt(index),
      level: isPause ? 0 : (levels[index % levels.length] ?? 0),
      frozen: isPause && areFrozen,
    }
  })

const titleOf = ({ day }: HeatMapDay) => day

const months = [
  { day: '2026-01-05', name: '1' },
  { day: '2026-02-01', name: '2' },
  { day: '2026-03-01', name: '3' },
  { day: '2026-04-01', name: '4' },
  { day: '2026-05-01', name: '5' },
]

const label = { zh: '过去 20 周学习了 135 天', en: 'You studied on 135 days of the past 20 weeks' }
const legend = {
  zh: { less: '少', more: '多', frozen: '冻结保护' },
  en: { less: 'Less', more: 'More', frozen: 'Kept by a freeze' },
}

function Weeks({ localize, areFrozen }: { localize: Localize; areFrozen: boolean }) {
  return (
    <HeatMap
      titleOf={titleOf}
      days={days(areFrozen)}
      months={months}
      label={localize(label)}
      legend={localize(legend)}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '用叶子显示一年里每天学了多少，一列是一周。',
    en: 'Shows a year of days as leaves, a week in each column.',
  },
  whenToUse: [{ zh: '个人页上过去一年的学习记录。', en: 'The past year of study on the profile page.' }],
  whenNotToUse: [
    {
      zh: '时间不到三个月，或者要看清数字。',
      en: 'Less than three months, or figures that are to be read.',
      use: 'BarChart',
    },
    { zh: '只说连续学了几天。', en: 'The length of a streak alone.', use: 'StatTile' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Weeks localize={localize} areFrozen />,
        text: {
          zh: '冻结保护的日子另有样子：那天没学，但连续没断。',
          en: 'A day that a freeze covered looks like what it is: missed, and the streak is kept.',
        },
      },
      doNot: {
        picture: (localize) => <Weeks localize={localize} areFrozen={false} />,
        text: {
          zh: '画成普通的空日子：学习者以为连续断了。',
          en: 'Drawn as an empty day: the learner believes that the streak is broken.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Weeks localize={localize} areFrozen />,
    parts: [
      {
        name: { zh: '月份', en: 'Month' },
        text: { zh: '在那个月开始的一列上面。', en: 'Above the column in which it begins.' },
        selector: 'text',
      },
      {
        name: { zh: '一天', en: 'Day' },
        text: {
          zh: '学得越多颜色越浓；周一在第一行。',
          en: 'The more was learnt, the stronger the colour; Monday is the first row.',
        },
        selector: 'path[data-level="3"]',
        side: 'left',
      },
      {
        name: { zh: '冻结保护', en: 'Freeze' },
        text: { zh: '有轮廓的蓝色叶子。', en: 'A blue leaf with an outline.' },
        selector: 'path[data-frozen]',
        side: 'bottom',
      },
      {
        name: { zh: '图例', en: 'Legend' },
        text: { zh: '从少到多的五种深浅。', en: 'Five shades from less to more.' },
        selector: '.legend',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '`label` 一句话说完：过去一年学习了 270 天。',
      en: 'The `label` says it in one sentence: You studied on 270 days of the past year.',
    },
    {
      zh: '每一天的提示写日期和数量：3月3日：24 题。',
      en: 'The title of a day has date and number: 3 March: 24 answers.',
    },
    { zh: '图例的两头各用一个词：少、多。', en: 'The ends of the scale are one word each: Less, More.' },
  ],
  accessibility: [
    {
      zh: '整张图是一个 `img`，名字是 `label`；叶子不逐个读出。',
      en: 'The drawing is one `img` named by `label`; the leaves are not read out one by one.',
    },
    {
      zh: '手机上它在原处左右滚动，先显示最近几个月；Tab 键能到达，方向键能滚动。',
      en: 'On phones it scrolls sideways in its place and shows the latest months first; Tab reaches it, the arrow keys scroll it.',
    },
    {
      zh: '深浅分得清，冻结还有轮廓：不用分辨颜色。',
      en: 'Shades differ in lightness and a freeze has an outline: no colour has to be told from another.',
    },
  ],
  variations: {
    Empty: { zh: '还没有开始学习。', en: 'Before the first day of study.' },
  },
  tokens: [
    'color.primary',
    'color.tint.neutral',
    'color.tint.info',
    'color.info',
    'color.divider',
    'color.textMuted',
    'typography.caption',
  ],
}
