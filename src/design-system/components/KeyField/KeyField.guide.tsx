import type { ComponentGuide, Localize } from '#docs/guide'
import type { LocalizedText } from '#docs/localized'
import { KeyField } from './KeyField.tsx'
import type { KeyFieldProps } from './KeyField.tsx'

const ignore = () => undefined

const listen = { zh: '再听一遍', en: 'Listen again' }
const space = { zh: '空格', en: 'Space' }
const taken = { zh: '“空格”已用于“继续”', en: '“Space” is taken by “Continue”' }
const swap = { zh: '互换', en: 'Swap them' }

/** One action with its key. */
const field = (localize: Localize, label: LocalizedText, value: LocalizedText, more: Partial<KeyFieldProps> = {}) => (
  <KeyField
    label={localize(label)}
    value={localize(value)}
    changeLabel={localize({ zh: `${label.zh}：${value.zh}，更换按键`, en: `${label.en}: ${value.en}. Change the key` })}
    waitLabel={localize({ zh: '按一个键', en: 'Press a key' })}
    waitHelp={localize({ zh: '按 Esc 保持不变。', en: 'Esc leaves it as it is.' })}
    onKey={() => true}
    onWait={ignore}
    {...more}
  />
)

const clash = (localize: Localize) => ({
  tone: 'error' as const,
  message: localize(taken),
  actions: [{ label: localize(swap), onPress: ignore }],
})

export const guide: ComponentGuide = {
  summary: { zh: '让学习者给一个动作设定自己的键。', en: 'Lets a learner set the key of an action.' },
  whenToUse: [
    { zh: '动作有键，而且这个键可以换。', en: 'An action has a key, and the key may be another one.' },
    { zh: '一列动作，每个一行。', en: 'A list of actions, one in each line.' },
  ],
  whenNotToUse: [
    { zh: '输入文字。', en: 'A text is written.', use: 'FormField' },
    { zh: '只要告诉人键是哪个，不能换。', en: 'The key is only told and cannot be changed.', use: 'PlayHeader' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => field(localize, listen, space, clash(localize)),
        text: {
          zh: '冲突写在这一行：谁占着，怎么办。',
          en: 'A clash is told at its line: who has the key, and what can be done.',
        },
      },
      doNot: {
        picture: (localize) =>
          field(localize, listen, space, { tone: 'error', message: localize({ zh: '按键无效', en: 'Invalid key' }) }),
        text: {
          zh: '只说无效：不知道为什么，也不知道换哪个。',
          en: 'Invalid, and no more: nobody knows why, or which key to take.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => field(localize, listen, space, clash(localize)),
    parts: [
      {
        name: { zh: '动作', en: 'Action' },
        text: { zh: '下面可以有一句说明。', en: 'With a line of help below it where it needs one.' },
        selector: '.name',
        side: 'left',
      },
      {
        name: { zh: '键', en: 'Key' },
        text: {
          zh: '按下后等一个键，高度不低于 `size.touch`。',
          en: 'A press waits for a key; it is at least `size.touch` high.',
        },
        selector: 'button.key',
        side: 'right',
      },
      {
        name: { zh: '结果', en: 'Outcome' },
        text: { zh: '设成了什么，或者为什么不行。', en: 'What was set, or why not.' },
        selector: '[role="status"]',
        side: 'left',
      },
      {
        name: { zh: '办法（可选）', en: 'Ways on (optional)' },
        text: { zh: '互换，或者恢复默认。', en: 'Swap them, or back to the default.' },
        selector: '.actions',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '动作写它做的事：再听一遍、继续、翻面。',
      en: 'The action says what it does: Listen again, Continue, Turn over.',
    },
    { zh: '键写键帽上的字：空格、Enter、L。', en: 'The key is written as it stands on the keyboard: Space, Enter, L.' },
  ],
  accessibility: [
    {
      zh: '按钮的名字里有动作和键；等键的时候是输入框，读屏软件会把每个键交给它。',
      en: 'The button is named by the action and its key; while a key is awaited it is a field, to which screen readers hand every key.',
    },
    {
      zh: 'Esc 保持不变，Tab 继续往下走，单按 Shift 不算；焦点总会回到按钮上。',
      en: 'Esc leaves it as it is, Tab goes on, Shift alone is no key; the focus always comes back to the button.',
    },
    { zh: '结果会读出来。', en: 'The outcome is read out.' },
  ],
  variations: {
    ByKeyboard: { zh: '只用键盘。', en: 'By keyboard alone.' },
    Clash: { zh: '键已被占用，可以互换。', en: 'The key is taken, and the two can be swapped.' },
    WithHelp: { zh: '带一句说明。', en: 'With a line of help.' },
    LargeText: {
      zh: '窄屏上文字放大到 200 %：键换到下一行。',
      en: 'On a narrow screen with text at 200 % the key stands below its name.',
    },
  },
  tokens: [
    'color.primary',
    'color.text',
    'color.textMuted',
    'color.error',
    'color.divider',
    'size.touch',
    'radius.control',
    'stroke.state',
    'typography.body2',
  ],
}
