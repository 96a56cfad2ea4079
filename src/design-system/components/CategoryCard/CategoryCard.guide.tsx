import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { CategoryCard } from './CategoryCard.tsx'
import type { CategoryCardProps } from './CategoryCard.tsx'

const [fox] = animals
const foxCover = { src: fox.src, tint: fox.tint }

interface CardProps extends Partial<CategoryCardProps> {
  localize: Localize
}

function Animals({ localize, ...props }: CardProps) {
  return (
    <CategoryCard
      title={localize({ zh: '动物与自然', en: 'Animals and nature' })}
      cover={foxCover}
      counts={localize({ zh: '96 个单词 · 12 关', en: '96 words · 12 levels' })}
      to="#"
      {...props}
    />
  )
}

function ExamList({ localize, cover }: { localize: Localize; cover: CategoryCardProps['cover'] }) {
  return (
    <CategoryCard
      title={localize({ zh: '大学英语四级', en: 'College English Test 4' })}
      cover={cover}
      counts={localize({ zh: '3846 个单词 · 481 关', en: '3,846 words · 481 levels' })}
      to="#"
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一个可以选择的分类：什么内容、有多少、学到哪里。',
    en: 'A category to choose: what it holds, how much there is, how far the learner is.',
  },
  whenToUse: [{ zh: '挑战总览里，排成网格。', en: 'The overview of challenges, in a grid.' }],
  whenNotToUse: [
    { zh: '一个分类里的关卡。', en: 'The levels of a category.', use: 'LevelMap' },
    { zh: '不通往别处的一块内容。', en: 'Content that leads nowhere else.', use: 'Card' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <ExamList localize={localize} cover={{ sign: 'CET 4' }} />,
        text: {
          zh: '没有图片的词表用简短的字样。',
          en: 'A short sign for lists without pictures.',
        },
      },
      doNot: {
        picture: (localize) => <ExamList localize={localize} cover={foxCover} />,
        text: {
          zh: '随便借一张图：学习者以为里面是动物。',
          en: 'A borrowed picture: the learner expects a list of animals.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Animals localize={localize} />,
        text: {
          zh: '写出数量：学习者知道有多少要学。',
          en: 'Numbers say how much there is to learn.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Animals
            localize={localize}
            counts={localize({ zh: '有趣又好记的单词等你来', en: 'Lots of fun words to discover' })}
          />
        ),
        text: {
          zh: '只有宣传语：多少词、多少关，都不知道。',
          en: 'A slogan instead: the learner sees neither how many words nor how many levels there are.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Animals
        localize={localize}
        progress={{ value: 5 / 12, label: localize({ zh: '已完成 5 关', en: '5 levels done' }) }}
      />
    ),
    parts: [
      {
        name: { zh: '封面', en: 'Cover' },
        text: { zh: '分类里的一张图片，或简短的字样。', en: 'One of its pictures, or a short sign.' },
        selector: '[data-tint]',
        side: 'left',
      },
      {
        name: { zh: '名称', en: 'Title' },
        text: { zh: '是链接；按卡片的任何地方都会打开。', en: 'The link; a press anywhere on the card opens it.' },
        selector: 'h3',
      },
      {
        name: { zh: '数量', en: 'Counts' },
        text: { zh: '单词数和关卡数。', en: 'Words and levels.' },
        selector: 'p',
        side: 'right',
      },
      {
        name: { zh: '进度（可选）', en: 'Progress (optional)' },
        text: { zh: '完成第一关后才有。', en: 'Comes once the first level is done.' },
        selector: '.progress',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '数量：96 个单词 · 12 关。', en: 'Counts: 96 words · 12 levels.' },
    { zh: '进度：已完成 5 关。', en: 'Progress: 5 levels done.' },
    { zh: '封面字样要短：CET 4。', en: 'A sign is short: CET 4.' },
  ],
  accessibility: [
    {
      zh: '链接只有名称这几个字；整张卡都能按，焦点框围住整张卡。',
      en: 'The title alone is the link; the whole card can be pressed and the focus ring surrounds it.',
    },
    { zh: '封面不读：名称已经说出分类。', en: 'The cover is silent: the title names the category.' },
    { zh: '进度写成文字，在进度条上方。', en: 'Progress is in words above its bar.' },
  ],
  variations: {
    NotBegun: { zh: '还没有开始，没有进度。', en: 'Not begun: there is no progress.' },
    WithoutPicture: { zh: '考试词表，用字样代替图片。', en: 'An exam list with a sign.' },
    Several: { zh: '几个分类排成网格。', en: 'Several in a grid.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.primary',
    'color.textMuted',
    'color.pictureTint.clay',
    'shadow.card',
    'radius.card',
    'radius.full',
    'size.focusRing',
    'size.focusGap',
    'duration.card',
    'distance.lift',
    'typography.h3',
    'typography.body2',
  ],
}
