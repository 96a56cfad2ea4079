import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Spinner } from './Spinner.tsx'

const checking = { zh: '正在检查单词…', en: 'Checking your words…' }
const sections = {
  zh: ['今天的复习', '我的笔记'],
  en: ['Today’s reviews', 'My notes'],
}

export const guide: ComponentGuide = {
  summary: {
    zh: '短暂的等待，还没有东西可看。',
    en: 'Marks a short wait with nothing to show yet.',
  },
  whenToUse: [{ zh: '页面的一小块在等，形状还不知道。', en: 'A small part of a page waits and its shape is unknown.' }],
  whenNotToUse: [
    { zh: '知道内容会是什么样子。', en: 'The shape of the content is known.', use: 'Skeletons' },
    { zh: '整个屏幕都在等。', en: 'The whole screen waits.', use: 'LoadingScreen' },
    { zh: '等的是一个按钮：它自己会转圈。', en: 'A button waits: it brings its own spinner.', use: 'Button' },
    { zh: '知道一共多少、做完多少。', en: 'The total and the part that is done are known.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
            <Spinner />
            <Text>{localize(checking)}</Text>
          </Stack>
        ),
        text: { zh: '旁边写出在等什么。', en: 'The words beside it say what is being waited for.' },
      },
      doNot: {
        picture: () => (
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
            <Spinner />
          </Stack>
        ),
        text: {
          zh: '只有转圈：超过一秒，学习者就以为卡住了。',
          en: 'A spinner alone: after a second the learner believes that it is stuck.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={4}>
            {localize(sections).map((section, index) => (
              <Stack key={section} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <Text variant="h4">{section}</Text>
                {index === 0 && <Spinner />}
              </Stack>
            ))}
          </Stack>
        ),
        text: { zh: '一屏只有一个在转。', en: 'One spinner on a screen.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            {localize(sections).map((section) => (
              <Stack key={section} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <Text variant="h4">{section}</Text>
                <Spinner />
              </Stack>
            ))}
          </Stack>
        ),
        text: {
          zh: '到处都在转：眼睛不知道该看哪里。',
          en: 'Several of them: the eye does not know where to look.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'center', alignItems: 'center' }}>
        <Spinner />
        <Text>{localize(checking)}</Text>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '圆弧', en: 'Arc' },
        text: {
          zh: '小号和文字同色；单独出现用 `large`，是主色。',
          en: 'Small ones have the colour of the text; a `large` one stands alone in the primary colour.',
        },
        selector: '[data-part="spinner"]',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: {
          zh: '在它旁边；没有文字时给它 `label`。',
          en: 'Beside it; without them give it a `label`.',
        },
        selector: 'p',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '“正在”加动词：正在检查单词…', en: 'A verb in -ing with an ellipsis: Checking your words…' },
    { zh: '不超过十个字。', en: 'At most four words.' },
  ],
  accessibility: [
    { zh: '有 `label` 时，读屏软件会读出一次，不打断朗读。', en: 'A `label` is read out once and interrupts nobody.' },
    { zh: '圆弧对读屏软件隐藏，也不接收焦点。', en: 'Screen readers do not see the arc; it takes no focus.' },
    {
      zh: '开启“减少动态效果”后，它静止成一个完整的圆。',
      en: 'With reduced motion it is a whole ring that stands still.',
    },
  ],
  variations: {
    Large: { zh: '单独出现。', en: 'Standing alone.' },
  },
  tokens: ['size.icon', 'color.primary', 'color.text'],
}
