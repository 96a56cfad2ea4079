import { Info, Sprout } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Notice } from './Notice.tsx'

const guest = {
  zh: { title: '游客模式', text: '登录后保存进度，使用全部功能。', signIn: '登录' },
  en: { title: 'Guest Mode', text: 'Sign in to keep your progress and use everything.', signIn: 'Sign in' },
}
const demo = { zh: '演示模式：不会真的扣款。', en: 'Demo: no money is taken.' }

export const guide: ComponentGuide = {
  summary: {
    zh: '告诉学习者一件要知道的事，一直留在页面上。',
    en: 'Tells something worth knowing and stays on the page.',
  },
  whenToUse: [
    {
      zh: '一直有效的情况：游客模式、演示、次数限制。',
      en: 'What holds for as long as the page is open: guest mode, a demo, a limit.',
    },
  ],
  whenNotToUse: [
    { zh: '刚刚发生的事。', en: 'What has just happened.', use: 'Toast' },
    { zh: '没做成的事。', en: 'What failed.', use: 'ErrorBox' },
    { zh: '整个地方都还没开放。', en: 'A whole place that is not open yet.', use: 'LockedState' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, text, signIn } = localize(guest)
          return (
            <Notice tone="primary" icon={<Sprout />} title={title} actions={<Button fullWidth>{signIn}</Button>}>
              {text}
            </Notice>
          )
        },
        text: {
          zh: '学习者有事可做时，按钮就在文字下面。',
          en: 'Where something can be done, the button is right below the words.',
        },
      },
      doNot: {
        picture: (localize) => {
          const { title, text } = localize(guest)
          return (
            <Notice tone="primary" icon={<Sprout />} title={title}>
              {text}
            </Notice>
          )
        },
        text: {
          zh: '只叫人登录，不给入口：学习者得自己去找。',
          en: 'It says to sign in but has no button: the learner has to look for one.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Notice icon={<Info />}>{localize(demo)}</Notice>,
        text: { zh: '一屏只有一条：学习者会读它。', en: 'One on a screen: it is read.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Notice icon={<Info />}>{localize(demo)}</Notice>
            <Notice icon={<Info />}>
              {localize({ zh: '订单编号在收据上。', en: 'The receipt has the number of your order.' })}
            </Notice>
            <Notice icon={<Info />}>
              {localize({ zh: '付款后可以继续学习。', en: 'You can go on learning after paying.' })}
            </Notice>
          </Stack>
        ),
        text: {
          zh: '一条接一条：重要的那句也没人读了。',
          en: 'One after the other: the one that matters is passed over too.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, text, signIn } = localize(guest)
      return (
        <Notice tone="primary" icon={<Sprout />} title={title} actions={<Button fullWidth>{signIn}</Button>}>
          {text}
        </Notice>
      )
    },
    parts: [
      {
        name: { zh: '图标（可选）', en: 'Icon (optional)' },
        text: { zh: '和语气相配；没有它也读得懂。', en: 'Fits the tone; the words are clear without it.' },
        selector: '.icon > svg',
        side: 'left',
      },
      {
        name: { zh: '标题（可选）', en: 'Title (optional)' },
        text: { zh: '说的是什么，几个字。', en: 'The matter in a few words.' },
        selector: '.title',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '现在怎样，能做什么。', en: 'How things are and what can be done.' },
        selector: '.title + div',
        side: 'right',
      },
      {
        name: { zh: '按钮（可选）', en: 'Buttons (optional)' },
        text: { zh: '上下排列，占满一栏。', en: 'Below each other, as wide as the notice.' },
        selector: 'button',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题二到六个字：游客模式。', en: 'The title has two to four words: Guest Mode.' },
    { zh: '正文一句话，先说情况，再说办法。', en: 'One sentence: first how things are, then what to do.' },
    {
      zh: '还有效的事不给关闭按钮：关掉它，事情也不会变。',
      en: 'It has no cross: closing the notice would not change the situation.',
    },
  ],
  accessibility: [
    {
      zh: '角色是 `note`：它从一开始就在页面上，不打断朗读。',
      en: 'Its role is `note`: it is there from the start and interrupts nobody.',
    },
    {
      zh: '颜色不是唯一的线索：文字本身说得清楚。',
      en: 'Colour is not the only clue: the words say it all.',
    },
    { zh: '它自己不接收焦点，只有按钮接收。', en: 'It takes no focus itself; its buttons do.' },
  ],
  variations: {
    Tones: {
      zh: '好消息、得到的奖励、要留意的事。后两种颜色一样，靠图标分辨。',
      en: 'Good news, something earned, something to mind. The last two share a colour; the icon tells them apart.',
    },
    WithActions: { zh: '带标题和两个按钮。', en: 'With a title and two buttons.' },
    Region: {
      zh: 'NoticeRegion：自己来、自己走的提示；读屏软件会读出来，空的时候不占地方。',
      en: 'NoticeRegion: for a notice that comes and goes by itself. Screen readers say it; empty, it takes no room.',
    },
  },
  tokens: [
    'color.tint.info',
    'color.tint.primary',
    'color.tint.reward',
    'color.info',
    'color.primary',
    'color.warning',
    'color.text',
    'radius.card',
    'size.icon',
    'typography.body2',
  ],
}
