import type { ComponentGuide } from '#docs/guide'
import { BarChart } from './BarChart.tsx'
import type { BarChartProps } from './BarChart.tsx'

const texts = {
  zh: {
    title: '每天的答题',
    summary: '7 天里答对 108 题，周五最多。',
    tableLabel: '看数字',
    barsLabel: '日期',
    right: '答对',
    missed: '没答对',
  },
  en: {
    title: 'Answers a day',
    summary: '108 right in 7 days, the most on Friday.',
    tableLabel: 'Show the figures',
    barsLabel: 'Day',
    right: 'Right',
    missed: 'Not yet',
  },
}
const bars = {
  zh: ['一', '二', '三', '四', '五', '六', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}
const right = [12, 18, 0, 24, 30, 8, 16]
const missed = [3, 5, 0, 4, 6, 1, 2]

type Words = Pick<BarChartProps, 'title' | 'summary' | 'tableLabel' | 'barsLabel' | 'bars'> & { rightLabel: string }

function Week({ rightLabel, ...words }: Words) {
  return <BarChart {...words} series={[{ label: rightLabel, values: right, tone: 'primary' }]} />
}

export const guide: ComponentGuide = {
  summary: {
    zh: '用柱子比较每天或每类的数字，并用一句话说出结论。',
    en: 'Compares figures by day or by kind as bars, and sums them up in one sentence.',
  },
  whenToUse: [
    {
      zh: '一段日子的答题、接下来几天的复习、各种题型的正确率。',
      en: 'Answers over some weeks, reviews due in the coming days, the share of right answers by question type.',
    },
  ],
  whenNotToUse: [
    { zh: '一整年的学习日子。', en: 'A whole year of days.', use: 'HeatMap' },
    { zh: '只有一个数字。', en: 'A single figure.', use: 'StatTile' },
    { zh: '一个目标完成了多少。', en: 'How much of a goal is done.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { right: rightLabel, title, summary, tableLabel, barsLabel } = localize(texts)
          return <Week {...{ title, summary, tableLabel, barsLabel, rightLabel }} bars={localize(bars)} />
        },
        text: { zh: '那句话说出数字和结论。', en: 'The sentence gives the figures and what they mean.' },
      },
      doNot: {
        picture: (localize) => {
          const { right: rightLabel, title, tableLabel, barsLabel } = localize(texts)
          return (
            <Week
              {...{ title, tableLabel, barsLabel, rightLabel }}
              summary={localize({ zh: '柱子越高，答对的题越多。', en: 'The higher the bar, the more right answers.' })}
              bars={localize(bars)}
            />
          )
        },
        text: {
          zh: '只解释柱子是什么：学得怎么样，还得自己算。',
          en: 'It explains what a bar is: how the week went has to be worked out.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { right: rightLabel, missed: missedLabel, title, summary, tableLabel, barsLabel } = localize(texts)
      return (
        <BarChart
          {...{ title, summary, tableLabel, barsLabel }}
          bars={localize(bars)}
          series={[
            { label: rightLabel, values: right, tone: 'primary' },
            { label: missedLabel, values: missed, tone: 'reward' },
          ]}
        />
      )
    },
    parts: [
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '数的是什么。', en: 'What is counted.' },
        selector: 'h3',
      },
      {
        name: { zh: '一句话', en: 'Sentence' },
        text: { zh: '图里最要紧的事。', en: 'What matters in the chart.' },
        selector: '.summary',
        side: 'left',
      },
      {
        name: { zh: '图', en: 'Drawing' },
        text: {
          zh: '几组数字叠在一根柱子上；两组以上才有图例。',
          en: 'Series are stacked on each other; a legend comes with the second.',
        },
        selector: 'figure > [aria-hidden]',
        side: 'right',
      },
      {
        name: { zh: '表格', en: 'Table' },
        text: { zh: '平时收起，打开就能看到每一个数字。', en: 'Closed at first; it opens to show every figure.' },
        selector: 'details > summary',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '一句话带总数：14 天里答对 249 题。', en: 'The sentence has the total: 249 right in 14 days.' },
    { zh: '柱子的名字短：3/14、周五。', en: 'Names of bars are short: 14 Mar, Fri.' },
    {
      zh: '最多三组数字、31 根柱子：再多就分不清了。',
      en: 'At most three series and 31 bars: more cannot be told apart.',
    },
  ],
  accessibility: [
    {
      zh: '角色是 `figure`，名字是标题；图本身对读屏软件隐藏，那句话和表格说出全部内容。',
      en: 'It is a `figure` named by its title; screen readers skip the drawing and read the sentence and the table.',
    },
    { zh: 'Tab 键到表格的开关，Enter 或空格键打开。', en: 'Tab reaches the table’s switch, Enter or Space opens it.' },
    { zh: '图直接画好，没有动画。', en: 'The chart is drawn at once, without movement.' },
  ],
  variations: {
    Today: {
      zh: '今天那一根用奖励的颜色，写出名字和数字。',
      en: 'Today in the colour of what can be won, with its figure.',
    },
    Memory: { zh: 'MemoryBar：所有单词长在一片地里。', en: 'MemoryBar: all words in one bed.' },
    Invitation: {
      zh: '不满七天：不画坐标轴，画哪天有单词回来。',
      en: 'Under a week of days: what comes back, no axes.',
    },
    OneSeries: { zh: '只有一组数字：不要图例。', en: 'One series needs no legend.' },
    Empty: { zh: '还没有数字：只有标题和那句话。', en: 'No figures yet: only the title and the sentence.' },
  },
  tokens: [
    'color.primary',
    'color.rewardFill',
    'color.info',
    'color.divider',
    'color.textMuted',
    'size.touch',
    'size.hairline',
    'typography.h4',
    'typography.body2',
  ],
}
