import type { ComponentGuide } from '#docs/guide'
import { ErrorBox } from '../ErrorBox/ErrorBox.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { CardForm } from './CardForm.tsx'

const texts = {
  zh: {
    labels: { number: '卡号', expiry: '有效期', cvv: '安全码', holder: '持卡人姓名' },
    expiryHint: '月/年',
    cvvHelp: '卡背面的 3 位数字',
  },
  en: {
    labels: { number: 'Card number', expiry: 'Expiry date', cvv: 'Security code', holder: 'Name on card' },
    expiryHint: 'MM/YY',
    cvvHelp: '3 digits on the back',
  },
}

const fields = { number: {}, expiry: {}, cvv: {}, holder: {}, brand: '' }

export const guide: ComponentGuide = {
  summary: {
    zh: '填写银行卡的四个输入框，浏览器能自动填好。',
    en: 'Takes the details of a payment card in four fields that browsers know how to fill.',
  },
  whenToUse: [
    {
      zh: '演示环境的支付页面需要一张测试卡。',
      en: 'A payment of the demo asks for a test card.',
    },
  ],
  whenNotToUse: [
    {
      zh: '真实的银行卡：学习者在支付平台自己的页面上填写。',
      en: 'Real cards: learners type them on the page of the payment provider.',
    },
    { zh: '选择用哪种方式支付。', en: 'The choice of how to pay.', use: 'PaymentMethodPicker' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <CardForm
            {...fields}
            {...localize(texts)}
            expiry={{ error: localize({ zh: '这张卡已过期', en: 'This card has expired' }) }}
          />
        ),
        text: { zh: '错误写在出错的那一格下面。', en: 'The error is at the field that it is about.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            <ErrorBox>{localize({ zh: '银行卡信息有误', en: 'The card details are wrong' })}</ErrorBox>
            <CardForm {...fields} {...localize(texts)} />
          </Stack>
        ),
        text: {
          zh: '只在上方说一句：学习者要把四格都核对一遍。',
          en: 'One error above the form: the learner has to check every field.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <CardForm {...fields} {...localize(texts)} />,
        text: { zh: '只问支付需要的四项。', en: 'Four fields: what a payment needs.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={5}>
            <CardForm {...fields} {...localize(texts)} />
            <FormField label={localize({ zh: '账单地址', en: 'Billing address' })} />
          </Stack>
        ),
        text: {
          zh: '多问一项：多一份要保管的隐私，也多一个放弃付款的理由。',
          en: 'One field more: more private data, and one more reason to give up.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <CardForm {...fields} {...localize(texts)} brand="Visa" />,
    parts: [
      {
        name: { zh: '卡号', en: 'Card number' },
        text: { zh: '空格按卡面分组，由页面加上。', en: 'The page adds spaces as they stand on the card.' },
        selector: '[autocomplete="cc-number"]',
        side: 'left',
      },
      {
        name: { zh: '卡组织（可选）', en: 'Brand (optional)' },
        text: { zh: '输入几位后显示，并会读出。', en: 'Appears after a few digits and is read out.' },
        selector: '[role="status"]',
        side: 'right',
      },
      {
        name: { zh: '有效期', en: 'Expiry date' },
        text: { zh: '占位文字是写法：月/年。', en: 'The placeholder shows the form: MM/YY.' },
        selector: '[autocomplete="cc-exp"]',
        side: 'left',
      },
      {
        name: { zh: '安全码', en: 'Security code' },
        text: {
          zh: '像密码一样遮住；帮助说明在卡的哪里。',
          en: 'Hidden like a password; the help says where it is on the card.',
        },
        selector: '[autocomplete="cc-csc"]',
        side: 'right',
      },
      {
        name: { zh: '持卡人姓名', en: 'Name on card' },
        text: { zh: '和卡面一样写。', en: 'Written as on the card.' },
        selector: '[autocomplete="cc-name"]',
        side: 'left',
      },
    ],
  },
  content: [
    {
      zh: '标签用卡面上的叫法：卡号、有效期、安全码、持卡人姓名。',
      en: 'Labels use the words of the card: Card number, Expiry date, Security code, Name on card.',
    },
    {
      zh: '安全码的帮助跟着卡变：背面 3 位，或正面 4 位。',
      en: 'The help of the security code follows the card: 3 digits on the back, or 4 on the front.',
    },
  ],
  accessibility: [
    {
      zh: '每格都有 `autocomplete`：浏览器和密码管理器能一次填好。',
      en: 'Every field has its `autocomplete`: browsers and password managers fill all of them at once.',
    },
    {
      zh: '卡号、有效期和安全码在手机上弹出数字键盘。',
      en: 'Phones show the keyboard for digits in the number, date and code fields.',
    },
    { zh: '认出卡组织时，读屏软件读出它的名字。', en: 'When the brand is known, screen readers say its name.' },
    { zh: '错误是出错那一格的描述。', en: 'An error describes the field that it belongs to.' },
  ],
  variations: {
    WithBrand: { zh: '输入几位后认出卡组织。', en: 'The brand is known after a few digits.' },
    WithErrors: { zh: '每格各有自己的错误。', en: 'Each field shows an error of its own.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.error',
    'color.textMuted',
    'size.field',
    'radius.control',
    'typography.body1',
    'typography.body2',
  ],
}
