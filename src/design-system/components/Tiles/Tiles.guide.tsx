import type { ComponentGuide, Localize } from '#docs/guide'
import { Tiles } from './Tiles.tsx'
import type { TilesProps } from './Tiles.tsx'

interface RowProps extends Pick<TilesProps, 'kind' | 'pattern' | 'result'> {
  /** In the mixed order. */
  texts: readonly string[]
  /** Places in `texts` of what is on the line. */
  line?: readonly number[]
  localize: Localize
}

const ignoreChange = () => undefined

function Row({ kind, texts, line = [], pattern, result, localize }: RowProps) {
  return (
    <Tiles
      label={localize(
        kind === 'letters'
          ? { zh: '拼出“橡果”', en: 'Spell the word' }
          : { zh: '排出这句话：狐狸在睡觉。', en: 'Arrange the sentence' },
      )}
      kind={kind}
      tiles={texts.map((text, index) => ({ id: String(index), text }))}
      placed={line.map(String)}
      pattern={pattern}
      result={result}
      onChange={ignoreChange}
      rowLabels={localize({ zh: { line: '你的答案', tray: '字母' }, en: { line: 'Your answer', tray: 'Letters' } })}
      markLabels={localize({ zh: { right: '答对了', notYet: '还没对' }, en: { right: 'Right', notYet: 'Not yet' } })}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '把小块排成顺序：字母拼成单词，单词组成句子。',
    en: 'Tiles to put in order: letters spell a word, words make a sentence.',
  },
  whenToUse: [
    { zh: '看着字母拼单词，或把单词排成一句话。', en: 'Spelling with the letters in sight, or arranging a sentence.' },
  ],
  whenNotToUse: [
    { zh: '凭记忆拼写，看不到字母。', en: 'Spelling from memory.', use: 'LetterInput' },
    { zh: '从几个答案里选一个。', en: 'One answer of a few.', use: 'ChoiceGrid' },
    { zh: '给列表里的行换位置。', en: 'Rows of a list to be moved.', use: 'DragItem' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Row kind="words" texts={['sleeps', 'the', 'fox']} localize={localize} />,
        text: {
          zh: '不带大写和句号：看懂意思才能排。',
          en: 'No capital, no full stop: the order comes from the meaning.',
        },
      },
      doNot: {
        picture: (localize) => <Row kind="words" texts={['sleeps.', 'The', 'fox']} localize={localize} />,
        text: {
          zh: '大写和句号露出了头尾：不用读懂也能排对。',
          en: 'A capital and a full stop show both ends: it can be arranged without reading.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Row kind="letters" texts={['r', 'a', 'n', 'c', 'o', 'e']} pattern="_____" localize={localize} />
        ),
        text: {
          zh: '多一两个字母就够难，一眼看得完。',
          en: 'One or two letters too many make it harder and are still seen at a glance.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Row
            kind="letters"
            texts={['r', 'a', 'n', 'c', 'o', 'e', 's', 't', 'i', 'm', 'u', 'h', 'p', 'd']}
            pattern="_____"
            localize={localize}
          />
        ),
        text: {
          zh: '十几个字母：学习者在找字母，不是在拼单词。',
          en: 'More than twelve letters: the learner looks for letters instead of spelling.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Row kind="letters" texts={['r', 'a', 'n', 'c', 'o']} line={[1, 3]} localize={localize} />,
    parts: [
      {
        name: { zh: '答案行', en: 'Line' },
        text: { zh: '排好的小块；再按一下就放回去。', en: 'Tiles that are placed; a press takes one back.' },
        selector: '.line',
        side: 'left',
      },
      {
        name: { zh: '空格', en: 'Slot' },
        text: { zh: '还缺几个字母，一看就知道。', en: 'Shows how many letters are missing.' },
        selector: '.line .slot',
      },
      {
        name: { zh: '备选', en: 'Tray' },
        text: { zh: '顺序打乱，整道题都不变。', en: 'In a mixed order that stays for the whole question.' },
        selector: '.tray',
        side: 'left',
      },
      {
        name: { zh: '留下的空位', en: 'Hole' },
        text: {
          zh: '拿走后位置留着，其余的不移动。',
          en: 'What is taken leaves a hole, so that the others stay in place.',
        },
        selector: '.tray [aria-pressed="true"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '题目是动作：拼出“橡果”、排出这句话。', en: 'The label is an action: Spell the word, Arrange the sentence.' },
    { zh: '结果只有两句：答对了、还没对。', en: 'Two results: Right, Not yet.' },
  ],
  accessibility: [
    {
      zh: 'Tab 键只停一次；方向键在两行里移动，Enter 和空格键放上或拿回。',
      en: 'One tab stop; arrow keys walk over both rows, Enter and Space place a tile or take it back.',
    },
    {
      zh: '字母可以直接打，单词用数字键 1–9，中文输入法下也行；退格键拿回最后一个。',
      en: 'Letters are placed by typing them, words by the digits 1–9, with a Chinese input method too; Backspace takes the last one back.',
    },
    {
      zh: '每次变化都读出整行；拿回的小块保留焦点。',
      en: 'The line is read out after every change; a tile that is taken back keeps the focus.',
    },
    { zh: '不用拖动，全部靠按。', en: 'Nothing is dragged: everything is done by a press.' },
  ],
  variations: {
    Sentence: { zh: '排一句话。', en: 'A sentence.' },
    TwoWords: { zh: '两个词，多出一个字母。', en: 'Two words, and one letter too many.' },
    Right: { zh: '答对了。', en: 'Right.' },
    NotYet: { zh: '还没对。', en: 'Not yet.' },
    Phone: { zh: '长单词在手机上排成一行。', en: 'On a phone the letters of a long word stay in one row.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.divider',
    'color.primary',
    'color.error',
    'color.contrastText',
    'color.tint.primary',
    'color.tint.error',
    'shadow.card',
    'radius.card',
    'radius.control',
    'stroke.state',
    'stroke.strong',
    'playSize.board',
    'playSize.slotHeight',
    'duration.tap',
    'duration.shake',
    'typography.h3',
    'typography.body1',
  ],
}
