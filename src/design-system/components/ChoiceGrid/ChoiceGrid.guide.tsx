import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import type { ChoiceGridProps, ChoiceOption } from './ChoiceGrid.tsx'

interface GridProps {
  localize: Localize
  options: ChoiceOption[]
  result?: ChoiceGridProps['result']
}

const ignorePress = () => undefined

function Grid({ localize, options, result }: GridProps) {
  return (
    <ChoiceGrid
      label={localize({ zh: '哪一个是狐狸？', en: 'Which word fits?' })}
      options={options}
      result={result}
      markLabels={localize({
        zh: { right: '答对了', wrong: '你选的', revealed: '正确答案' },
        en: { right: 'Right', wrong: 'Your choice', revealed: 'The answer' },
      })}
      onChoose={ignorePress}
    />
  )
}

const words: ChoiceOption[] = ['fox', 'rabbit', 'bear', 'panda'].map((id) => ({ id, text: id, lang: 'en' }))

const [fox] = animals

const mixed = (localize: Localize): ChoiceOption[] => [
  { id: fox.id, picture: { src: fox.src, tint: fox.tint, alt: localize(fox.meaning) } },
  ...words.slice(1),
]

const meanings = (localize: Localize, first: string): ChoiceOption[] => [
  { id: 'fox', text: first },
  ...['rabbit', 'bear', 'panda'].map((id, index) => ({
    id,
    text: localize({ zh: ['兔子', '熊', '熊猫'], en: ['long ears', 'brown fur', 'eats bamboo'] })[index] ?? id,
  })),
]

export const guide: ComponentGuide = {
  summary: {
    zh: '四个选项，选出对的那一个：图片、意思或单词。',
    en: 'Four options, one right: pictures, meanings or words.',
  },
  whenToUse: [
    {
      zh: '看图、听音或读词之后，从几个选项里认出答案。',
      en: 'After a picture, a sound or a word, the learner recognises the answer among a few options.',
    },
  ],
  whenNotToUse: [
    { zh: '把几对图片和单词连起来。', en: 'Pairs of pictures and words.', use: 'MatchBoard' },
    { zh: '自己拼出单词。', en: 'A word to spell.', use: 'LetterInput' },
    { zh: '把字母或单词排好顺序。', en: 'Letters or words to put in order.', use: 'Tiles' },
    { zh: '设置里的单选。', en: 'One choice of a few in settings.', use: 'SegmentedControl' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Grid localize={localize} options={words} />,
        text: { zh: '一道题的选项都是同一种。', en: 'The options of a question are of one kind.' },
      },
      doNot: {
        picture: (localize) => <Grid localize={localize} options={mixed(localize)} />,
        text: {
          zh: '图片和单词混着放：学习者比的是形式，不是意思。',
          en: 'Pictures and words mixed: the learner compares forms, not meanings.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Grid localize={localize} options={meanings(localize, localize({ zh: '狐狸', en: 'bushy tail' }))} />
        ),
        text: { zh: '选项差不多长：长短不透露答案。', en: 'Options of about one length: the length tells nothing.' },
      },
      doNot: {
        picture: (localize) => (
          <Grid
            localize={localize}
            options={meanings(localize, localize({ zh: '狐狸，尾巴蓬松的犬科动物', en: 'sly, with a bushy tail' }))}
          />
        ),
        text: {
          zh: '对的那个最长：不认识这个词也能选对。',
          en: 'The right one is the longest: it can be chosen without knowing the word.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Grid localize={localize} options={words} result={{ chosen: 'rabbit', right: 'fox' }} />,
        text: { zh: '选错时，同时标出正确答案。', en: 'After a mistake, the right option is marked too.' },
      },
      doNot: {
        picture: (localize) => <Grid localize={localize} options={words} result={{ chosen: 'rabbit', right: '' }} />,
        text: {
          zh: '只标出选错的：学习者不知道哪个才对。',
          en: 'Only the mistake is marked: the learner does not see which one is right.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Grid localize={localize} options={words} result={{ chosen: 'rabbit', right: 'fox' }} />,
    parts: [
      {
        name: { zh: '选项', en: 'Option' },
        text: {
          zh: '整块都能按。都是两列，图片在电脑上四列，长文字在手机上一列。',
          en: 'All of it can be pressed. Two columns, four for pictures on desktops; long texts take a row each on phones.',
        },
        selector: 'button:nth-of-type(3)',
        side: 'left',
      },
      {
        name: { zh: '数字', en: 'Number' },
        text: {
          zh: '对应的数字键，只在宽屏上显示。',
          en: 'The key that chooses it; shown on wide screens only.',
        },
        selector: 'button:nth-of-type(2) .number',
      },
      {
        name: { zh: '标记', en: 'Mark' },
        text: {
          zh: '作答后出现：图标、文字和颜色说同一件事。',
          en: 'After the answer: icon, words and colour say the same.',
        },
        selector: 'button:nth-of-type(1) .mark',
        side: 'left',
      },
    ],
  },
  content: [
    { zh: '标记只用三句：答对了、你选的、正确答案。', en: 'Three marks: Right, Your choice, The answer.' },
    {
      zh: '不写“错”：“你选的”放在正确答案旁边，一看就明白。',
      en: 'No “Wrong”: “Your choice” beside “The answer” says it all.',
    },
  ],
  accessibility: [
    {
      zh: '一组按钮，`label` 里的问题是这一组的名字。',
      en: 'A group of buttons; the question in `label` names it.',
    },
    {
      zh: 'Tab 键只停一次，方向键在选项间移动，Enter 和空格键选择。',
      en: 'One tab stop; arrow keys walk through the options, Enter and Space choose.',
    },
    {
      zh: '数字键直接选择：`keys="page"` 在整页有效，`inside` 只在焦点位于其中时有效，`off` 关闭。',
      en: 'Digits choose: with `keys="page"` on the whole page, with `inside` while the focus is within, with `off` not at all.',
    },
    {
      zh: '作答后选项还在，带 `aria-disabled`，焦点不丢；结果由 FeedbackBar 读出。',
      en: 'After the answer, the options are `aria-disabled` and keep the focus; FeedbackBar reads out the result.',
    },
  ],
  variations: {
    Meanings: { zh: '选意思。', en: 'Meanings.' },
    Words: { zh: '选单词。', en: 'Words.' },
    Right: { zh: '选对了。', en: 'Right.' },
    NotYet: { zh: '没选对，立刻标出正确答案。', en: 'Missed: the right one is shown at once.' },
    Phone: { zh: '手机上两列两行。', en: 'Two by two on phones.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.error',
    'color.tint.primary',
    'color.tint.error',
    'color.contrastText',
    'shadow.card',
    'radius.card',
    'stroke.state',
    'playSize.board',
    'playSize.optionHeight',
    'duration.tap',
    'duration.shake',
    'typography.body1',
  ],
}
