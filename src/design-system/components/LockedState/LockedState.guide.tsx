import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { LockedState } from './LockedState.tsx'

const words = {
  zh: {
    title: '第 4 关还没开',
    text: '第 3 关拿到三颗星就开了，现在是两颗。',
    label: '3 颗星里的 2 颗',
    action: '练习错过的词',
  },
  en: {
    title: 'Level 4 is not open yet',
    text: 'Three stars on level 3 open it. You have two.',
    label: '2 of 3 stars',
    action: 'Practise the missed words',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个地方还没开放：怎样打开它，还差多少。',
    en: 'Shows a place that is not open yet: what opens it and how far that is.',
  },
  whenToUse: [
    { zh: '还没开放的关卡、课程或证书。', en: 'A level, a course or a certificate that is not open yet.' },
    { zh: '要登录或者要 VIP 才能用的页面。', en: 'A page that needs an account or VIP.' },
  ],
  whenNotToUse: [
    { zh: '已经开放，只是还没有内容。', en: 'The place is open and empty.', use: 'EmptyState' },
    { zh: '只是在页面上提醒一句。', en: 'A short reminder on a page that is open.', use: 'Notice' },
    { zh: '地图上的一个关卡。', en: 'One level on the map.', use: 'LevelMap' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, text, label, action } = localize(words)
          return (
            <LockedState title={title} progress={{ label, value: 2, max: 3 }} action={<Button>{action}</Button>}>
              {text}
            </LockedState>
          )
        },
        text: {
          zh: '说出怎样打开，并把下一步做成按钮。',
          en: 'It says what opens the place and makes the next step a button.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, text, label } = localize(words)
          return (
            <LockedState title={title} progress={{ label, value: 2, max: 3 }}>
              {text}
            </LockedState>
          )
        },
        text: {
          zh: '没有按钮：学习者知道条件，却只能原路退回。',
          en: 'No button: the learner knows the condition but can only turn back.',
        },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { title, text, label } = localize(words)
          return (
            <LockedState title={title} progress={{ label, value: 2, max: 3 }}>
              {text}
            </LockedState>
          )
        },
        text: {
          zh: '条件用数字写清楚：学习者看得出还差几颗星。',
          en: 'The condition is in numbers: the learner sees how many stars are missing.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, label } = localize(words)
          return (
            <LockedState title={title} progress={{ label, value: 2, max: 3 }}>
              {localize({ zh: '你还没有权限，请继续努力。', en: 'You have no permission. Keep trying.' })}
            </LockedState>
          )
        },
        text: {
          zh: '“没有权限”：听起来像被拒绝，也没说怎样打开。',
          en: '“No permission” sounds like a refusal and does not say what opens the level.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, text, label, action } = localize(words)
      return (
        <LockedState title={title} progress={{ label, value: 2, max: 3 }} action={<Button>{action}</Button>}>
          {text}
        </LockedState>
      )
    },
    parts: [
      {
        name: { zh: '锁', en: 'Lock' },
        text: { zh: '金色：打开它是一种奖励。', en: 'In gold: opening it is a reward.' },
        selector: '[data-tone="reward"]',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '什么还没开。', en: 'What is locked.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '条件', en: 'Condition' },
        text: { zh: '怎样打开。', en: 'What opens it.' },
        selector: 'p',
        side: 'right',
      },
      {
        name: { zh: '进度（可选）', en: 'Progress (optional)' },
        text: { zh: '还差多少，带数字。', en: 'How far it is, with numbers.' },
        selector: '[role="progressbar"]',
        side: 'right',
      },
      {
        name: { zh: '下一步（可选）', en: 'Next step (optional)' },
        text: { zh: '做完就离打开更近一步。', en: 'Brings the learner one step closer to opening it.' },
        selector: 'button',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题说“还没开”，不说“无权访问”。', en: 'The title says “not open yet”, not “no access”.' },
    { zh: '条件一句话，带上现在的数字。', en: 'One or two short sentences with the learner’s current number.' },
    { zh: '按钮是马上能做的事：练习错过的词。', en: 'The button is something to do now: Practise the missed words.' },
  ],
  accessibility: [
    {
      zh: '进度的角色是 `progressbar`，连同数字一起读出。',
      en: 'The progress is a `progressbar` and is read out with its numbers.',
    },
    { zh: '锁对读屏软件隐藏：标题已经说了。', en: 'Screen readers do not see the lock: the title says it.' },
    { zh: '标题是 `h2`，在页面标题之下。', en: 'The title is an `h2`, below the title of the page.' },
  ],
  variations: {},
  tokens: [
    'color.tint.reward',
    'color.rewardText',
    'color.textMuted',
    'color.primary',
    'radius.full',
    'size.form',
    'typography.h3',
    'typography.body1',
  ],
}
