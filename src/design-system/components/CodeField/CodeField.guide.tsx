import type { ComponentGuide } from '#docs/guide'
import { CodeField } from './CodeField.tsx'

const texts = {
  zh: {
    label: '验证码',
    requestLabel: '获取验证码',
    resendLabel: '重新发送',
    waitLabel: (seconds: number) => `${seconds} 秒后重发`,
  },
  en: {
    label: 'Code',
    requestLabel: 'Get code',
    resendLabel: 'Resend',
    waitLabel: (seconds: number) => `Resend in ${seconds} s`,
  },
}

/** As it is when a code was sent and the wait is over. */
const sentTexts = {
  zh: { ...texts.zh, requestLabel: texts.zh.resendLabel },
  en: { ...texts.en, requestLabel: texts.en.resendLabel },
}

const sentTo = { zh: '已发到 138****8000', en: 'Sent to 138****8000' }

const wrongCode = { zh: '验证码不对，和短信核对一下', en: 'The code differs from the one in the message' }

const ignoreRequest = async () => false

export const guide: ComponentGuide = {
  summary: {
    zh: '输入发到手机或邮箱的六位验证码，发送按钮就在框里。',
    en: 'Takes the six digits that were sent to a phone or mailbox; the button that sends them is inside.',
  },
  whenToUse: [
    {
      zh: '在同一张表单里，紧跟在手机号或邮箱后面。',
      en: 'The field follows the phone number or e-mail that it belongs to, in the same form.',
    },
  ],
  whenNotToUse: [
    { zh: '学习者自己设的密码。', en: 'A password that the learner made.', use: 'PasswordField' },
    { zh: '没有“发送”这一步的文字或编号。', en: 'Text or a number that nobody sends.', use: 'FormField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <CodeField {...localize(sentTexts)} help={localize(sentTo)} onRequestCode={ignoreRequest} />
        ),
        text: {
          zh: '写明发到了哪里，学习者知道去哪里看。',
          en: 'The help says where the code went, so the learner looks there.',
        },
      },
      doNot: {
        picture: (localize) => <CodeField {...localize(sentTexts)} onRequestCode={ignoreRequest} />,
        text: {
          zh: '不说发到哪里：号码写错了，只会一直等下去。',
          en: 'Not said where the code went: after a slip in the number the learner waits in vain.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <CodeField
            {...localize(sentTexts)}
            defaultValue="482913"
            error={localize(wrongCode)}
            onRequestCode={ignoreRequest}
          />
        ),
        text: {
          zh: '验证码不对时留着它：改一位就行。',
          en: 'A wrong code stays in the field: one digit is soon corrected.',
        },
      },
      doNot: {
        picture: (localize) => (
          <CodeField {...localize(sentTexts)} error={localize(wrongCode)} onRequestCode={ignoreRequest} />
        ),
        text: {
          zh: '清空重来：六位都要再写，也看不到错在哪里。',
          en: 'The field is emptied: six digits again, and nobody sees which one was wrong.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <CodeField {...localize(sentTexts)} help={localize(sentTo)} onRequestCode={ignoreRequest} />,
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: { zh: '一直看得到。', en: 'Always in view.' },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '输入框', en: 'Field' },
        text: { zh: '最多六位；手机弹出数字键盘。', en: 'Six digits at most; phones show the keyboard for digits.' },
        selector: 'input',
        side: 'left',
      },
      {
        name: { zh: '发送按钮', en: 'Send button' },
        text: {
          zh: '发出后倒数 60 秒，数完变成“重新发送”。',
          en: 'Once a code is sent it counts down 60 seconds, then says “Resend”.',
        },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '帮助或错误', en: 'Help or error' },
        text: { zh: '发到了哪里，或者哪里不对。', en: 'Where the code went, or what is wrong.' },
        selector: '[data-part=field-note] > span',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '按钮依次是：获取验证码、58 秒后重发、重新发送。',
      en: 'The button says in turn: Get code, Resend in 58 s, Resend.',
    },
    { zh: '号码和邮箱只露出一部分：138****8000。', en: 'Phone number and e-mail are shown in part: 138****8000.' },
  ],
  accessibility: [
    {
      zh: '`autocomplete="one-time-code"`：手机会直接给出短信里的验证码。',
      en: '`autocomplete="one-time-code"`: phones offer the code from the message.',
    },
    {
      zh: '等待时按钮带 `aria-disabled`：焦点留在原处，按下去不会再发。',
      en: 'The waiting button is `aria-disabled`: it keeps the focus, and a press sends nothing.',
    },
    {
      zh: '真的发出以后才开始倒数；没发出去可以马上再试。',
      en: 'The wait begins once a code has really been sent; otherwise the learner can try again at once.',
    },
    {
      zh: '倒数按时钟走：切换标签页回来也是对的。',
      en: 'The seconds follow the clock: they are still correct when the learner comes back to the tab.',
    },
  ],
  variations: {
    Waiting: { zh: '两次发送之间等 60 秒。', en: 'Sixty seconds between two codes.' },
    NotSent: { zh: '没有发出去：可以马上再按。', en: 'No code was sent: the learner can ask again at once.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.error',
    'color.textMuted',
    'size.field',
    'size.touch',
    'radius.control',
    'typography.body2',
    'typography.button',
  ],
}
