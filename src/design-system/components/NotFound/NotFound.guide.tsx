import type { ComponentGuide } from '#docs/guide'
import { NotFound } from './NotFound.tsx'

const words = {
  zh: { title: '页面不存在', children: '地址可能写错了，或者这一页搬走了。' },
  en: { title: 'Page Not Found', children: 'The address may be wrong, or the page has moved.' },
}
const goHome = { zh: '回首页', en: 'Go Home' }

export const guide: ComponentGuide = {
  summary: {
    zh: '地址不存在时，告诉学习者，并带他回首页。',
    en: 'Says that an address leads nowhere, and leads home.',
  },
  whenToUse: [
    { zh: '没有页面对应的地址；服务器同时回答 404。', en: 'No page has this address; the server answers 404.' },
  ],
  whenNotToUse: [
    { zh: '页面存在，但没能显示。', en: 'The page exists and could not be shown.', use: 'ErrorScreen' },
    { zh: '页面存在，但还没开放。', en: 'The page exists and is not open yet.', use: 'LockedState' },
    { zh: '页面里的列表是空的。', en: 'A list on a page is empty.', use: 'EmptyState' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <NotFound {...localize(words)} home={{ label: localize(goHome), to: '/home' }} />,
        text: { zh: '用平常的话说可能的原因。', en: 'Everyday words say what may have happened.' },
      },
      doNot: {
        picture: (localize) => (
          <NotFound {...localize(words)} home={{ label: localize(goHome), to: '/home' }}>
            {localize({
              zh: '请求的 URL 无法解析到任何资源。',
              en: 'The requested URL does not resolve to a resource.',
            })}
          </NotFound>
        ),
        text: {
          zh: '写成技术报告：学习者不知道是不是自己的错。',
          en: 'A technical report: the learner cannot tell whose mistake it is.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <NotFound {...localize(words)} home={{ label: localize(goHome), to: '/home' }} />,
        text: { zh: '按钮说出会到哪里。', en: 'The button says where it leads.' },
      },
      doNot: {
        picture: (localize) => (
          <NotFound {...localize(words)} home={{ label: localize({ zh: '点这里', en: 'Click here' }), to: '/home' }} />
        ),
        text: {
          zh: '“点这里”：已经走错一次的人，不敢再乱点。',
          en: '“Click here”: a learner who has gone astray once wants to know where it leads.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <NotFound {...localize(words)} home={{ label: localize(goHome), to: '/home' }} />,
    parts: [
      {
        name: { zh: '404', en: '404' },
        text: { zh: '大家都认得的数字。', en: 'The number that everybody knows.' },
        selector: 'p',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '页面的 `h1`。', en: 'The `h1` of the page.' },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Words (optional)' },
        text: { zh: '可能发生了什么。', en: 'What may have happened.' },
        selector: 'h1 + p',
        side: 'right',
      },
      {
        name: { zh: '回首页', en: 'Way home' },
        text: { zh: '唯一的出路，是链接。', en: 'The one way on, a link.' },
        selector: 'a',
        side: 'left',
      },
      {
        name: { zh: '小林子', en: 'Garden' },
        text: { zh: '页脚的装饰，由 Grove 画成。', en: 'Decoration at the foot, drawn by Grove.' },
        selector: 'svg[aria-hidden]',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '标题只说事实：页面不存在。', en: 'The title states the fact: Page Not Found.' },
    { zh: '说明一句话，不开玩笑，也不怪人。', en: 'One sentence, without a joke and without blame.' },
    { zh: '按钮写目的地：回首页。', en: 'The button names the place: Go Home.' },
  ],
  accessibility: [
    { zh: '标题是页面的 `h1`。', en: 'The title is the `h1` of the page.' },
    { zh: '小林子对读屏软件隐藏，也不接收焦点。', en: 'Screen readers do not see the garden; it takes no focus.' },
    { zh: '回首页是真正的链接：能在新标签页打开。', en: 'The way home is a real link: it opens in a new tab too.' },
  ],
  variations: {},
  tokens: ['color.primary', 'color.textMuted', 'size.form', 'typography.headword', 'typography.h2', 'typography.body1'],
}
