import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { MatchBoard } from './MatchBoard.tsx'
import type { MatchBoardProps } from './MatchBoard.tsx'

interface BoardProps extends Pick<MatchBoardProps, 'matched' | 'wrong'> {
  localize: Localize
  /** Words of the right side, from the top. */
  order?: readonly string[]
}

const ignoreMatch = () => undefined

const shown = animals.slice(0, 3)
const mixed = ['rabbit', 'fox', 'elephant']

function Board({ localize, matched, wrong, order = mixed }: BoardProps) {
  return (
    <MatchBoard
      label={localize({ zh: '给图片找到对应的单词', en: 'Match pictures and words' })}
      sideLabels={localize({ zh: { left: '图片', right: '单词' }, en: { left: 'Pictures', right: 'Words' } })}
      left={shown.map(({ id, src, tint, meaning }) => ({ id, picture: { src, tint, alt: localize(meaning) } }))}
      right={order.map((word) => ({ id: word, word }))}
      matched={matched}
      wrong={wrong}
      onMatch={ignoreMatch}
      markLabels={localize({
        zh: { matched: '已配对', wrong: '再想想' },
        en: { matched: 'Matched', wrong: 'Not yet' },
      })}
    />
  )
}

const foxMatched = [{ leftId: 'fox', rightId: 'fox' }]

export const guide: ComponentGuide = {
  summary: {
    zh: '把左边的图片或意思，和右边的单词一一配对。',
    en: 'Pictures, or meanings, on the left to pair with words on the right.',
  },
  whenToUse: [
    {
      zh: '几个单词都见过之后，一次配四对。',
      en: 'Four pairs at a time, after their words have been met.',
    },
  ],
  whenNotToUse: [
    { zh: '只问一个词。', en: 'One word alone.', use: 'ChoiceGrid' },
    { zh: '把单词排成句子。', en: 'Words to put into a sentence.', use: 'Tiles' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Board localize={localize} matched={[]} />,
        text: { zh: '两边的顺序不同：要看意思才能配。', en: 'Each side in its own order: the meaning decides.' },
      },
      doNot: {
        picture: (localize) => <Board localize={localize} matched={[]} order={shown.map(({ headword }) => headword)} />,
        text: {
          zh: '两边顺序一样：学习者平着连就全对了。',
          en: 'Both sides in the same order: a learner who pairs straight across is right every time.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Board localize={localize} matched={foxMatched} />,
        text: {
          zh: '配好的留在原处，其余的不动。',
          en: 'What is matched stays in its place, so the others stay where the eye knows them.',
        },
      },
      doNot: {
        picture: (localize) => (
          <MatchBoard
            label={localize({ zh: '给图片找到对应的单词', en: 'Match pictures and words' })}
            sideLabels={localize({ zh: { left: '图片', right: '单词' }, en: { left: 'Pictures', right: 'Words' } })}
            left={shown
              .slice(1)
              .map(({ id, src, tint, meaning }) => ({ id, picture: { src, tint, alt: localize(meaning) } }))}
            right={['rabbit', 'elephant'].map((word) => ({ id: word, word }))}
            matched={[]}
            onMatch={ignoreMatch}
            markLabels={{ matched: '', wrong: '' }}
          />
        ),
        text: {
          zh: '配好就拿掉：其余的移了位，手指按错地方。',
          en: 'Matched tiles are taken away: the others move and the finger lands on the wrong one.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Board localize={localize} matched={foxMatched} wrong={{ leftId: 'elephant', rightId: 'rabbit' }} />
    ),
    parts: [
      {
        name: { zh: '左边', en: 'Left side' },
        text: { zh: '图片；没有图片的词用意思。', en: 'Pictures, or meanings of words that have none.' },
        selector: '.side:first-of-type',
        side: 'left',
      },
      {
        name: { zh: '右边', en: 'Right side' },
        text: { zh: '英文单词，顺序打乱。', en: 'English words in another order.' },
        selector: '.side:last-of-type',
        side: 'right',
      },
      {
        name: { zh: '数字', en: 'Number' },
        text: {
          zh: '对应的数字键，只在宽屏上显示。',
          en: 'The key that chooses it; shown on wide screens only.',
        },
        selector: '.number',
        side: 'left',
      },
      {
        name: { zh: '标记', en: 'Mark' },
        text: {
          zh: '对号是配好的，叉号是不对的；叉号过一会儿或下一次按时消失，减弱动效时留到下一次按。',
          en: 'A tick for what is matched, a cross for what is not; the cross fades after a moment or at the next press, with reduced motion at the next press.',
        },
        selector: '.mark',
      },
    ],
  },
  content: [
    {
      zh: '题目说出要做什么：给图片找到对应的单词。',
      en: 'The label says what to do: Match pictures and words.',
    },
    { zh: '标记只有两句：已配对、再想想。', en: 'Two marks: Matched, Not yet.' },
  ],
  accessibility: [
    {
      zh: '每块都是带 `aria-pressed` 的按钮，两边是有名字的组；先按哪边都可以。',
      en: 'Every tile is a button with `aria-pressed`, each side a named group; either side may come first.',
    },
    {
      zh: 'Tab 键和方向键移动，Enter 和空格键选择；四对时 1–4 是左边，5–8 是右边。',
      en: 'Tab and arrow keys move, Enter and Space choose; with four pairs 1–4 are the left side, 5–8 the right.',
    },
    {
      zh: '配好的带 `aria-disabled`，标记的文字读屏软件也能读到。',
      en: 'A matched tile is `aria-disabled`; screen readers hear the words of its mark.',
    },
  ],
  variations: {
    Fades: {
      zh: '没有减弱动效时，叉号过一会儿自己消失。',
      en: 'Without reduced motion the cross fades by itself.',
    },
    HalfWay: {
      zh: '配了一半，有一对不对。',
      en: 'Half way: two pairs are matched, one try was wrong.',
    },
    Meanings: { zh: '没有图片时用意思。', en: 'Meanings where there are no pictures.' },
    Phone: { zh: '手机上也是两列。', en: 'Two columns on phones too.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.primary',
    'color.error',
    'color.tint.primary',
    'color.tint.error',
    'color.contrastText',
    'shadow.card',
    'radius.card',
    'stroke.state',
    'playSize.board',
    'playSize.matchHeight',
    'duration.tap',
    'duration.card',
    'duration.shake',
    'typography.h3',
  ],
}
