import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

const words = {
  zh: { title: 'VIP 已开通', text: '有效期至 2027年3月4日，收据已发到你的邮箱。', go: '继续学习', see: '查看收据' },
  en: {
    title: 'You are VIP now',
    text: 'Until 4 March 2027. The receipt is in your mail.',
    go: 'Continue Learning',
    see: 'See the receipt',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '几步才做完的一件事成了，从这里继续。',
    en: 'Says that something of several steps is done, and leads on from here.',
  },
  whenToUse: [
    {
      zh: '付款之后，服务器确认了才显示。',
      en: 'After a payment, once the server has confirmed it.',
    },
  ],
  whenNotToUse: [
    { zh: '一步就做完的小事。', en: 'A small thing done in one step.', use: 'Toast' },
    { zh: '一局练习的成绩。', en: 'The result of a run.', use: 'ResultSummary' },
    { zh: '结果还没确认。', en: 'The result is not confirmed yet.', use: 'LoadingScreen' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => {
          const { title, text, go } = localize(words)
          return (
            <SuccessScreen title={title} actions={<Button>{go}</Button>}>
              <Text>{text}</Text>
            </SuccessScreen>
          )
        },
        text: { zh: '第一个按钮带人回去学习。', en: 'The first button leads back to learning.' },
      },
      doNot: {
        picture: (localize) => {
          const { title, text } = localize(words)
          return (
            <SuccessScreen
              title={title}
              actions={<Button>{localize({ zh: '再买一年', en: 'Buy another year' })}</Button>}
            >
              <Text>{text}</Text>
            </SuccessScreen>
          )
        },
        text: {
          zh: '刚付完钱又来推销：高兴一下子没了。',
          en: 'Another offer right after paying: the joy is gone.',
        },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { title, text, go } = localize(words)
          return (
            <SuccessScreen title={title} actions={<Button>{go}</Button>}>
              <Text>{text}</Text>
            </SuccessScreen>
          )
        },
        text: { zh: '写明到什么时候，凭据在哪里。', en: 'The words say until when, and where the receipt is.' },
      },
      doNot: {
        picture: (localize) => {
          const { title, go } = localize(words)
          return (
            <SuccessScreen title={title} actions={<Button>{go}</Button>}>
              <Text>{localize({ zh: '恭喜你，操作成功！', en: 'Congratulations, it was successful!' })}</Text>
            </SuccessScreen>
          )
        },
        text: {
          zh: '只说“成功”：买到了什么，学习者还得去查。',
          en: 'Only “successful”: the learner has to look up what was bought.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { title, text, go, see } = localize(words)
      return (
        <SuccessScreen
          title={title}
          actions={
            <>
              <Button>{go}</Button>
              <Button variant="secondary">{see}</Button>
            </>
          }
        >
          <Text>{text}</Text>
        </SuccessScreen>
      )
    },
    parts: [
      {
        name: { zh: '对号', en: 'Tick' },
        text: { zh: '只是装饰。', en: 'Decoration only.' },
        selector: 'section > div:first-child',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '做成了什么；页面的 `h1`。', en: 'What is done; the `h1` of the page.' },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Words (optional)' },
        text: { zh: '从现在起有什么不同。', en: 'What it means from here on.' },
        selector: 'section > p',
        side: 'right',
      },
      {
        name: { zh: '继续', en: 'Way on' },
        text: { zh: '主按钮：回去学习。', en: 'The primary button: back to learning.' },
        selector: 'section > div:last-child > button:first-child',
        side: 'left',
      },
      {
        name: { zh: '还能看什么（可选）', en: 'What else there is (optional)' },
        text: { zh: '次要按钮，最多一个。', en: 'One secondary button at most.' },
        selector: 'section > div:last-child > button:last-child',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题说结果：VIP 已开通。', en: 'The title states the result: You are VIP now.' },
    { zh: '说明一两句，日期写全。', en: 'One or two sentences, dates in full.' },
    { zh: '按钮不超过两个，继续在前。', en: 'Two buttons at most, the way on first.' },
  ],
  accessibility: [
    {
      zh: '标题在 `role="status"` 里，出现时会读出。',
      en: 'The title is in a `role="status"` and is read out when it appears.',
    },
    { zh: '对号对读屏软件隐藏：文字已经说了。', en: 'Screen readers do not see the tick: the words say it.' },
    { zh: '按钮按顺序接收焦点，继续在前。', en: 'Tab reaches the way on first, then the rest.' },
  ],
  variations: {
    Short: { zh: '没有更多要说的。', en: 'There is nothing more to say.' },
  },
  tokens: ['color.tint.primary', 'color.primary', 'radius.full', 'typography.h1', 'typography.body1'],
}
