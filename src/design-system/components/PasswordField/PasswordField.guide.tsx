import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { PasswordField } from './PasswordField.tsx'

const texts = {
  zh: { label: '新密码', showLabel: '显示密码', hideLabel: '隐藏密码', metLabel: '已满足' },
  en: { label: 'New password', showLabel: 'Show password', hideLabel: 'Hide password', metLabel: 'done' },
}

const rules = {
  zh: [
    { label: '至少 8 个字符', met: false },
    { label: '一个大写字母', met: false },
    { label: '一个小写字母', met: true },
    { label: '一个数字', met: true },
  ],
  en: [
    { label: '8 characters or more', met: false },
    { label: 'an uppercase letter', met: false },
    { label: 'a lowercase letter', met: true },
    { label: 'a digit', met: true },
  ],
}

export const guide: ComponentGuide = {
  summary: {
    zh: '输入密码，可以显示出来核对；设新密码时列出还差什么。',
    en: 'Takes a password that can be shown and, where a new one is made, lists what it still needs.',
  },
  whenToUse: [
    {
      zh: '登录、确认身份时输入已有的密码。',
      en: 'The learner types an existing password: to sign in or to confirm who they are.',
    },
    {
      zh: '注册、修改密码时设新密码：给它 `rules`。',
      en: 'The learner makes a new one, at sign-up or in a change: give it `rules`.',
    },
  ],
  whenNotToUse: [
    { zh: '短信或邮件里的验证码。', en: 'A code from a message or mail.', use: 'CodeField' },
    { zh: '不需要遮住的文字。', en: 'Text that anybody may see.', use: 'FormField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <PasswordField
            {...localize(texts)}
            autoComplete="new-password"
            defaultValue="leaf2"
            rules={localize(rules)}
          />
        ),
        text: {
          zh: '要求列在下面，边输入边打勾：输完就知道合不合格。',
          en: 'The rules are below and get ticked while typing: no surprise at the end.',
        },
      },
      doNot: {
        picture: (localize) => (
          <PasswordField
            {...localize(texts)}
            autoComplete="new-password"
            defaultValue="leaf2"
            error={localize({ zh: '密码不符合要求', en: 'The password does not meet the rules' })}
          />
        ),
        text: {
          zh: '提交以后才说不合格：学习者不知道还差哪一条。',
          en: 'A refusal after sending: the learner does not know which rule is missing.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <PasswordField {...localize(texts)} autoComplete="new-password" defaultValue="Leaf2grove" />
        ),
        text: {
          zh: '只填一次；点眼睛就能核对。',
          en: 'The password is typed once; the eye shows it for a check.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            <PasswordField {...localize(texts)} autoComplete="new-password" defaultValue="Leaf2grove" />
            <PasswordField
              {...localize(texts)}
              label={localize({ zh: '再输一次新密码', en: 'New password again' })}
              autoComplete="new-password"
            />
          </Stack>
        ),
        text: {
          zh: '要求再输一次：多费一遍工夫，点眼睛本来就能核对。',
          en: 'A second field: twice the typing, for a check that the eye already gives.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <PasswordField {...localize(texts)} autoComplete="new-password" defaultValue="leaf2" rules={localize(rules)} />
    ),
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: {
          zh: '说明是哪一个密码：密码、当前密码、新密码。',
          en: 'Which one it is: password, current password, new password.',
        },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '眼睛', en: 'Eye' },
        text: {
          zh: '显示或隐藏密码；名字说明按下去会怎样。',
          en: 'Shows or hides the password; its name says what a press does.',
        },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '要求（可选）', en: 'Rules (optional)' },
        text: {
          zh: '满足的打勾，变成主色；出错时要求留在错误下面。',
          en: 'A rule that is met gets a tick and the primary colour; with an error the list stays below it.',
        },
        selector: 'ul',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '要求写成短语：至少 8 个字符、一个数字。', en: 'Rules are phrases: 8 characters or more, a digit.' },
    {
      zh: '眼睛的名字是动作：显示密码、隐藏密码。',
      en: 'The eye is named after its action: Show password, Hide password.',
    },
    {
      zh: '登录失败时不说错在邮箱还是密码。',
      en: 'An error at sign-in does not tell whether the e-mail or the password is wrong.',
    },
  ],
  accessibility: [
    {
      zh: '眼睛是按钮：Tab 键能到达，Enter 和空格键能按下。',
      en: 'The eye is a button: Tab reaches it, Enter and Space press it.',
    },
    {
      zh: '满足的要求有勾，读屏软件还会读出 `metLabel`，不只靠颜色。',
      en: 'A rule that is met has a tick, and screen readers say `metLabel`: it is not left to colour alone.',
    },
    {
      zh: '没有错误时，要求是输入框的描述，焦点到达时读出。',
      en: 'Without an error the rules describe the field and are read out as the focus arrives.',
    },
    {
      zh: '能粘贴；`autoComplete` 让密码管理器填写或生成密码。',
      en: 'Pasting works, and `autoComplete` lets a password manager fill it in or make one.',
    },
  ],
  variations: {
    WithRules: { zh: '设新密码：要求边输入边打勾。', en: 'A new password: the rules are ticked while typing.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.error',
    'color.textMuted',
    'size.field',
    'size.touch',
    'size.iconSmall',
    'radius.control',
    'typography.body2',
  ],
}
