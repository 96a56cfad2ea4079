import type { ComponentGuide } from '#docs/guide'
import { FormField } from './FormField.tsx'

const username = { zh: '用户名', en: 'Username' }

const phone = { zh: '联系电话', en: 'Contact number' }

export const guide: ComponentGuide = {
  summary: {
    zh: '让学习者写一行或几行文字，标签、帮助和错误都在旁边。',
    en: 'Takes one line of text or several, with label, help and error beside it.',
  },
  whenToUse: [
    {
      zh: '要学习者自己写的文字：用户名、邮箱、笔记名称、建议。',
      en: 'The learner writes text: a username, an e-mail address, the name of a note, an idea.',
    },
  ],
  whenNotToUse: [
    { zh: '密码。', en: 'A password.', use: 'PasswordField' },
    { zh: '中国大陆的手机号。', en: 'A mobile number of mainland China.', use: 'PhoneField' },
    { zh: '短信或邮件里的验证码。', en: 'A code from a text message or an e-mail.', use: 'CodeField' },
    { zh: '二到四个选项里选一个。', en: 'One choice of two to four.', use: 'SegmentedControl' },
    { zh: '更多选项里选一个。', en: 'One choice of more than four.', use: 'SelectField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <FormField label={localize(username)} defaultValue="maple_leaf" />,
        text: {
          zh: '标签留在输入框上方，填完了也看得到。',
          en: 'The label stays above the field and can be read when the field is full.',
        },
      },
      doNot: {
        picture: (localize) => <FormField label="" placeholder={localize(username)} defaultValue="maple_leaf" />,
        text: {
          zh: '用占位文字当标签：一开始写，就看不到要填什么。',
          en: 'A placeholder as the label: with the first letter the question is gone.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <FormField
            label={localize(username)}
            defaultValue="maple"
            error={localize({ zh: '这个用户名已经有人用了，换一个试试', en: 'Someone has this name. Try another.' })}
          />
        ),
        text: { zh: '错误说清楚哪里不对、怎么改。', en: 'The error says what is wrong and how to mend it.' },
      },
      doNot: {
        picture: (localize) => (
          <FormField
            label={localize(username)}
            defaultValue="maple"
            error={localize({ zh: '输入无效', en: 'Invalid input' })}
          />
        ),
        text: {
          zh: '只说“无效”：学习者只能一个个去试。',
          en: '“Invalid” alone: the learner can only guess what to change.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <FormField label={localize(phone)} optionalLabel={localize({ zh: '选填', en: 'optional' })} />
        ),
        text: { zh: '可以不填的，标签旁写明“选填”。', en: 'A field that may stay empty says so beside its label.' },
      },
      doNot: {
        picture: (localize) => <FormField label={localize(phone)} />,
        text: {
          zh: '什么也不写：学习者以为必填，交出本不想给的信息。',
          en: 'No word about it: the learner gives away what nobody needs.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <FormField
        label={localize(username)}
        defaultValue="maple_leaf"
        help={localize({ zh: '3 到 30 个字母、数字、- 或 _', en: '3 to 30 letters, digits, - or _' })}
      />
    ),
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: {
          zh: '要填什么；一直看得到，点它就能开始写。',
          en: 'What is asked for; always in view, and a press on it puts the cursor in the field.',
        },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '输入框', en: 'Field' },
        text: {
          zh: '高度不低于 `size.field`；`rows` 大于 1 时随内容变高。',
          en: 'At least `size.field` high; with `rows` above 1 it grows with its text.',
        },
        selector: 'input',
        side: 'right',
      },
      {
        name: { zh: '帮助或错误', en: 'Help or error' },
        text: {
          zh: '出错时，错误连同图标代替帮助。',
          en: 'When something is wrong, the error with its icon takes the place of the help.',
        },
        selector: '[data-part=field-note] > span',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标签用两到四个字的名词，不加冒号。', en: 'The label has one or two words and no colon.' },
    {
      zh: '错误先说事实：手机号是 11 位数字。不说“请输入正确的…”。',
      en: 'An error states what is true: A phone number has 11 digits.',
    },
    {
      zh: '帮助只写一句，写标签没有说到的。',
      en: 'The help is one line that adds to the label, not the label again.',
    },
  ],
  accessibility: [
    {
      zh: '标签就是输入框的名字；帮助或错误是它的描述，焦点到达时一起读出。',
      en: 'The label names the field; help or error describes it and is read out as the focus arrives.',
    },
    {
      zh: '有错误时带 `aria-invalid`；错误有图标和文字，不只靠颜色。',
      en: 'An error sets `aria-invalid` and has an icon and words, not a colour alone.',
    },
    {
      zh: '`required` 时标签带星号：星号不会读出，读屏软件读“必填”。',
      en: 'With `required` the label gets a star: screen readers say “required” and not the star.',
    },
    {
      zh: '浏览器知道的内容要给 `autoComplete`，学习者不必再写一遍。',
      en: 'Give `autoComplete` where the browser knows the answer: nobody types it again.',
    },
  ],
  variations: {
    WithError: { zh: '错误代替帮助，带图标。', en: 'The error takes the place of the help, with an icon.' },
    Required: { zh: '必填：标签带星号。', en: 'Has to be filled in: the label gets a star.' },
    Optional: { zh: '可以不填。', en: 'May stay empty.' },
    Several: { zh: '几行文字，写多了会变高。', en: 'Several lines; it grows with the text.' },
    Disabled: { zh: '现在不能改。', en: 'Cannot be changed now.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.error',
    'color.textMuted',
    'color.tint.neutral',
    'size.field',
    'size.icon',
    'size.iconSmall',
    'radius.control',
    'typography.body1',
    'typography.body2',
    'duration.tap',
  ],
}
