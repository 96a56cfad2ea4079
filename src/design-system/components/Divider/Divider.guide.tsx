import { Fragment } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Divider } from './Divider.tsx'

const or = { zh: '或', en: 'or' }
const signIn = { zh: '登录', en: 'Sign in' }
const google = { zh: '用 Google 登录', en: 'Sign in with Google' }
const facts = {
  zh: ['每天 20 个新词', '发音：英式', '提醒：晚上八点'],
  en: ['20 new words a day', 'British accent', 'Reminder at 8 pm'],
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一条线，把前后两部分分开，中间可以有一个词。',
    en: 'A line that separates two parts and may carry one word in the middle.',
  },
  whenToUse: [
    {
      zh: '同一个目的的两条路之间：填表登录，或用别的方式登录。',
      en: 'Between two ways to the same end: a form, or another way to sign in.',
    },
    { zh: '一张卡片里两类设置之间。', en: 'Between two kinds of settings in one card.' },
  ],
  whenNotToUse: [
    { zh: '只要隔开一点：用距离。', en: 'A little room is enough.', use: 'Layout' },
    { zh: '各有标题的几件事。', en: 'Several things, each with its heading.', use: 'Card' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={4}>
            <Button fullWidth>{localize(signIn)}</Button>
            <Divider label={localize(or)} />
            <Button fullWidth variant="secondary">
              {localize(google)}
            </Button>
          </Stack>
        ),
        text: { zh: '中间只有一个词。', en: 'One word in the middle.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            <Button fullWidth>{localize(signIn)}</Button>
            <Divider label={localize({ zh: '你也可以选择下面的方式', en: 'You can also sign in this way' })} />
            <Button fullWidth variant="secondary">
              {localize(google)}
            </Button>
          </Stack>
        ),
        text: {
          zh: '一整句话：下面的按钮已经说清，还要多读一遍。',
          en: 'A sentence: the button below says it already, and there is more to read.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            {localize(facts).map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </Stack>
        ),
        text: { zh: '同类的几行，用距离就够了。', en: 'Between lines of one kind, distance is enough.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            {localize(facts).map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && <Divider />}
                <Text>{fact}</Text>
              </Fragment>
            ))}
          </Stack>
        ),
        text: {
          zh: '每两行之间一条线：看起来是三件不相干的事。',
          en: 'A line between every two: they look like three separate matters.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Divider label={localize(or)} />,
    parts: [
      {
        name: { zh: '线', en: 'Line' },
        text: { zh: '占满一栏的宽度。', en: 'As wide as its column.' },
        selector: 'div',
        side: 'left',
      },
      {
        name: { zh: '词（可选）', en: 'Word (optional)' },
        text: { zh: '在正中，左右各有一段线。', en: 'In the middle, with the line on both sides.' },
        selector: 'span',
      },
    ],
  },
  content: [{ zh: '只写一个字：或。', en: 'One word in lower case: or.' }],
  accessibility: [
    {
      zh: '没有词时角色是 `separator`；有词时没有角色，读屏软件读出这个词。',
      en: 'Without a word it is a `separator`; with one it has no role and the word is read out.',
    },
    { zh: '不接收焦点。', en: 'It takes no focus.' },
  ],
  variations: { Plain: { zh: '没有词，只有线。', en: 'Without a word.' } },
  tokens: ['color.divider', 'color.textMuted', 'typography.body2'],
}
