import type { ComponentGuide, Localize } from '#docs/guide'
import { animals, foods } from '#tests/story-words'
import type { StoryWord } from '#tests/story-words'
import { OpenPrintSheet } from './OpenPrintSheet.tsx'
import type { PrintSheetProps } from './OpenPrintSheet.tsx'

const ignorePress = () => undefined

const wordsOf = (words: readonly StoryWord[], localize: Localize) =>
  words.slice(0, 2).map(({ id, headword, us, meaning, src }) => ({
    id,
    headword,
    phonetic: us,
    meaning: localize(meaning),
    picture: src,
  }))

const grouped = (localize: Localize): PrintSheetProps['parts'] => [
  { id: 'animals', title: localize({ zh: '谁住在这里', en: 'Who lives here' }), words: wordsOf(animals, localize) },
  { id: 'foods', title: localize({ zh: '吃什么', en: 'What to eat' }), words: wordsOf(foods, localize) },
]

const mixed = (localize: Localize): PrintSheetProps['parts'] => {
  const [first, second] = grouped(localize)
  return [
    {
      id: 'all',
      title: localize({ zh: '单词', en: 'Words' }),
      words: [...(first?.words ?? []), ...(second?.words ?? [])],
    },
  ]
}

interface SheetProps {
  parts: PrintSheetProps['parts']
  localize: Localize
}

function Sheet({ parts, localize }: SheetProps) {
  return (
    <OpenPrintSheet
      title={localize({ zh: '看图记：森林', en: 'The forest' })}
      parts={parts}
      printLabel={localize({ zh: '打印这一份', en: 'Print this' })}
      backLabel={localize({ zh: '回到笔记', en: 'Back to the note' })}
      onPrint={ignorePress}
      onClose={ignorePress}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '可以打印的单词表：A4 纸，两栏，带图片。',
    en: 'A list of words for paper: A4, two columns, with pictures.',
  },
  whenToUse: [
    {
      zh: '学习者想把一本笔记的词印在纸上。看到的就是印出来的。',
      en: 'The learner wants the words of a note on paper. What is seen is what is printed.',
    },
  ],
  whenNotToUse: [
    { zh: '在屏幕上浏览单词。', en: 'Words to read on the screen.', use: 'WordRow' },
    { zh: '要填写或选择的一件小事。', en: 'Something short to fill in or to choose.', use: 'Dialog' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Sheet parts={grouped(localize)} localize={localize} />,
        text: {
          zh: '保留笔记里的分组和标题，纸上也好找。',
          en: 'The groups of the note and their titles stay, so words are found on paper too.',
        },
      },
      doNot: {
        picture: (localize) => <Sheet parts={mixed(localize)} localize={localize} />,
        text: {
          zh: '全部混成一组：学习者自己的整理没了。',
          en: 'All words in one group: the order that the learner made is gone.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Sheet parts={grouped(localize)} localize={localize} />,
    parts: [
      {
        name: { zh: '按钮', en: 'Buttons' },
        text: { zh: '打印和返回，只在屏幕上。', en: 'Print and back, on the screen alone.' },
        selector: '.buttons',
        side: 'left',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '笔记的名字，印在最上面。', en: 'The name of the note, at the top of the paper.' },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '分组', en: 'Group' },
        text: {
          zh: '一组词，标题不会单独留在页尾。',
          en: 'A group of words; its title is not left alone at the foot of a sheet.',
        },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '单词', en: 'Word' },
        text: {
          zh: '图片、单词、音标、意思和备注，不会断在两页。',
          en: 'Picture, headword, phonetics, meaning and remark, not split over two sheets.',
        },
        selector: 'li',
        side: 'left',
      },
    ],
  },
  content: [
    { zh: '按钮说清楚：打印这一份、回到笔记。', en: 'The buttons say what they do: Print this, Back to the note.' },
    {
      zh: '只给屏幕看的说明写进 `notice`，不会印出来。',
      en: '`notice` is for the screen: it is not printed.',
    },
  ],
  accessibility: [
    {
      zh: '是对话框，名字是笔记的标题；Esc 键和安卓的返回手势回到笔记。',
      en: 'A dialog named by the note’s title; Esc and Android’s way back return to the note.',
    },
    {
      zh: '图片不读：意思写在旁边。单词标为英文。',
      en: 'Pictures are silent: their meaning stands beside them. Headwords are marked as English.',
    },
  ],
  variations: {
    Plain: { zh: '没有图片的一组。', en: 'One group without pictures.' },
    OfACourse: { zh: 'Certificate：课程的证书。', en: 'Certificate: for a completed course.' },
  },
  tokens: [
    'color.divider',
    'color.textMuted',
    'size.content',
    'size.hairline',
    'layer.dialog',
    'typography.h1',
    'typography.h4',
    'typography.body2',
  ],
}
