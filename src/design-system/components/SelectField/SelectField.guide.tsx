import type { ComponentGuide } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { SelectField } from './SelectField.tsx'

const goal = { zh: '每周学多少个新词', en: 'New words a week' }

const goals = {
  zh: ['30', '50', '70', '100', '150'].map((value) => ({ value, label: `${value} 个` })),
  en: ['30', '50', '70', '100', '150'].map((value) => ({ value, label: `${value} words` })),
}

const meanings = { zh: '释义语言', en: 'Meanings in' }

export const guide: ComponentGuide = {
  summary: {
    zh: '从一列选项里选一个，用的是设备自带的列表。',
    en: 'Takes one choice from a list, which the device itself shows.',
  },
  whenToUse: [
    { zh: '五个以上的选项里选一个。', en: 'One choice out of five or more.' },
    { zh: '地方很小，放不下并排的选项。', en: 'A dense place where choices do not fit side by side.' },
  ],
  whenNotToUse: [
    {
      zh: '二到四个选项，比较着看更好选。',
      en: 'Two to four choices that are better seen together.',
      use: 'SegmentedControl',
    },
    { zh: '只有开和关。', en: 'A choice of on and off.', use: 'SwitchField' },
    { zh: '边写边给出词典里的单词。', en: 'Words of the dictionary while typing.', use: 'SuggestionList' },
    { zh: '点了就要执行的操作。', en: 'Actions that happen at a press.', use: 'MenuButton' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <SelectField label={localize(goal)} options={localize(goals)} defaultValue="50" />,
        text: {
          zh: '先选好多数人要的那一项：不改也能用。',
          en: 'What suits most people is chosen already: nobody has to change it.',
        },
      },
      doNot: {
        picture: (localize) => (
          <SelectField
            label={localize(goal)}
            options={[{ value: '', label: localize({ zh: '请选择', en: 'Please choose' }) }, ...localize(goals)]}
          />
        ),
        text: {
          zh: '第一项是“请选择”：每个人都要多点两下。',
          en: '“Please choose” on top: two presses more for everybody.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Box sx={{ maxWidth: '15rem' }}>
            <SelectField
              label={localize(meanings)}
              options={localize({
                zh: [{ value: 'both', label: '中英对照' }],
                en: [{ value: 'both', label: 'Chinese and English' }],
              })}
            />
          </Box>
        ),
        text: { zh: '选项是短名词，一眼看完。', en: 'Choices are short nouns that are read at a glance.' },
      },
      doNot: {
        picture: (localize) => (
          <Box sx={{ maxWidth: '15rem' }}>
            <SelectField
              label={localize(meanings)}
              options={localize({
                zh: [{ value: 'both', label: '每个单词都同时显示中文和英文两种释义' }],
                en: [{ value: 'both', label: 'Show each meaning in Chinese and in English' }],
              })}
            />
          </Box>
        ),
        text: {
          zh: '选项写成一句话：框里放不下，后半句看不到。',
          en: 'A sentence as a choice: the field is too narrow and cuts it off.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <SelectField
        label={localize(goal)}
        options={localize(goals)}
        defaultValue="50"
        help={localize({ zh: '每周一重新开始。', en: 'It starts again every Monday.' })}
      />
    ),
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: { zh: '选的是什么；一直看得到。', en: 'What is chosen here; always in view.' },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '当前选项', en: 'Current choice' },
        text: {
          zh: '整个框都能按，打开设备的列表。',
          en: 'A press anywhere in the field opens the list of the device.',
        },
        selector: 'select',
        side: 'top',
      },
      {
        name: { zh: '箭头', en: 'Arrow' },
        text: { zh: '说明这里有更多选项。', en: 'Says that there is more to choose from.' },
        selector: 'svg',
        side: 'right',
      },
      {
        name: { zh: '帮助或错误（可选）', en: 'Help or error (optional)' },
        text: {
          zh: '和所有输入框一样，错误代替帮助。',
          en: 'As in every field, an error takes the place of the help.',
        },
        selector: '[data-part=field-note] > span',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '选项都用名词，结构一致，长度相近。', en: 'Choices are nouns of one form and of similar length.' },
    {
      zh: '按猜得到的顺序：从少到多、从易到难、从近到远。',
      en: 'The order can be guessed: few to many, easy to hard, near to far.',
    },
  ],
  accessibility: [
    {
      zh: '是真正的 `select`：手机用自带的选择器，电脑用系统的列表。',
      en: 'A real `select`: a phone shows its own picker, a computer its own list.',
    },
    {
      zh: '上下方向键换选项，Home 和 End 键到头尾，输入文字直接找到选项。',
      en: 'Arrow keys change the choice, Home and End go to the ends, letters find a choice.',
    },
    {
      zh: '标签是它的名字；帮助或错误是它的描述，有错误时带 `aria-invalid`。',
      en: 'The label names it, help or error describes it, and an error sets `aria-invalid`.',
    },
  ],
  variations: {
    WithError: { zh: '说明缺了什么。', en: 'Says what is missing.' },
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
    'radius.control',
    'typography.body1',
    'typography.body2',
    'duration.tap',
  ],
}
