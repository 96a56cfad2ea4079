import { MoreVertical, Pencil, Trash2, Volume2 } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { Card } from '../Card/Card.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { WordList } from './WordList.ts'
import { WordRow } from './WordRow.tsx'
import type { WordRowProps } from './WordRow.tsx'

const [, rabbit] = animals

const short = { zh: '兔子', en: 'a small animal' }
const dictionary = {
  zh: 'n. 兔子；野兔；兔毛；差劲的运动员；vi. 猎兔；喋喋不休',
  en: 'n. a burrowing mammal; its fur or meat; a poor player; v. to hunt rabbits; to talk on and on',
}

const more = (localize: Localize) => (
  <IconButton label={localize({ zh: '更多：rabbit', en: 'More about rabbit' })}>
    <MoreVertical />
  </IconButton>
)

interface RowProps extends Partial<WordRowProps> {
  localize: Localize
}

function Row({ localize, ...props }: RowProps) {
  return (
    <Card padding="flush">
      <WordList aria-label={localize({ zh: '我的单词', en: 'My words' })}>
        <WordRow
          headword={rabbit.headword}
          meaning={localize(short)}
          picture={{ src: rabbit.src, tint: rabbit.tint }}
          speaker={
            <IconButton label={localize({ zh: '听发音', en: 'Hear it' })}>
              <Volume2 />
            </IconButton>
          }
          trailing={more(localize)}
          {...props}
        />
      </WordList>
    </Card>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '许多词里的一个：样子、发音和意思，占一行。',
    en: 'One word among many: what it looks like, how it sounds, what it means.',
  },
  whenToUse: [
    {
      zh: '笔记、搜索和复习里的一列单词，放在 WordList 里。',
      en: 'The words of a note, a search or a review, in a WordList.',
    },
  ],
  whenNotToUse: [
    { zh: '一屏只有一个词。', en: 'A single word on the whole screen.', use: 'WordCard' },
    {
      zh: '几百行都直接放在 WordList 里。',
      en: 'Hundreds of rows placed straight in a WordList.',
      use: 'VirtualList',
    },
    { zh: '印在纸上。', en: 'Words on paper.', use: 'PrintSheet' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Row localize={localize} />,
        text: {
          zh: '发音之外只放一样，其余进菜单。',
          en: 'One thing at the end besides the speaker; more go into a menu.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Row
            localize={localize}
            trailing={
              <>
                <IconButton label={localize({ zh: '改备注：rabbit', en: 'Edit rabbit' })}>
                  <Pencil />
                </IconButton>
                <IconButton label={localize({ zh: '移除 rabbit', en: 'Remove rabbit' })}>
                  <Trash2 />
                </IconButton>
                {more(localize)}
              </>
            }
          />
        ),
        text: {
          zh: '一排按钮：单词要让位，手指也容易按错。',
          en: 'A row of buttons: the word gives way and the finger takes the wrong one.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Row localize={localize} />,
        text: { zh: '只写第一个意思，一行看完。', en: 'The first meaning will do: the list can be scanned.' },
      },
      doNot: {
        picture: (localize) => <Row localize={localize} meaning={localize(dictionary)} />,
        text: {
          zh: '把整条释义放进列表：行高不一，找词变慢。',
          en: 'The whole dictionary entry: rows grow and a word is hard to find.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Row localize={localize} phonetic={rabbit.uk} />,
    parts: [
      {
        name: { zh: '图片（可选）', en: 'Picture (optional)' },
        text: { zh: '一列里尽量都有，或都没有。', en: 'For all rows of a list or for none, as far as they exist.' },
        selector: '[data-tint]',
        side: 'left',
      },
      {
        name: { zh: '单词', en: 'Headword' },
        text: { zh: '有 `to` 时是链接，整行都能按。', en: 'With `to` it is a link, and the whole row can be pressed.' },
        selector: '.headword',
      },
      {
        name: { zh: '音标（可选）', en: 'Phonetic (optional)' },
        text: { zh: '不知道时不显示。', en: 'Left out when it is unknown.' },
        selector: '.phonetic',
      },
      {
        name: { zh: '意思', en: 'Meaning' },
        text: { zh: '下面还可以有学习者的备注。', en: 'The learner’s remark may follow it.' },
        selector: '.meaning',
        side: 'bottom',
      },
      {
        name: { zh: '行尾', en: 'End' },
        text: {
          zh: '发音，再加一样：状态、按钮或菜单。',
          en: 'The speaker and one more: a state, a button or a menu.',
        },
        selector: '.end',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '按钮的名字带上单词：移除 fox。', en: 'Buttons name the word they are about: Remove fox.' },
    {
      zh: '意思一行写完；没有音标就不写，不用横线。',
      en: 'A meaning takes one line; a missing phonetic is left out, not a dash.',
    },
  ],
  accessibility: [
    {
      zh: '是列表项；WordList 用 `aria-label` 或 `aria-labelledby` 命名。',
      en: 'A list item; `aria-label` or `aria-labelledby` names its WordList.',
    },
    {
      zh: '链接的名字只有单词；整行能按，但不盖住上面的按钮。',
      en: 'The headword alone names the link; a press anywhere on the row opens it, except on its buttons.',
    },
    {
      zh: '单词标为英文，音标标为 `en-fonipa`；图片不读，意思在旁边。',
      en: 'Headwords are marked as English, phonetics as `en-fonipa`; the picture is silent beside its meaning.',
    },
  ],
  variations: {
    Opens: { zh: '整行打开这个词。', en: 'The row opens the word.' },
    WithState: { zh: '行尾是每个词的状态。', en: 'With the state of each word.' },
    Sketch: { zh: '快速滚过时只画单词。', en: 'Only the headword, while a quick scroll leaves no time for more.' },
    WordAlone: { zh: '没有图片和音标。', en: 'Neither picture nor phonetic.' },
    Facts: {
      zh: '发生过什么：另起一行，只在各项之间换行。',
      en: 'What happened with the word, in a line of its own that wraps between facts only.',
    },
    Phone: { zh: '手机上长单词换行。', en: 'On a phone a long word breaks.' },
  },
  tokens: [
    'color.text',
    'color.textMuted',
    'color.divider',
    'color.tint.primary',
    'color.primary',
    'radius.full',
    'size.focusRing',
    'typography.h4',
    'typography.body2',
  ],
}
