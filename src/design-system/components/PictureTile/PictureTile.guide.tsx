import type { ComponentGuide } from '#docs/guide'
import { animals } from '#tests/story-words'
import { Stack } from '../Layout/Layout.tsx'
import { PictureTile } from './PictureTile.tsx'

const [fox, rabbit, elephant] = animals
const three = [fox, rabbit, elephant]
const mixedTints = ['leaf', 'berry', 'sky'] as const

export const guide: ComponentGuide = {
  summary: {
    zh: '用一张图片代表一个词，圆形底色表示它的分类。',
    en: 'A picture that stands for a word, on the round background of its category.',
  },
  whenToUse: [
    {
      zh: '选项、配对板、单词卡、列表和分类封面：凡是用图片代表词的地方。',
      en: 'Options, boards, cards, lists and covers: wherever a picture stands for a word.',
    },
  ],
  whenNotToUse: [
    { zh: '一位学习者的头像。', en: 'The face of a learner.', use: 'Avatar' },
    { zh: '代表操作的图标。', en: 'An icon for an action.', use: 'IconButton' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'center' }}>
            {three.map(({ id, src, tint, meaning }) => (
              <PictureTile key={id} src={src} tint={tint} alt={localize(meaning)} size="s" />
            ))}
          </Stack>
        ),
        text: {
          zh: '一道题里的图片一样大：大小不透露答案。',
          en: 'One size for all pictures of a question: the size tells nothing.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'center' }}>
            {three.map(({ id, src, tint, meaning }, index) => (
              <PictureTile key={id} src={src} tint={tint} alt={localize(meaning)} size={index === 1 ? 'm' : 's'} />
            ))}
          </Stack>
        ),
        text: {
          zh: '有一张更大：学习者按大小选，不按意思选。',
          en: 'One picture is larger: the learner chooses by size, not by meaning.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            {three.map(({ id, src, meaning }) => (
              <PictureTile key={id} src={src} tint="leaf" alt={localize(meaning)} size="s" />
            ))}
          </Stack>
        ),
        text: {
          zh: '同一分类的词用同一种底色。',
          en: 'The words of a category share one background.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            {three.map(({ id, src, meaning }, index) => (
              <PictureTile key={id} src={src} tint={mixedTints[index]} alt={localize(meaning)} size="s" />
            ))}
          </Stack>
        ),
        text: {
          zh: '每张一种颜色：三只动物看起来属于三个分类。',
          en: 'A colour for each picture: three animals seem to belong to three categories.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <PictureTile src={fox.src} tint={fox.tint} alt={localize(fox.meaning)} size="l" />
      </Stack>
    ),
    parts: [
      {
        name: { zh: '底色', en: 'Background' },
        text: {
          zh: '由 `tint` 决定，同一分类用同一种；边长由 `size` 决定。',
          en: '`tint` chooses its colour, the same for a whole category; `size` sets its side.',
        },
        selector: '[data-tint]',
        side: 'left',
      },
      {
        name: { zh: '图片', en: 'Picture' },
        text: {
          zh: '占边长的三分之二。加载失败时，这里写出它的意思。',
          en: 'Two thirds of the side. If it does not load, its meaning is written here.',
        },
        selector: 'img',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '`alt` 只写意思：狐狸，而不是“一只狐狸的图片”。',
      en: '`alt` is the short definition: a clever wild animal with a bushy tail.',
    },
    {
      zh: '`alt` 里不写英文单词，否则等于说出答案。',
      en: '`alt` leaves the word itself out, because it is the answer.',
    },
  ],
  accessibility: [
    {
      zh: '角色是 `img`，名字是 `alt`。旁边已有同样意思的文字时用 `decorative`，读屏软件只读一次。',
      en: 'Its role is `img`, `alt` names it. With `decorative` it is silent, because the same words stand beside it.',
    },
    {
      zh: '宽和高在加载前就已确定，图片出现时页面不会跳动。',
      en: 'Width and height are known before the picture loads, so nothing moves when it comes.',
    },
  ],
  variations: {
    Sizes: {
      zh: '四种大小：列表、配对板、选项、整张卡片。',
      en: 'Four sizes: for lists, boards, options and a whole card.',
    },
    Backgrounds: { zh: '六种底色，相近的分类共用一种。', en: 'Six backgrounds, one for each family of categories.' },
    Failed: {
      zh: '图片加载失败时，显示它的意思。',
      en: 'The meaning takes the place of a picture that does not load.',
    },
    Decorative: {
      zh: '旁边有同样的文字时，读屏软件跳过图片。',
      en: 'Silent beside the same words.',
    },
  },
  tokens: [
    'color.pictureTint.leaf',
    'color.pictureTint.sky',
    'color.pictureTint.sun',
    'color.pictureTint.berry',
    'color.pictureTint.clay',
    'color.pictureTint.plum',
    'color.text',
    'radius.full',
    'typography.body2',
    'typography.caption',
  ],
}
