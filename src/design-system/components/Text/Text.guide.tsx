import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from './Text.tsx'

const title = { zh: '今天的复习', en: 'Reviews today' }
const sentence = { zh: '有 12 个单词到期了，大约五分钟。', en: '12 words are due. About five minutes.' }
const hint = { zh: '昨天复习了 8 个。', en: 'Yesterday you reviewed 8.' }

export const guide: ComponentGuide = {
  summary: {
    zh: '按产品的字号层级显示文字。',
    en: 'Words in the product’s type scale.',
  },
  whenToUse: [
    {
      zh: '其他组件没有自带的文字。`variant` 决定样子，`component` 决定元素。',
      en: 'Text that no other component brings. `variant` chooses the look, `component` the element.',
    },
  ],
  whenNotToUse: [
    { zh: '页面的标题。', en: 'The title of a page.', use: 'PageHeader' },
    { zh: '通往另一页的词。', en: 'Words that lead to another page.', use: 'TextLink' },
    { zh: '只给读屏软件的话。', en: 'Words for screen readers alone.', use: 'VisuallyHidden' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={1}>
            <Text variant="h3" component="p">
              {localize(title)}
            </Text>
            <Text>{localize(sentence)}</Text>
            <Text variant="body2" color="textSecondary">
              {localize(hint)}
            </Text>
          </Stack>
        ),
        text: {
          zh: '标题、正文、补充各一级：先看哪个很清楚。',
          en: 'Heading, text and aside have a level each: the eye knows where to begin.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={1}>
            <Text variant="h3" component="p">
              {localize(title)}
            </Text>
            <Text variant="h3" component="p">
              {localize(sentence)}
            </Text>
            <Text variant="h3" component="p">
              {localize(hint)}
            </Text>
          </Stack>
        ),
        text: {
          zh: '全都用标题的样子：哪一句都不突出。',
          en: 'All of it looks like a heading: nothing stands out.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Text>{localize(sentence)}</Text>,
        text: { zh: '中文正体，字距不变。', en: 'Sentences in ordinary letters.' },
      },
      doNot: {
        picture: (localize) => (
          <Text
            sx={localize<object>({
              zh: { fontStyle: 'italic', letterSpacing: '0.2em' },
              en: { textTransform: 'uppercase' },
            })}
          >
            {localize(sentence)}
          </Text>
        ),
        text: {
          zh: '斜体加字距：笔画歪斜，词也散开了。',
          en: 'Capitals throughout: words lose their shape and reading slows down.',
        },
      },
    },
  ],
  anatomy: {
    picture: () => (
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Text variant="headword" component="p" lang="en">
          grove
        </Text>
        <Text variant="phonetic" component="p" lang="en" color="textSecondary">
          /ɡrəʊv/ · /ɡroʊv/
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '样子', en: 'Look' },
        text: {
          zh: '`variant` 定字号、行高和粗细；`headword` 只给正在学的词。',
          en: '`variant` sets size, line height and weight; `headword` is for the word being learned.',
        },
        selector: 'p:nth-of-type(1)',
        side: 'left',
      },
      {
        name: { zh: '颜色', en: 'Colour' },
        text: { zh: '补充的话用 `textSecondary`。', en: '`textSecondary` for what is less important.' },
        selector: 'p:nth-of-type(2)',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '短而平实；一行 20 到 38 个字最好读。', en: 'Short and plain; a line of 45 to 75 letters reads best.' },
  ],
  accessibility: [
    {
      zh: '标题按层级用 `component` 给出，一屏一个 `h1`；样子可以不同。',
      en: 'Headings go in order by `component`, with one `h1` a screen; the look is free.',
    },
    {
      zh: '中文页面里的英文加 `lang="en"`，读屏软件按英语读。',
      en: 'English in a Chinese page has `lang="en"`, so that it is spoken as English.',
    },
    { zh: '字号用 rem，跟随浏览器的文字大小。', en: 'Sizes are in rem and follow the reader’s text size.' },
  ],
  variations: {
    Scale: { zh: '全部层级。', en: 'The whole scale.' },
    Word: { zh: '单词和音标。', en: 'A headword with phonetics.' },
    Weights: {
      zh: '`weight` 加重一行里最要紧的词；`startIcon` 在前面加一个小图标。',
      en: '`weight` for what counts in a line, `startIcon` for a small picture before it.',
    },
    Labels: {
      zh: 'LabelledItem：列表里每一项前面有一个短标签，内容对齐。',
      en: 'LabelledItem: a short label before each item of a list, their contents in line.',
    },
    Lines: { zh: '几行短句：BulletList。', en: 'A few short lines: BulletList.' },
    Facts: {
      zh: 'FactList：名称和内容分两列，扫一眼就找到。',
      en: 'FactList: names and values in two columns, found at a glance.',
    },
    Marked: {
      zh: 'MarkedText：句子里的单词、单词里的字母，加粗加下划线。',
      en: 'MarkedText: a word of a sentence or letters of a word, heavier and underlined.',
    },
  },
  tokens: [
    'color.text',
    'color.textMuted',
    'typography.headword',
    'typography.h1',
    'typography.h2',
    'typography.h3',
    'typography.h4',
    'typography.body1',
    'typography.body2',
    'typography.phonetic',
    'typography.caption',
  ],
}
