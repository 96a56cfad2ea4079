import type { ComponentGuide } from '#docs/guide'
import { ErrorScreen } from './ErrorScreen.tsx'
import type { ErrorScreenProps } from './ErrorScreen.tsx'

const words = {
  zh: { title: '出了点问题', children: '你的进度已经保存好了。', retryLabel: '再试一次' },
  en: { title: 'Something went wrong', children: 'Your progress is safe.', retryLabel: 'Try Again' },
}

const retry = () => undefined

function Screen(props: Omit<ErrorScreenProps, 'onRetry'>) {
  return <ErrorScreen onRetry={retry} {...props} />
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个屏幕或它的一部分显示不出来时，请学习者再试一次。',
    en: 'Stands in for a screen, or part of one, that could not be shown, and offers another try.',
  },
  whenToUse: [{ zh: '内容没有加载出来，或者页面出错了。', en: 'The content did not arrive, or the page broke.' }],
  whenNotToUse: [
    { zh: '学习者填写的内容有错。', en: 'What the learner typed is wrong.', use: 'ErrorBox' },
    { zh: '地址不存在。', en: 'The address does not exist.', use: 'NotFound' },
    { zh: '这里本来就还没有内容。', en: 'There is nothing here yet.', use: 'EmptyState' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Screen {...localize(words)} />,
        text: { zh: '告诉学习者哪些内容没有丢。', en: 'The words say what is safe.' },
      },
      doNot: {
        picture: (localize) => (
          <Screen {...localize(words)}>
            {localize({
              zh: '你的网络有问题，请检查设备。',
              en: 'Your network is faulty. Check your device.',
            })}
          </Screen>
        ),
        text: {
          zh: '原因没弄清就怪网络：学习者白白检查一遍。',
          en: 'It blames the network without knowing: the learner looks for a fault in vain.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Screen {...localize(words)} />,
        text: {
          zh: '在原地再试一次：页面上其余的内容都还在。',
          en: 'It tries again in place: the rest of the page stays.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Screen {...localize(words)} retryLabel={localize({ zh: '刷新整个页面', en: 'Reload everything' })} />
        ),
        text: {
          zh: '让人刷新整页：别处填了一半的内容也会丢。',
          en: 'A reload of everything: what was half typed elsewhere is lost too.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Screen {...localize(words)} home={{ label: localize({ zh: '回首页', en: 'Go Home' }), to: '/home' }} />
    ),
    parts: [
      {
        name: { zh: '图形', en: 'Picture' },
        text: { zh: '只是装饰。', en: 'Decoration only.' },
        selector: '[role="alert"] > div:first-child',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '出了什么事，一句话。', en: 'What happened, in one sentence.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Words (optional)' },
        text: { zh: '哪些内容没有丢，能做什么。', en: 'What is safe and what can be done.' },
        selector: 'p',
        side: 'right',
      },
      {
        name: { zh: '再试一次', en: 'Another try' },
        text: {
          zh: '在原地重新取内容。整屏出错时是主按钮，只有一部分出错时是次要按钮。',
          en: 'Loads again in place. Primary where a whole screen failed, secondary where a part did.',
        },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '回首页（可选）', en: 'Way home (optional)' },
        text: { zh: '只有一部分出错时不放。', en: 'Left out where only a part of a screen failed.' },
        selector: 'a',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题平静：出了点问题。', en: 'A calm title: Something went wrong.' },
    { zh: '说明不超过两句，不写错误代码。', en: 'Two sentences at most, without an error code.' },
    { zh: '按钮写“再试一次”，不写“刷新”。', en: 'The button says Try Again, not Reload.' },
  ],
  accessibility: [
    { zh: '角色是 `alert`：一出现就读出。', en: 'Its role is `alert`: it is read out at once.' },
    { zh: '标题是 `h2`；图形对读屏软件隐藏。', en: 'The title is an `h2`; screen readers do not see the picture.' },
    {
      zh: '“再试一次”是按钮，“回首页”是链接，Tab 键都能到达。',
      en: 'Another try is a button, the way home a link; Tab reaches both.',
    },
  ],
  variations: {
    PartOfAScreen: { zh: '只有一部分出错：不放“回首页”。', en: 'Only a part failed: there is no way home.' },
  },
  tokens: [
    'color.tint.error',
    'color.error',
    'color.textMuted',
    'radius.full',
    'size.form',
    'typography.h3',
    'typography.body1',
  ],
}
