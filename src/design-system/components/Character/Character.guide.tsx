import type { ComponentGuide } from '#docs/guide'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Character } from './Character.tsx'

const says = { zh: '欢迎来到词林！', en: 'Welcome to the grove!' }

export const guide: ComponentGuide = {
  summary: {
    zh: '小叶：标志里的那片叶子长出了眼睛，书签是它的尾巴。六种姿势，话不多。',
    en: 'The leaf of the logo with two eyes and its bookmark for a tail: 小叶, in six poses, of few words.',
  },
  whenToUse: [
    { zh: '欢迎：挥手。', en: 'A welcome: `wave`.' },
    {
      zh: '一个地方还是空的：看书；筛选后什么也没剩下：想一想。',
      en: 'A place that is still empty: `read`; nothing left after a filter: `think`.',
    },
    {
      zh: '没有网络：睡觉；出了问题、连续学习快断了：撑伞。',
      en: 'No connection: `sleep`; something failed, a streak that may end: `umbrella`.',
    },
    { zh: '有值得高兴的结果：欢呼。', en: 'A result to be glad about: `cheer`.' },
    {
      zh: '回应学习者刚做完的事：用 `ReactingCharacter`，动一次。别处不用。',
      en: 'An answer to what a learner has just done: `ReactingCharacter` moves once. Nowhere else.',
    },
  ],
  whenNotToUse: [
    {
      zh: '答题的时候：图片和单词才是主角。',
      en: 'During a question: pictures and words have the stage.',
      use: 'ChoiceGrid',
    },
    { zh: '表示正在加载。', en: 'A sign that something loads.', use: 'Skeletons' },
    { zh: '代表一个学习者。', en: 'A picture of a learner.', use: 'Avatar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <EmptyState title={localize({ zh: '这里会有你的生词', en: 'Your words will be here' })} pose="read" />
        ),
        text: { zh: '小叶陪着，要紧的话写在标题里。', en: 'It keeps company; the title says what matters.' },
      },
      doNot: {
        picture: (localize) => (
          <Character
            pose="read"
            says={localize({
              zh: '你还没有生词，去挑战里存几个，再回来复习吧',
              en: 'You have no words yet: save some in a challenge and come back to review them',
            })}
          />
        ),
        text: {
          zh: '把说明塞进它嘴里：话太长，也没有标题。',
          en: 'An explanation in its mouth: too long, and no heading.',
        },
      },
    },
    {
      do: {
        picture: () => <Character pose="umbrella" />,
        text: { zh: '一屏一次。', en: 'Once a screen.' },
      },
      doNot: {
        picture: (localize) => (
          <Notice tone="reward">
            <Character pose="sleep" size="s" />
            {localize({ zh: '今天还没有学习。', en: 'Nothing learned today yet.' })}
            <Character pose="cheer" size="s" />
          </Notice>
        ),
        text: { zh: '到处都有：很快就没人看了。', en: 'Everywhere: soon nobody looks at it.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Character pose="wave" size="l" says={localize(says)} />,
    parts: [
      {
        name: { zh: '话（可选）', en: 'Words (optional)' },
        text: { zh: '最多 14 个汉字。', en: 'At most 14 Chinese characters, as short in English.' },
        selector: '.says',
      },
      {
        name: { zh: '眼睛', en: 'Eyes' },
        text: { zh: '每 6 秒眨一次，0.12 秒。', en: 'They blink every six seconds, for 0.12 seconds.' },
        selector: '.eyes',
        side: 'left',
      },
      {
        name: { zh: '书签', en: 'Bookmark' },
        text: { zh: '标志里的叶脉，在这里是尾巴。', en: 'The vein of the logo, here a tail.' },
        selector: '.tail',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '说一句轻松的话，不说教，不催促。', en: 'A light aside; it neither teaches nor presses.' },
    { zh: '没有它，这一屏的意思也要完整。', en: 'The screen has to make sense without it.' },
  ],
  accessibility: [
    {
      zh: '图形对读屏软件隐藏；它说的话是普通文字。',
      en: 'Screen readers do not see the drawing; what it says is ordinary text.',
    },
    { zh: '要求减少动效时不眨眼，也不动。', en: 'With reduced motion it neither blinks nor moves.' },
  ],
  variations: {
    Poses: { zh: '挥手、看书、思考、欢呼、睡觉、撑伞。', en: 'Wave, read, think, cheer, sleep, umbrella.' },
    Reactions: {
      zh: '看到结果时动一次：跳、摇、点头、垂一下。',
      en: 'At a result it moves once: it hops, sways, nods or droops.',
    },
    Sizes: { zh: '96、120 和 140 像素。', en: '96, 120 and 140 px.' },
  },
  tokens: [
    'color.primary',
    'color.contrastText',
    'color.surface',
    'color.textMuted',
    'color.info',
    'color.tint.primary',
    'color.tint.info',
    'color.rewardFill',
    'color.rewardText',
    'duration.blink',
    'duration.reaction',
    'distance.hop',
    'easing.out',
    'radius.full',
    'typography.body2',
  ],
}
