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
    return { number, state, stars, label, picture: number % 2 ? '/pictures/1f98a.webp' : '/pictures/1f33b.webp' }
  })

const ignore = () => undefined

function Levels({ localize, current, open = 4 }: MapProps) {
  return (
    <LevelMap
      label={localize({ zh: '动物与自然，简单', en: 'Animals and nature, easy' })}
      levels={levelsOf(localize, open)}
      current={current}
      selected={current}
      onSelect={ignore}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个分类的所有关卡：一条穿过树林往下走的小路。',
    en: 'The levels of a category as a path that winds down through a wood.',
  },
  whenToUse: [
    {
      zh: '按顺序解锁的关卡；超过二十关时，每十关一章，用 MapChapter 收起。',
      en: 'Levels that open in order; more than twenty in chapters of ten, each in a MapChapter.',
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
          zh: '没解锁的只看得到灰色的轮廓和一把锁：知道前面有什么在等着。',
          en: 'Locked levels are a grey outline and a lock: the learner sees that something waits ahead.',
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
        text: {
          zh: '第一张图片；按下后，卡片里可以再玩。',
          en: 'Its first picture; once pressed, the card offers it again.',
        },
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
        text: { zh: '大一圈，挂着一盏会呼吸的灯笼。', en: 'Larger, with a lantern that breathes.' },
        selector: '[data-current]',
      },
      {
        name: { zh: '锁住的关卡', en: 'Locked level' },
        text: {
          zh: '灰色的轮廓；按下后，卡片说出怎样解锁。',
          en: 'A grey outline; once pressed, the card says what opens it.',
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
      zh: '卡片里的解锁条件写成能做到的事：第 7 关拿到 3 颗星后解锁。',
      en: 'What opens a level is something to do: Get 3 stars in level 7 to open it.',
    },
  ],
  accessibility: [
    {
      zh: '是有名字的有序列表；关卡是按钮，卡片里的那一关带 `aria-pressed`，下一关带 `aria-current="step"`。',
      en: 'An ordered list with a name; levels are buttons: that of the card has `aria-pressed`, the current one `aria-current="step"`.',
    },
    {
      zh: 'Tab 键只停一次，先停在下一关；方向键沿路走，Home 和 End 到头尾。',
      en: 'One tab stop, first at the current level; arrow keys walk along the path, Home and End go to its ends.',
    },
    {
      zh: '锁住的关卡也能按；解锁条件写在名字里，也写在卡片里。',
      en: 'A locked level can be pressed too; its name holds what opens it, and so does the card.',
    },
    {
      zh: '换一关时，卡片的内容会读出来；要求减少动效时灯笼不动。',
      en: 'The card is read out when another level is pressed; with reduced motion the lantern is still.',
    },
  ],
  variations: {
    TwoStars: { zh: '这一关得了两颗星，还可以再来。', en: 'The current level has two stars.' },
    OneLevel: { zh: '只有一关。', en: 'One level.' },
    AllDone: { zh: '全部完成，没有下一关。', en: 'All done: no level is current.' },
    WithCard: {
      zh: '旁边是按下的那一关；窄的窗口里，卡片停在下沿。',
      en: 'Beside it the level that was pressed; in narrow windows its card stays at the foot.',
    },
    Chapter: { zh: '长的词表每十关一章，平时收起。', en: 'Ten levels of a long list, closed at first.' },
    FarOnPhone: { zh: '打开时就停在下一关。', en: 'It opens with the current level in sight.' },
  },
  tokens: [
    'color.primary',
    'color.surface',
    'color.border',
    'color.text',
    'color.rewardFill',
    'color.tint.primary',
    'color.tint.reward',
    'color.pictureTint.leaf',
    'shadow.card',
    'shadow.raised',
    'radius.full',
    'playSize.node',
    'playSize.nodeCurrent',
    'playSize.nodePitch',
    'playSize.trail',
    'playSize.map',
    'duration.breath',
    'typography.h3',
  ],
}
