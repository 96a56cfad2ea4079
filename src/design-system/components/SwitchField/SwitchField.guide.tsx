import { Leaf } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { SwitchField } from './SwitchField.tsx'

const eyeProtection = { zh: '护眼模式', en: 'Eye protection' }

const ignoreChange = () => undefined

export const guide: ComponentGuide = {
  summary: { zh: '打开或关闭一样东西，立刻生效。', en: 'Turns something on or off, at once.' },
  whenToUse: [
    { zh: '只有开和关两种状态的设置。', en: 'A setting that is on or off.' },
    { zh: '一拨就生效，不需要再按保存。', en: 'The change takes effect at once and needs no saving.' },
  ],
  whenNotToUse: [
    {
      zh: '两个不同的选项，而不是开和关。',
      en: 'Two different choices instead of on and off.',
      use: 'SegmentedControl',
    },
    { zh: '提交时才生效的同意条款：用复选框。', en: 'An agreement that is sent with a form: use a checkbox.' },
    { zh: '按一下就做一件事。', en: 'An action at a press.', use: 'Button' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <SwitchField checked label={localize(eyeProtection)} onChange={ignoreChange} />,
        text: {
          zh: '标签是东西的名字：开着还是关着，看开关就知道。',
          en: 'The label names the thing: the switch itself says whether it is on.',
        },
      },
      doNot: {
        picture: (localize) => (
          <SwitchField
            checked
            label={localize({ zh: '关闭护眼模式', en: 'Turn eye protection off' })}
            onChange={ignoreChange}
          />
        ),
        text: {
          zh: '标签是动作：现在是开着“关闭”吗？没人看得懂。',
          en: 'An action as the label: is “off” on now? Nobody can tell.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <SwitchField checked label={localize({ zh: '音效', en: 'Sounds' })} onChange={ignoreChange} />
        ),
        text: { zh: '拨动后立刻生效。', en: 'The change takes effect at the press.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <SwitchField checked label={localize({ zh: '音效', en: 'Sounds' })} onChange={ignoreChange} />
            <Button>{localize({ zh: '保存', en: 'Save' })}</Button>
          </Stack>
        ),
        text: {
          zh: '还要按保存：学习者拨完就走，设置没有改成。',
          en: 'A save button after it: people press the switch, leave, and nothing has changed.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <SwitchField
        checked
        icon={<Leaf />}
        label={localize(eyeProtection)}
        help={localize({ zh: '豆沙绿的底色，看久了也不累。', en: 'A soft green background for long reading.' })}
        onChange={ignoreChange}
      />
    ),
    parts: [
      {
        name: { zh: '图标（可选）', en: 'Icon (optional)' },
        text: { zh: '帮人在一列设置里更快找到它。', en: 'Helps to find it in a list of settings.' },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '标签', en: 'Label' },
        text: {
          zh: '整行都能按，高度不低于 `size.touch`。',
          en: 'The whole line can be pressed; it is at least `size.touch` high.',
        },
        selector: 'label > span > span',
      },
      {
        name: { zh: '帮助（可选）', en: 'Help (optional)' },
        text: { zh: '一句话说明打开后有什么不同。', en: 'One sentence about what changes.' },
        selector: 'small',
        side: 'bottom',
      },
      {
        name: { zh: '开关', en: 'Switch' },
        text: {
          zh: '圆钮在右边是开，底色变成主色；在左边是关。',
          en: 'With the knob on the right and in the primary colour it is on, on the left off.',
        },
        selector: '[role="switch"]',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '标签是名词：护眼模式、音效、每日提醒。',
      en: 'The label is a noun: Eye protection, Sounds, Daily reminder.',
    },
    { zh: '不写“开”“关”“启用”。', en: 'No “on”, “off” or “enable”.' },
  ],
  accessibility: [
    {
      zh: '角色是 `switch`，名字是标签，开或关会读出。',
      en: 'Its role is `switch`, the label names it, on or off is read out.',
    },
    { zh: 'Tab 键能到达，空格键拨动。', en: 'Tab reaches it, Space switches it.' },
    { zh: '帮助是它的描述，不算在名字里。', en: 'The help describes it and is no part of its name.' },
  ],
  variations: {
    WithHelp: { zh: '带图标和一句帮助。', en: 'With an icon and a line of help.' },
    LargeText: {
      zh: '文字放大到 200 %：长词断开，不压住开关。',
      en: 'With text at 200 % a long word is broken, not drawn over the switch.',
    },
    Disabled: { zh: '现在不能改。', en: 'Cannot be changed now.' },
  },
  tokens: [
    'color.primary',
    'color.border',
    'color.surface',
    'color.textMuted',
    'size.touch',
    'size.icon',
    'radius.full',
    'typography.body2',
    'duration.tap',
  ],
}
