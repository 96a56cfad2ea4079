import type { ComponentGuide, Localize } from '#docs/guide'
import { LetterInput } from './LetterInput.tsx'
import type { Letter } from './LetterInput.tsx'

const ignoreKey = () => undefined

interface WordProps {
  pattern: string
  /** What is typed; a letter after `!` is wrong. */
  typed: string
  message?: string
  localize: Localize
}

function lettersOf(typed: string): Letter[] {
  const [right = '', wrong = ''] = typed.split('!')
  return [
    ...[...right].map((char): Letter => ({ char, state: 'right' })),
    ...[...wrong].map((char): Letter => ({ char, state: 'wrong' })),
  ]
}

function TypedWord({ pattern, typed, message, localize }: WordProps) {
  return (
    <LetterInput
      label={localize({ zh: '拼写单词', en: 'Type the word' })}
      pattern={pattern}
      letters={lettersOf(typed)}
      message={message}
      onChar={ignoreKey}
      onBackspace={ignoreKey}
    />
  )
}

const slip = { zh: '这里应该是 a，你输入的是 e', en: 'Expected a, but you typed e' }

export const guide: ComponentGuide = {
  summary: {
    zh: '用任何键盘把一个单词逐个字母拼出来。',
    en: 'A word to type letter by letter, on any keyboard.',
  },
  whenToUse: [
    {
      zh: '看图、听音或看意思后拼写单词，字母的个数是知道的。',
      en: 'A word is spelt after a picture, a sound or a meaning, and its number of letters is known.',
    },
  ],
  whenNotToUse: [
    { zh: '长短不定的回答。', en: 'Answers of unknown length.', use: 'FormField' },
    { zh: '字母已经给出，只要排顺序。', en: 'Letters that are given and only need an order.', use: 'Tiles' },
    { zh: '登录用的验证码。', en: 'The code of a sign-in.', use: 'CodeField' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <TypedWord pattern="______" typed="ban!e" message={localize(slip)} localize={localize} />
        ),
        text: {
          zh: '说清这里该是什么、输入了什么。',
          en: 'Say which letter is expected and which one was typed.',
        },
      },
      doNot: {
        picture: (localize) => (
          <TypedWord
            pattern="______"
            typed="ban!e"
            message={localize({ zh: '拼写错误', en: 'Wrong spelling' })}
            localize={localize}
          />
        ),
        text: {
          zh: '只说“拼写错误”：学习者不知道错在哪，只好乱试。',
          en: '“Wrong spelling” alone: the learner does not know what to mend and guesses.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <TypedWord pattern="_'_____" typed="oc" localize={localize} />,
        text: {
          zh: '撇号和连字符一开始就写好，只拼字母。',
          en: 'Apostrophes and hyphens are there from the start; only letters are typed.',
        },
      },
      doNot: {
        picture: (localize) => <TypedWord pattern="_______" typed="oc" localize={localize} />,
        text: {
          zh: '撇号也算一格：学习者在第二格拼了字母，后面全错位。',
          en: 'A slot for the apostrophe: a letter lands in it and all that follow are out of place.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <TypedWord pattern="______" typed="ban!e" message={localize(slip)} localize={localize} />,
    parts: [
      {
        name: { zh: '字母格', en: 'Slot' },
        text: {
          zh: '一格一个字母，下划线的颜色表示对、错或空。',
          en: 'One for each letter; its underline shows whether it is right, wrong or empty.',
        },
        selector: '.slot:nth-of-type(2)',
      },
      {
        name: { zh: '拼错的字母', en: 'Wrong letter' },
        text: { zh: '带叉号，等学习者用退格键删掉。', en: 'It has a cross and stays until Backspace removes it.' },
        selector: '.slot[data-state="wrong"]',
      },
      {
        name: { zh: '说明', en: 'Message' },
        text: { zh: '哪里不对；位置一直留着。', en: 'What went wrong; its room is always kept.' },
        selector: '.message',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '说明写出两个字母：这里应该是 a，你输入的是 e。',
      en: 'The message names both letters: Expected a, but you typed e.',
    },
    {
      zh: '键盘打出中文时，在 `onOtherScript` 里告诉学习者怎样切换到英文。',
      en: 'When the keyboard writes Chinese, `onOtherScript` is where to say how to switch it to English.',
    },
  ],
  accessibility: [
    {
      zh: '是真正的文本框，名字是 `label`；格子对读屏软件隐藏，`description` 说出拼到了哪里。',
      en: 'A real text field named by `label`; slots are hidden from screen readers, `description` says how far it is.',
    },
    { zh: '说明的角色是 `status`，一变化就读出。', en: 'The message is a `status`: it is read out when it changes.' },
    {
      zh: '没有自动更正、自动大写和联想，也不能粘贴；拼音输入时的字母照样算数。',
      en: 'No autocorrect, automatic capitals or suggestions, and paste does nothing; letters of a pinyin keyboard count as they are composed.',
    },
    {
      zh: '手机键盘弹出时，它会滚动到键盘上方。',
      en: 'It scrolls to stay above the phone keyboard.',
    },
  ],
  variations: {
    HalfWay: { zh: '拼了一半。', en: 'Some letters typed.' },
    Wrong: { zh: '拼错的字母等着退格。', en: 'A wrong letter stays until Backspace removes it.' },
    Hinted: { zh: '提示显示整个单词。', en: 'The hint shows the word.' },
    Apostrophe: { zh: '撇号一开始就在。', en: 'The apostrophe is there from the start.' },
    TwoWords: { zh: '两个词之间留空。', en: 'Two words with a gap between them.' },
    Compared: {
      zh: 'LetterComparison：写的字母在上，单词在下，不同的地方各有记号。',
      en: 'LetterComparison: what was written above the word, each difference with a sign.',
    },
    LongWordOnPhone: { zh: '长单词在手机上缩小。', en: 'A long word shrinks on a phone.' },
    LongestWordOnPhone: { zh: '很长的单词在手机上占两行。', en: 'A very long word takes two rows on a phone.' },
    ChineseKeyboard: {
      zh: '拼音输入时，字母边打边算。',
      en: 'Letters of a pinyin keyboard count as they are composed.',
    },
    OtherScript: { zh: '打出整个中文词时，通知页面。', en: 'A whole Chinese word is reported.' },
  },
  tokens: [
    'color.primary',
    'color.error',
    'color.tint.error',
    'color.rewardText',
    'color.border',
    'color.surface',
    'shadow.card',
    'radius.card',
    'radius.control',
    'stroke.state',
    'stroke.strong',
    'playSize.board',
    'playSize.slotHeight',
    'duration.shake',
    'typography.body1',
  ],
}
