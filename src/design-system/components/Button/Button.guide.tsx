import { Play } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Button } from './Button.tsx'

export const guide: ComponentGuide = {
  summary: {
    zh: '按一下就开始一件事：开始挑战、保存、登录。',
    en: 'Starts something at a press: play, save, sign in.',
  },
  whenToUse: [
    { zh: '学习者要在这一屏上做一件事。', en: 'The learner does something on this screen.' },
    {
      zh: '这件事是通往下一屏的主要一步：给它 `to`，它就是链接，看起来仍是按钮。',
      en: 'The main step leads to another screen: with `to` it is a link that still looks like a button.',
    },
  ],
  whenNotToUse: [
    { zh: '句子当中通往另一页的词。', en: 'Words within a sentence that lead to another page.', use: 'TextLink' },
    { zh: '地方很小，图标本身就说得清楚。', en: 'A small place where an icon says it all.', use: 'IconButton' },
    { zh: '几个不常用的操作。', en: 'Several actions that are rarely wanted.', use: 'MenuButton' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button>{localize({ zh: '下一关', en: 'Next level' })}</Button>
            <Button variant="secondary">{localize({ zh: '再玩一次', en: 'Play again' })}</Button>
          </Stack>
        ),
        text: {
          zh: '一屏只有一个主按钮：多数人来这里要做的那件事。',
          en: 'One primary button a screen: the thing that most people came for.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button>{localize({ zh: '下一关', en: 'Next level' })}</Button>
            <Button>{localize({ zh: '再玩一次', en: 'Play again' })}</Button>
          </Stack>
        ),
        text: {
          zh: '两个主按钮并排：学习者要先猜哪个更重要。',
          en: 'Two primary buttons side by side: the learner has to guess which one matters.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={2}>
            <Text>{localize({ zh: '还要选一种支付方式。', en: 'Choose how to pay first.' })}</Text>
            <Button disabled>{localize({ zh: '去支付', en: 'Pay' })}</Button>
          </Stack>
        ),
        text: {
          zh: '按钮不能按的时候，旁边写清楚还差什么。',
          en: 'When a button cannot be pressed, the words beside it say what is missing.',
        },
      },
      doNot: {
        picture: (localize) => <Button disabled>{localize({ zh: '去支付', en: 'Pay' })}</Button>,
        text: {
          zh: '只把按钮变灰：学习者不知道为什么，也不知道该怎么办。',
          en: 'A grey button alone: the learner knows neither why nor what to do.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Button>{localize({ zh: '保存笔记', en: 'Save note' })}</Button>,
        text: { zh: '用动词说出按下去会发生什么。', en: 'A verb says what the press does.' },
      },
      doNot: {
        picture: (localize) => <Button>{localize({ zh: '确定', en: 'OK' })}</Button>,
        text: { zh: '“确定”要读了上文才懂。', en: '“OK” means nothing without the words above it.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <Button startIcon={<Play />}>{localize({ zh: '开始挑战', en: 'Play' })}</Button>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '按钮', en: 'Button' },
        text: {
          zh: '整块都能按，高度不低于 `size.touch`。',
          en: 'All of it can be pressed; it is at least `size.touch` high.',
        },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '图标（可选）', en: 'Icon (optional)' },
        text: {
          zh: '在文字之前，帮人更快认出这件事；箭头在文字之后。',
          en: 'Before the words, to recognise the action sooner; an arrow comes after them.',
        },
        selector: 'svg',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: {
          zh: '动词在前。加载时文字让位给转圈，宽度不变。',
          en: 'A verb first. While loading, a spinner takes their place and the width stays.',
        },
        selector: 'button > span',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '用两到四个字的动词：开始、继续、保存。', en: 'Begin with a verb, one to three words: Play, Save page.' },
    { zh: '不加句号、感叹号和“请”。', en: 'No full stop, no exclamation mark, no “please”.' },
    {
      zh: '不能撤销的操作要说出对象，除非标题已经说了：删除账号，而不是删除。',
      en: 'What cannot be undone names its object unless a title does: Delete account, not Delete.',
    },
  ],
  accessibility: [
    {
      zh: '是真正的 `button`（有 `to` 时是链接）：Tab 键能到达，Enter 和空格键能按下。',
      en: 'A real `button` (a link with `to`): Tab reaches it, Enter and Space press it.',
    },
    {
      zh: '加载时带 `aria-busy`，焦点留在原处，读屏软件会读出 `loadingLabel`，再按也不会重复提交。',
      en: 'While loading it is `aria-busy`, keeps the focus, says `loadingLabel` and ignores further presses.',
    },
    {
      zh: '默认 `type="button"`；在表单里提交时写 `type="submit"`。',
      en: 'The type is `button`; give `type="submit"` to the one that sends a form.',
    },
  ],
  variations: {
    Variants: {
      zh: '四个级别：主要、次要、轻量、危险。危险只用于不能撤销的操作。',
      en: 'Four ranks: primary, secondary, quiet, danger. Danger is for what cannot be undone.',
    },
    Loading: { zh: '等待回应：宽度和焦点都不变。', en: 'Waiting for an answer: width and focus stay.' },
    Disabled: { zh: '现在不能按；旁边要写出原因。', en: 'Not possible now; words beside it have to say why.' },
    FullWidth: { zh: '在表单里和手机上占满一栏。', en: 'Fills its column in forms and on phones.' },
    AsLink: {
      zh: '通往另一个地址，看起来仍是按钮。',
      en: 'Leads to another address and still looks like a button.',
    },
  },
  tokens: [
    'color.primary',
    'color.primaryHover',
    'color.contrastText',
    'color.border',
    'color.error',
    'size.touch',
    'radius.control',
    'typography.button',
    'duration.tap',
  ],
}
