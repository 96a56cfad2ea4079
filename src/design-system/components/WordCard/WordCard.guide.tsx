import { Volume2 } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { IconButton } from '../IconButton/IconButton.tsx'
import { WordCard } from './WordCard.tsx'
import type { WordCardProps } from './WordCard.tsx'

const [, rabbit] = animals

const short = { zh: '兔子', en: 'a small animal with long ears' }
const dictionary = {
  zh: 'n. 兔子；野兔；兔毛；差劲的运动员；vi. 猎兔；喋喋不休',
  en: 'n. a burrowing mammal; its fur or meat; a poor player; v. to hunt rabbits; to talk on and on',
}

interface CardProps extends Partial<WordCardProps> {
  localize: Localize
}

function RabbitCard({ localize, ...props }: CardProps) {
  return (
    <WordCard
      headword={rabbit.headword}
      meaning={localize(short)}
      meaningLang={localize({ zh: 'zh', en: 'en' })}
      speaker={
        <IconButton label={localize({ zh: '听发音', en: 'Hear it' })}>
          <Volume2 />
        </IconButton>
      }
      {...props}
    />
  )
}

const phonetics = (localize: Localize) => [
  { accent: localize({ zh: '英', en: 'UK' }), ipa: rabbit.uk },
  { accent: localize({ zh: '美', en: 'US' }), ipa: rabbit.us },
]

export const guide: ComponentGuide = {
  summary: {
    zh: '一个词的初次见面：图片、单词、发音和意思。',
    en: 'One word to meet before playing: picture, headword, how it sounds, what it means.',
  },
  whenToUse: [{ zh: '做题之前的热身，一屏一个词。', en: 'The warm-up before a run: one word a screen.' }],
  whenNotToUse: [
    { zh: '一列很多词。', en: 'A list of many words.', use: 'WordRow' },
    { zh: '要先回忆、再看答案。', en: 'A word to recall before its meaning is seen.', use: 'Flashcard' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <RabbitCard localize={localize} />,
        text: { zh: '只写一个意思，一眼就看明白。', en: 'One short meaning: it is taken in at a glance.' },
      },
      doNot: {
        picture: (localize) => <RabbitCard localize={localize} meaning={localize(dictionary)} />,
        text: {
          zh: '把整条释义搬来：学习者不知道要记哪一个。',
          en: 'The whole dictionary entry: the learner does not know which meaning to learn.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <RabbitCard localize={localize} phonetics={[]} />,
        text: { zh: '没有音标就不显示这一行。', en: 'Without phonetics the line is left out.' },
      },
      doNot: {
        picture: (localize) => (
          <RabbitCard localize={localize} phonetics={phonetics(localize).map(({ accent }) => ({ accent, ipa: '-' }))} />
        ),
        text: {
          zh: '用横线占位：看起来像出了错。',
          en: 'Dashes in its place look like a fault.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <RabbitCard
        localize={localize}
        picture={{ src: rabbit.src, tint: rabbit.tint }}
        phonetics={phonetics(localize)}
      />
    ),
    parts: [
      {
        name: { zh: '图片（可选）', en: 'Picture (optional)' },
        text: { zh: '没有图片的词只显示文字。', en: 'A word without one is shown in words alone.' },
        selector: '[data-tint]',
        side: 'left',
      },
      {
        name: { zh: '单词', en: 'Headword' },
        text: { zh: '最大的字；很长的词会换行。', en: 'The largest text of the card; a very long word breaks.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '发音按钮', en: 'Speaker' },
        text: { zh: '按下时读出这个词。', en: 'Says the word.' },
        selector: 'button',
        side: 'right',
      },
      {
        name: { zh: '音标', en: 'Phonetics' },
        text: { zh: '最多两种口音，不知道时不显示。', en: 'Two accents at most; none when unknown.' },
        selector: 'dl',
        side: 'left',
      },
      {
        name: { zh: '意思', en: 'Meaning' },
        text: { zh: '学习者语言里的一个意思。', en: 'One meaning in the learner’s language.' },
        selector: '.meaning',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '口音写“英”和“美”。', en: 'Accents are UK and US.' },
    { zh: '意思只写一个，四个字以内最好。', en: 'A meaning is one short phrase without the word itself.' },
  ],
  accessibility: [
    {
      zh: '单词是 `h2`，标为英文，读屏软件按英语发音读。',
      en: 'The headword is an `h2` marked as English, so screen readers pronounce it as English.',
    },
    {
      zh: '图片不读：同样的意思写在下面。音标标为 `en-fonipa`。',
      en: 'The picture is silent, its meaning stands below. Phonetics are marked `en-fonipa`.',
    },
    { zh: '意思用 `meaningLang` 标出语言。', en: '`meaningLang` marks the language of the meaning.' },
  ],
  variations: {
    WithoutPicture: { zh: '没有图片的词。', en: 'A word without a picture.' },
    LargeText: {
      zh: '文字放大到 200 % 时，长词变小，不断开。',
      en: 'With text at 200 % a long word gets smaller and stays whole.',
    },
    LongWord: { zh: '很长的词在手机上变小。', en: 'A very long word gets smaller on a phone.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.textMuted',
    'shadow.card',
    'radius.card',
    'playSize.card',
    'size.text',
    'typography.headword',
    'typography.phonetic',
    'typography.h3',
  ],
}
