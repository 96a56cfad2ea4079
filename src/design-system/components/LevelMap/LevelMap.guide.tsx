import type { ComponentGuide, Localize } from '#docs/guide'
import { LevelMap } from './LevelMap.tsx'
import type { MapLevel } from './LevelNode.tsx'

interface MapProps {
  localize: Localize
  /** Number of the level to play next. */
  current?: number
  /** Levels after this one are locked. */
  open?: number
}

const levelsOf = (localize: Localize, open: number): MapLevel[] =>
  Array.from({ length: 8 }, (_, index) => {
    const number = index + 1
    const stars = number < 4 ? 3 : 0
    const state = number > open ? 'locked' : stars > 0 ? 'completed' : 'unlocked'
    const label = localize({ zh: `第 ${number} 关`, en: `Level ${number}` })
    return { number, state, stars, label, to: '#' }
  })

function Levels({ localize, current, open = 4 }: MapProps) {
  return (
    <LevelMap
      label={localize({ zh: '动物与自然，简单', en: 'Animals and nature, easy' })}
      levels={levelsOf(localize, open)}
      current={current}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个分类的所有关卡，排成一条往下走的路。',
    en: 'The levels of a category as a path that winds down the page.',
  },
  whenToUse: [
    {
      zh: '按顺序解锁的关卡，从一关到一百多关。',
      en: 'Levels that open in order, from one to well over a hundred.',
    },
  ],
  whenNotToUse: [
    { zh: '选择一个分类。', en: 'A category to choose.', use: 'CategoryCard' },
    { zh: '一关里的几道题。', en: 'The questions of one run.', use: 'PlayHeader' },
    { zh: '可以随意选的单词，不按顺序解锁。', en: 'Words to open in any order.', use: 'WordRow' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Levels current={4} localize={localize} />,
        text: {
          zh: '标出下一关：学习者一眼就知道从哪里继续。',
          en: 'The current level is marked: the learner sees at once where to go on.',
        },
      },
      doNot: {
        picture: (localize) => <Levels localize={localize} />,
        text: {
          zh: '没有 `current`：每次都要在路上找自己的位置。',
          en: 'Without `current` the learner looks for their place at every visit.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Levels current={4} localize={localize} />,
        text: {
          zh: '没解锁的画上锁：看得见前面还有多少，也不会白按。',
          en: 'Locked levels show a lock: the learner sees what lies ahead and presses none in vain.',
        },
      },
      doNot: {
        picture: (localize) => <Levels current={4} open={8} localize={localize} />,
        text: {
          zh: '没解锁的画成可以玩：按下去才发现不行。',
          en: 'Locked levels drawn as open: only a press tells that they are not.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Levels current={4} localize={localize} />,
    parts: [
      {
        name: { zh: '完成的关卡', en: 'Completed level' },
        text: { zh: '是链接，可以再玩；下面是最好的成绩。', en: 'A link, to play it again; its best result is below.' },
        selector: 'li:nth-of-type(1) .node',
        side: 'left',
      },
      {
        name: { zh: '星星', en: 'Stars' },
        text: { zh: '零到三颗。', en: 'From none to three.' },
        selector: 'li:nth-of-type(1) .below',
        side: 'left',
      },
      {
        name: { zh: '下一关', en: 'Current level' },
        text: { zh: '主色填满，带一圈光环。', en: 'Filled with the primary colour, with a ring around it.' },
        selector: '[data-current]',
      },
      {
        name: { zh: '锁住的关卡', en: 'Locked level' },
        text: {
          zh: '按下、悬停或得到焦点时，说出怎样解锁。',
          en: 'A press, the pointer or the focus shows what opens it.',
        },
        selector: 'li:nth-of-type(8) .node',
        side: 'left',
      },
    ],
  },
  content: [
    {
      zh: '每一关的名字说出编号和状态：第 4 关，2 颗星。',
      en: 'The name of a level says its number and state: Level 4, 2 of 3 stars.',
    },
    {
      zh: '解锁条件写成能做到的事：第 7 关拿到 3 颗星后解锁。',
      en: 'A hint is something to do: Get 3 stars in level 7 to open it.',
    },
  ],
  accessibility: [
    {
      zh: '是有名字的有序列表；可以玩的关卡是链接，下一关带 `aria-current="step"`。',
      en: 'An ordered list with a name; levels that can be played are links, the current one has `aria-current="step"`.',
    },
    {
      zh: 'Tab 键只停一次，先停在下一关；方向键沿路走，Home 和 End 到头尾。',
      en: 'One tab stop, first at the current level; arrow keys walk along the path, Home and End go to its ends.',
    },
    {
      zh: '锁住的关卡是带 `aria-disabled` 的按钮，能得到焦点；解锁条件写在名字里。',
      en: 'A locked level is a button with `aria-disabled` that takes the focus; its name holds what opens it.',
    },
    { zh: 'Esc 键收起提示。', en: 'Esc hides the hint.' },
  ],
  variations: {
    Locked: { zh: '按下锁住的关卡，说出怎样解锁。', en: 'A locked level says what opens it.' },
    TwoStars: { zh: '这一关得了两颗星，还可以再来。', en: 'The current level has two stars.' },
    OneLevel: { zh: '只有一关。', en: 'One level.' },
    AllDone: { zh: '全部完成，没有下一关。', en: 'All done: no level is current.' },
    Phone: { zh: '手机上提示不会超出屏幕。', en: 'On phones a hint stays on the screen.' },
    HundredAndSixtyOnPhone: {
      zh: '一百六十关，打开时就停在下一关。',
      en: 'A hundred and sixty levels; it opens with the current one in sight.',
    },
  },
  tokens: [
    'color.primary',
    'color.contrastText',
    'color.surface',
    'color.divider',
    'color.tint.primary',
    'color.tint.neutral',
    'color.textMuted',
    'shadow.card',
    'shadow.raised',
    'radius.full',
    'playSize.node',
    'playSize.nodePitch',
    'playSize.path',
    'playSize.bend',
    'playSize.bubble',
    'typography.h3',
  ],
}
