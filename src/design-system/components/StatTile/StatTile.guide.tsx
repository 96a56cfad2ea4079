import { Droplets, Leaf, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { StatTile } from './StatTile.tsx'

const due = { zh: '待复习', en: 'Due' }
const known = { zh: '已掌握', en: 'Known' }

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>{children}</Box>
}

export const guide: ComponentGuide = {
  summary: { zh: '显示学习者的一个数字。', en: 'Shows one figure about a learner.' },
  whenToUse: [
    { zh: '首页和个人页上，两到六个数字排在一起。', en: 'Two to six of them together, on the home and profile pages.' },
  ],
  whenNotToUse: [
    { zh: '只有一个目标，想让人看到还差多少。', en: 'One goal alone, to show how much is left.', use: 'ProgressRing' },
    { zh: '许多天的数字要比较。', en: 'Figures of many days to compare.', use: 'BarChart' },
    { zh: '一局练习的成绩。', en: 'The result of a run.', use: 'ResultSummary' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Pair>
            <StatTile label={localize(due)} value="12" icon={<Droplets />} tone="primary" />
            <StatTile label={localize(known)} value="348" icon={<Leaf />} />
          </Pair>
        ),
        text: {
          zh: '只给要做的那件事上色：待复习。',
          en: 'Colour only for the one that asks for something: what is due.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Pair>
            <StatTile label={localize(due)} value="12" icon={<Droplets />} tone="primary" />
            <StatTile label={localize(known)} value="348" icon={<Leaf />} tone="primary" />
          </Pair>
        ),
        text: {
          zh: '每一格都上色：眼睛不知道先看哪个。',
          en: 'Colour for each: the eye does not know where to begin.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Pair>
            <StatTile label={localize(known)} value="348" unit={localize({ zh: '个', en: 'words' })} />
          </Pair>
        ),
        text: { zh: '大字只写数字，单位小一号。', en: 'The figure is large, its unit small.' },
      },
      doNot: {
        picture: (localize) => (
          <Pair>
            <StatTile label={localize(known)} value={localize({ zh: '348 个', en: '348 words' })} />
          </Pair>
        ),
        text: {
          zh: '单位也写成大字：数字不再突出。',
          en: 'The unit as large as the figure: the number does not stand out.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <StatTile
        label={localize({ zh: '本周目标', en: 'Weekly goal' })}
        value="60"
        unit={localize({ zh: '个', en: 'words' })}
        icon={<Target />}
      >
        <ProgressBar label={localize({ zh: '100 个里的 60 个', en: '60 of 100' })} value={60} max={100} showLabel />
      </StatTile>
    ),
    parts: [
      {
        name: { zh: '图标（可选）', en: 'Icon (optional)' },
        text: { zh: '颜色由 `tone` 决定。', en: 'Its colour is chosen by `tone`.' },
        selector: '[data-tone] > div:first-child > svg',
        side: 'left',
      },
      {
        name: { zh: '名称', en: 'Label' },
        text: { zh: '数的是什么。', en: 'What is counted.' },
        selector: '[data-tone] > div:first-child',
      },
      {
        name: { zh: '数字', en: 'Figure' },
        text: { zh: '按学习者的语言写好：12,480。', en: 'Written as in the learner’s language: 12,480.' },
        selector: '[data-tone] > div:nth-child(2)',
        side: 'left',
      },
      {
        name: { zh: '单位（可选）', en: 'Unit (optional)' },
        text: { zh: '小字，跟在数字后面。', en: 'In small type after the figure.' },
        selector: 'small',
        side: 'right',
      },
      {
        name: { zh: '下面的内容（可选）', en: 'Content below (optional)' },
        text: { zh: '目标的进度，或者一句话。', en: 'Progress of a goal, or a sentence.' },
        selector: '[role="progressbar"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '名称二到四个字：连续学习、待复习。', en: 'One or two words for the label: Streak, Weekly goal.' },
    { zh: '数字用千位分隔，不写小数。', en: 'Figures have separators and no decimals.' },
    { zh: '单位一个字：天、个。', en: 'A unit is one word: days, words.' },
  ],
  accessibility: [
    {
      zh: '读屏软件按名称、数字、单位的顺序读出。',
      en: 'Screen readers read out label, figure and unit, in this order.',
    },
    { zh: '它只显示，不接收焦点，也按不了。', en: 'It only shows: it takes no focus and cannot be pressed.' },
    { zh: '颜色只是强调：意思都在文字里。', en: 'Colour is for emphasis: the words say it all.' },
  ],
  variations: {
    Together: {
      zh: '首页上的样子：四格排在一起，只有要做的和奖励有颜色。',
      en: 'As on the home page: colour only for what is due and what is earned.',
    },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.tint.primary',
    'color.tint.reward',
    'color.primary',
    'color.rewardText',
    'color.text',
    'color.textMuted',
    'radius.card',
    'size.icon',
    'size.hairline',
    'fontWeight.heavy',
    'typography.body2',
  ],
}
