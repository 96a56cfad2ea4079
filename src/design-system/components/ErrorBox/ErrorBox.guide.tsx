import { CircleQuestionMark } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { ErrorBox } from './ErrorBox.tsx'

const refused = {
  zh: '邮箱或密码不对，请再试一次。',
  en: 'E-mail or password is not right. Try again.',
}
const signIn = { zh: '登录', en: 'Sign in' }
const email = { zh: '邮箱', en: 'E-mail' }

export const guide: ComponentGuide = {
  summary: {
    zh: '在出错的地方说清楚什么没做成，接下来怎么办。',
    en: 'Says what failed, right where it failed, and offers a way on.',
  },
  whenToUse: [
    {
      zh: '整张表单提交失败，或者页面的一部分没做成。',
      en: 'A form, or a part of a page, that failed as a whole.',
    },
  ],
  whenNotToUse: [
    { zh: '只有一个输入框填错了。', en: 'One field is wrong.', use: 'FormField' },
    { zh: '整个屏幕都显示不出来。', en: 'A whole screen could not be shown.', use: 'ErrorScreen' },
    {
      zh: '没有表单，只是一件小事没做成。',
      en: 'A small thing failed and there is no form.',
      use: 'Toast',
    },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <ErrorBox>{localize(refused)}</ErrorBox>,
        text: {
          zh: '先说发生了什么，再说怎么办。',
          en: 'First what happened, then what to do.',
        },
      },
      doNot: {
        picture: (localize) => (
          <ErrorBox>{localize({ zh: '错误 401：invalid_credentials', en: 'Error 401: invalid_credentials' })}</ErrorBox>
        ),
        text: {
          zh: '只给错误代码：学习者不知道该改什么。',
          en: 'A code alone: the learner does not know what to change.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={4}>
            <FormField label={localize(email)} />
            <ErrorBox>{localize(refused)}</ErrorBox>
            <Button fullWidth>{localize(signIn)}</Button>
          </Stack>
        ),
        text: {
          zh: '放在按钮上方：手刚按过这里，眼睛也在这里。',
          en: 'Right above the button: hand and eye are there already.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            <ErrorBox>{localize(refused)}</ErrorBox>
            <FormField label={localize(email)} />
            <Button fullWidth>{localize(signIn)}</Button>
          </Stack>
        ),
        text: {
          zh: '放在表单顶上：手机上它在屏幕外，像是什么都没发生。',
          en: 'At the top of the form: on a phone it is off the screen and nothing seems to happen.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <ErrorBox
        action={
          <IconButton label={localize({ zh: '联系我们', en: 'Get help' })}>
            <CircleQuestionMark />
          </IconButton>
        }
      >
        {localize(refused)}
      </ErrorBox>
    ),
    parts: [
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '和红色说同一件事。', en: 'Says the same as the red.' },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '发生了什么，怎么办。', en: 'What happened and what to do.' },
        selector: '[role="alert"]',
      },
      {
        name: { zh: '出路（可选）', en: 'Way on (optional)' },
        text: {
          zh: '求助，或者再试一次；地方窄时到文字下面。',
          en: 'Help or another try; in a narrow place below the words.',
        },
        selector: 'button',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '一两句话：先说结果，再说办法。', en: 'One or two sentences: the result, then the way on.' },
    { zh: '不责怪学习者，不写“非法”“失败！”。', en: 'No blame, no “invalid”, no exclamation marks.' },
    { zh: '不出现错误代码和技术术语。', en: 'No codes and no technical terms.' },
  ],
  accessibility: [
    {
      zh: '文字在 `role="alert"` 里，一出现就读出；旁边的按钮不会一起读。',
      en: 'The words have `role="alert"` and are read out at once, without the button beside them.',
    },
    {
      zh: '颜色、图标和文字说同一件事。',
      en: 'Colour, icon and words say the same.',
    },
    { zh: '焦点留在学习者按过的地方。', en: 'The focus stays where the learner pressed.' },
  ],
  variations: {
    WithHelp: { zh: '旁边有求助的入口。', en: 'With a way to get help.' },
  },
  tokens: [
    'color.error',
    'color.tint.error',
    'radius.control',
    'size.touch',
    'size.icon',
    'size.hairline',
    'typography.body1',
  ],
}
