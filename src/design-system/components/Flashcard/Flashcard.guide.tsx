import type { ReactNode } from 'react'
import { Volume2 } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PictureTile } from '../PictureTile/PictureTile.tsx'
import { Text } from '../Text/Text.tsx'
import { Flashcard } from './Flashcard.tsx'

const [fox] = animals

const ignorePress = () => undefined

interface CardProps {
  front?: ReactNode
  back?: ReactNode
  turned?: boolean
  localize: Localize
}

function FoxCard({ front, back, turned = false, localize }: CardProps) {
  return (
    <Flashcard
      front={front}
      back={back}
      turned={turned}
      onTurn={ignorePress}
      turnLabel={localize({ zh: '翻面', en: 'Turn over' })}
      onAnswer={ignorePress}
      answerLabels={localize({
        zh: { notYet: '还不会', knew: '我会了' },
        en: { notYet: 'Not yet', knew: 'Knew it' },
      })}
      keys="inside"
    />
  )
}

const word = (
  <Text variant="headword" component="p" lang="en">
    {fox.headword}
  </Text>
)

const meaning = (localize: Localize) => (
  <>
    <PictureTile src={fox.src} tint={fox.tint} alt={localize(fox.meaning)} decorative size="l" />
    <Text variant="h3" component="p">
      {localize(fox.meaning)}
    </Text>
  </>
)

export const guide: ComponentGuide = {
  summary: {
    zh: '一张用来记忆的卡片：正面是问题，背面是答案，会不会由学习者自己说。',
    en: 'A card to remember by: the question in front, the answer behind, and the learner’s own judgement.',
  },
  whenToUse: [
    { zh: '按自己的节奏，把一本笔记里的词过一遍。', en: 'The learner goes through a note at their own pace.' },
  ],
  whenNotToUse: [
    { zh: '可以由系统判断对错：从选项里选。', en: 'The product can judge: one of a few options.', use: 'ChoiceGrid' },
    { zh: '可以由系统判断对错：拼出单词。', en: 'The product can judge: a word to spell.', use: 'LetterInput' },
    {
      zh: '第一次见到一个词，还没有什么可回忆。',
      en: 'A word met for the first time, with nothing to recall.',
      use: 'WordCard',
    },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <FoxCard front={word} localize={localize} />,
        text: {
          zh: '正面只放问题：单词、图片或发音。',
          en: 'Only the question is on the front: a word, a picture or a sound.',
        },
      },
      doNot: {
        picture: (localize) => (
          <FoxCard
            front={
              <>
                {word}
                {meaning(localize)}
              </>
            }
            localize={localize}
          />
        ),
        text: {
          zh: '正面已经有答案：没有什么要回忆，也就记不住。',
          en: 'The answer is on the front: nothing is recalled, so nothing is learned.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <FoxCard
        turned
        back={
          <>
            {word}
            <IconButton label={localize({ zh: '听发音', en: 'Hear it' })}>
              <Volume2 />
            </IconButton>
            <Text variant="h3" component="p">
              {localize(fox.meaning)}
            </Text>
          </>
        }
        localize={localize}
      />
    ),
    parts: [
      {
        name: { zh: '卡面', en: 'Face' },
        text: {
          zh: '看到的一面。上面的按钮单独可按，比如听发音。',
          en: 'The side that is seen. A button on it, such as the speaker, is pressed on its own.',
        },
        selector: '.face',
        side: 'left',
      },
      {
        name: { zh: '翻面', en: 'Turn over' },
        text: { zh: '整张卡都能按，文字写在下沿。', en: 'All of the card turns it; the words are at its lower edge.' },
        selector: '.turn',
        side: 'right',
      },
      {
        name: { zh: '两个回答', en: 'Two answers' },
        text: {
          zh: '翻到背面才出现；位置一直留着，卡片不会跳动。',
          en: 'They come with the back; their room is always kept, so the card stays in place.',
        },
        selector: '.answers',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '卡片上写动作：翻面。', en: 'The card names its action: Turn over.' },
    {
      zh: '回答只有“还不会”和“我会了”，不写“错”。',
      en: 'The answers are “Not yet” and “Knew it”; there is no “Wrong”.',
    },
  ],
  accessibility: [
    {
      zh: '整张卡是一个按钮，卡面是它的描述：得到焦点时读屏软件会读出正在问什么。',
      en: 'The whole card is one button described by its face: on focus, screen readers say what is asked.',
    },
    {
      zh: '空格键、左右方向键翻面；看到背面后，1 是“还不会”，2 是“我会了”。`keys` 决定这些键在哪里有效，`shortcuts` 是学习者自己设的键。',
      en: 'Space, Left and Right turn it; on the back, 1 is “Not yet” and 2 is “Knew it”. `keys` says where they work, `shortcuts` has those that the learner set.',
    },
    {
      zh: '翻面后新内容会被读出。下一张卡用 `takeFocus` 接过焦点。',
      en: 'What comes into sight is read out. The card that follows takes the focus with `takeFocus`.',
    },
    { zh: '开启“减少动态效果”后，两面直接交换，不翻转。', en: 'With reduced motion the sides change without turning.' },
  ],
  variations: {
    Turned: { zh: '背面朝上，可以回答。', en: 'Turned, with the two answers.' },
    Phone: { zh: '手机上回答在拇指旁边。', en: 'On phones the answers lie under the thumb.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.textMuted',
    'shadow.raised',
    'radius.card',
    'playSize.card',
    'playSize.flashcard',
    'size.touch',
    'duration.sheet',
    'easing.out',
    'typography.caption',
  ],
}
