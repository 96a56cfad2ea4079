import type { ComponentGuide } from '#docs/guide'
import { SegmentedControl } from './SegmentedControl.tsx'

const difficulty = { zh: '难度', en: 'Difficulty' }

const difficulties = {
  zh: [
    { value: 'easy', label: '简单' },
    { value: 'medium', label: '中等' },
    { value: 'hard', label: '困难' },
  ],
  en: [
    { value: 'easy', label: 'Easy' },
    { value: 'medium', label: 'Medium' },
    { value: 'hard', label: 'Hard' },
  ],
}

const sentences = {
  zh: [
    { value: 'easy', label: '先从简单的单词开始' },
    { value: 'medium', label: '中等' },
    { value: 'hard', label: '我要挑战最难的' },
  ],
  en: [
    { value: 'easy', label: 'Begin with easy words' },
    { value: 'medium', label: 'Medium' },
    { value: 'hard', label: 'Give me the hardest' },
  ],
}

const ignoreChange = () => undefined

export const guide: ComponentGuide = {
  summary: {
    zh: '在二到四个选项里选一个，所有选项都看得到。',
    en: 'Takes exactly one choice of two to four, all of them in view.',
  },
  whenToUse: [
    {
      zh: '看得到其他选项更好选：难度、玩法、语言、时间范围。',
      en: 'Seeing the other choices helps: a difficulty, a kind of game, a language, a range of time.',
    },
  ],
  whenNotToUse: [
    { zh: '五个以上的选项。', en: 'Five choices or more.', use: 'SelectField' },
    { zh: '切换页面里的不同内容。', en: 'Different views of a page.', use: 'Tabs' },
    { zh: '只有开和关。', en: 'A choice of on and off.', use: 'SwitchField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <SegmentedControl
            fullWidth
            label={localize(difficulty)}
            options={localize(difficulties)}
            value="easy"
            onChange={ignoreChange}
          />
        ),
        text: {
          zh: '选项一样短：一眼比较，一样好按。',
          en: 'Words of similar length: compared at a glance, equally easy to press.',
        },
      },
      doNot: {
        picture: (localize) => (
          <SegmentedControl
            fullWidth
            label={localize(difficulty)}
            options={localize(sentences)}
            value="easy"
            onChange={ignoreChange}
          />
        ),
        text: {
          zh: '选项写成句子：文字折行，学习者要读完才能选。',
          en: 'Sentences: they wrap, and all has to be read before a choice.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <SegmentedControl
        fullWidth
        label={localize(difficulty)}
        options={localize(difficulties)}
        value="easy"
        onChange={ignoreChange}
      />
    ),
    parts: [
      {
        name: { zh: '底槽', en: 'Track' },
        text: {
          zh: '把选项连成一组；组名只给读屏软件。',
          en: 'Joins the choices into a group, whose name is for screen readers alone.',
        },
        selector: 'fieldset',
        side: 'right',
      },
      {
        name: { zh: '选中的一项', en: 'Chosen one' },
        text: {
          zh: '浮起的色块，文字是主色；总有一项选中。',
          en: 'A raised plate with words in the primary colour; one is chosen at any time.',
        },
        selector: 'label:has(:checked)',
      },
      {
        name: { zh: '其他选项', en: 'Other choices' },
        text: {
          zh: '高度不低于 `size.touch`；前面可以有图标。',
          en: 'At least `size.touch` high; an icon may come first.',
        },
        selector: 'label:last-of-type',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '每项两到四个字，词性一致。', en: 'One or two words for each, all of one kind.' },
    {
      zh: '语言用它自己的文字写：中文、EN，并给 `lang`。',
      en: 'A language is written in its own words, 中文 or EN, with its `lang`.',
    },
  ],
  accessibility: [
    {
      zh: '是真正的单选按钮：方向键换选项，Tab 键离开这一组。',
      en: 'Real radio buttons: arrow keys choose, Tab leaves the group.',
    },
    {
      zh: '`label` 是组名，看不见，但会和选项一起读出。',
      en: '`label` names the group: it is not seen, but it is read out with the choice.',
    },
    {
      zh: '选中的一项有底色和阴影，不只靠文字颜色。',
      en: 'The chosen one has a plate and a shadow, not a colour of text alone.',
    },
  ],
  variations: {
    WithIcons: { zh: '带图标，占满一栏。', en: 'With icons, over the whole column.' },
    Language: { zh: '每种语言用自己的文字。', en: 'Each language in its own words.' },
  },
  tokens: [
    'color.track',
    'color.surface',
    'color.primary',
    'color.text',
    'color.textMuted',
    'shadow.card',
    'size.touch',
    'size.icon',
    'radius.control',
    'typography.body2',
    'duration.tap',
  ],
}
