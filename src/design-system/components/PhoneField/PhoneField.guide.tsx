import type { ComponentGuide } from '#docs/guide'
import { FormField } from '../FormField/FormField.tsx'
import { PhoneField } from './PhoneField.tsx'

const label = { zh: '手机号', en: 'Phone number' }

export const guide: ComponentGuide = {
  summary: {
    zh: '输入中国大陆手机号，只留数字，前面是 +86。',
    en: 'Takes a mobile number of mainland China: +86 is before it, only digits stay.',
  },
  whenToUse: [
    {
      zh: '要给这个手机号发验证码：登录、注册、绑定。',
      en: 'A code goes to the number: sign in, sign up, link a phone.',
    },
  ],
  whenNotToUse: [
    { zh: '其他国家的号码或座机。', en: 'Numbers of other countries and landlines.', use: 'FormField' },
    { zh: '发到手机的验证码。', en: 'The code that was sent to the phone.', use: 'CodeField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <PhoneField label={localize(label)} defaultValue="13800138000" />,
        text: {
          zh: '怎么粘贴都行：+86、空格和横线会自动去掉。',
          en: 'A number may be pasted as it is: +86, spaces and dashes are taken away.',
        },
      },
      doNot: {
        picture: (localize) => (
          <FormField
            label={localize(label)}
            defaultValue="+86 138-0013 8000"
            error={localize({ zh: '不能有空格和符号', en: 'No spaces or signs' })}
          />
        ),
        text: {
          zh: '拒收空格和符号：号码是对的，却要一个个删。',
          en: 'Spaces are refused: the number is right, yet the learner has to clean it.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <PhoneField
            label={localize(label)}
            defaultValue="1380013"
            error={localize({ zh: '手机号是 11 位数字', en: 'A phone number has 11 digits' })}
          />
        ),
        text: { zh: '错误说明手机号是什么样子。', en: 'The error says what a number looks like.' },
      },
      doNot: {
        picture: (localize) => (
          <PhoneField
            label={localize(label)}
            defaultValue="1380013"
            error={localize({ zh: '格式错误', en: 'Wrong format' })}
          />
        ),
        text: {
          zh: '只说“格式错误”：学习者不知道少了几位。',
          en: '“Wrong format”: the learner does not learn that digits are missing.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <PhoneField label={localize(label)} defaultValue="13800138000" />,
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: { zh: '一直看得到。', en: 'Always in view.' },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '国家代码', en: 'Country code' },
        text: { zh: '+86 固定，不用写。', en: '+86 is given and is not typed.' },
        selector: '.adornment',
        side: 'bottom',
      },
      {
        name: { zh: '号码', en: 'Number' },
        text: { zh: '最多 11 位数字。', en: 'Eleven digits at most.' },
        selector: 'input',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '标签写“手机号”，不写“请输入手机号码”。', en: 'The label is “Phone number”, not “Enter your phone number”.' },
    { zh: '错误写：手机号是 11 位数字。', en: 'The error is: A phone number has 11 digits.' },
  ],
  accessibility: [
    { zh: '手机弹出数字键盘。', en: 'Phones show the keyboard for digits.' },
    {
      zh: '`autocomplete="tel-national"`：浏览器能填好学习者的号码。',
      en: '`autocomplete="tel-national"`: the browser can fill in the learner’s own number.',
    },
    {
      zh: '标签、帮助和错误与 FormField 一样读出。',
      en: 'Label, help and error are read out as in FormField.',
    },
  ],
  variations: {
    WithError: { zh: '说明手机号是什么样子。', en: 'Says what a number looks like.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.divider',
    'color.primary',
    'color.error',
    'color.textMuted',
    'size.field',
    'radius.control',
    'typography.body1',
    'typography.body2',
  ],
}
