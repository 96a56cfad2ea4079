import { Mail, MessageCircle } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { SupportPanel } from './SupportPanel.tsx'

const words = {
  zh: {
    wechat: '微信号',
    email: '客服邮箱',
    hours: '周一至周五 9:00–18:00',
    copyLabel: '复制',
    copiedLabel: '已复制到剪贴板',
  },
  en: {
    wechat: 'WeChat ID',
    email: 'E-mail',
    hours: '9:00–18:00, Monday to Friday',
    copyLabel: 'Copy',
    copiedLabel: 'Copied to clipboard',
  },
}

function Panel({ wechat, email, ...rest }: typeof words.zh) {
  return (
    <SupportPanel
      {...rest}
      contacts={[
        { label: wechat, value: 'wordgrove-help', icon: <MessageCircle /> },
        { label: email, value: 'help@wordgrove.example', icon: <Mail /> },
      ]}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '告诉学习者怎样找到客服，按一下就复制联系方式。',
    en: 'Shows how to reach the people behind the product; a press copies an address.',
  },
  whenToUse: [
    { zh: '登录不了、付款出错，需要找人帮忙。', en: 'Sign-in or a payment failed and somebody has to help.' },
  ],
  whenNotToUse: [
    { zh: '学习者要写下问题并等回复。', en: 'A question that is written and answered here.', use: 'TicketCard' },
    { zh: '说明刚才哪里没成。', en: 'What has just failed.', use: 'ErrorBox' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Panel {...localize(words)} />,
        text: { zh: '写出服务时间：学习者知道什么时候会有回音。', en: 'The hours say when an answer can be expected.' },
      },
      doNot: {
        picture: (localize) => (
          <Panel {...localize(words)} hours={localize({ zh: '我们会尽快回复', en: 'We answer as soon as possible' })} />
        ),
        text: {
          zh: '“尽快”：半夜来问的人只能一直等。',
          en: '“As soon as possible”: whoever writes at night waits and waits.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Panel {...localize(words)} />,
        text: { zh: '每个地址上面写着它是什么。', en: 'The words above each address say what it is.' },
      },
      doNot: {
        picture: (localize) => (
          <Panel
            {...localize(words)}
            wechat={localize({ zh: '联系方式 1', en: 'Contact 1' })}
            email={localize({ zh: '联系方式 2', en: 'Contact 2' })}
          />
        ),
        text: {
          zh: '只编号：wordgrove-help 该粘贴到哪个软件里？',
          en: 'Numbers only: where is wordgrove-help to be pasted?',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Panel {...localize(words)} />,
    parts: [
      {
        name: { zh: '联系方式', en: 'Contact' },
        text: { zh: '整行是一个按钮，按下就复制。', en: 'The whole row is a button that copies.' },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '名称和地址', en: 'Name and address' },
        text: { zh: '是什么，会复制什么。', en: 'What it is, and what is copied.' },
        selector: 'button small',
      },
      {
        name: { zh: '复制图标', en: 'Copy icon' },
        text: { zh: '提示按下会复制。', en: 'Says that a press copies.' },
        selector: 'button > svg:last-child',
        side: 'right',
      },
      {
        name: { zh: '服务时间', en: 'Hours' },
        text: { zh: '什么时候有人。', en: 'When somebody is there.' },
        selector: 'button ~ p',
        side: 'left',
      },
      {
        name: { zh: '已复制（两秒）', en: 'Copied (two seconds)' },
        text: { zh: '复制成功后出现在最下面，位置一直留着。', en: 'Below, after a copy; its room is kept.' },
      },
    ],
  },
  content: [
    {
      zh: '服务时间写星期和钟点：周一至周五 9:00–18:00。',
      en: 'Hours have clock times and days: 9:00–18:00, Monday to Friday.',
    },
    { zh: '最多三种联系方式，常用的在前。', en: 'Three contacts at most, the most used first.' },
    { zh: '复制后说去向：已复制到剪贴板。', en: 'After a copy: Copied to clipboard.' },
  ],
  accessibility: [
    { zh: '每行是按钮，名字是“复制”加上名称和地址。', en: 'Each row is a button named by “Copy”, name and address.' },
    {
      zh: '复制成功由 `role="status"` 读出，显示两秒。',
      en: 'A copy is read out by a `role="status"` and shown for two seconds.',
    },
    { zh: '复制后焦点留在原来的按钮上。', en: 'The focus stays on the button.' },
  ],
  variations: {},
  tokens: [
    'color.surface',
    'color.divider',
    'color.tint.primary',
    'color.text',
    'color.textMuted',
    'color.primary',
    'radius.control',
    'size.icon',
    'size.iconSmall',
    'size.hairline',
    'typography.body1',
    'typography.body2',
    'typography.caption',
  ],
}
