import type { ComponentGuide, Localize } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { GroveBeds } from './GroveBeds.tsx'
import type { BedPlant, GroveBed } from './GroveBeds.tsx'

const plants = (['tree', 'bush', 'sapling', 'sprout', 'seed'] as const).map((stage, index): BedPlant => ({
  id: index + 1,
  species: (['berry', 'palm', 'fern', 'pine', 'grass'] as const)[index] ?? 'fern',
  stage,
  posture: index === 1 ? 'leaning' : 'upright',
  shiftX: 0,
  shiftY: 0,
}))
const bed = (id: string, title: string, caption: string): GroveBed => ({
  id,
  title,
  caption,
  count: plants.length,
  plantAt: (index) => plants[index],
})
const beds = {
  zh: [bed('food', '食物与饮料', '5 个单词，1 个要浇水')],
  en: [bed('food', 'Food and drink', '5 words, 1 thirsty')],
}
const nameless = { zh: [bed('food', '', '')], en: [bed('food', '', '')] }

function Beds({ localize, of = beds }: { localize: Localize; of?: typeof beds }) {
  return (
    <GroveBeds
      beds={localize(of)}
      label={localize({ zh: '5 个单词：1 个要浇水', en: '5 words: 1 thirsty' })}
      zoomInLabel={localize({ zh: '放大', en: 'Zoom in' })}
      zoomOutLabel={localize({ zh: '缩小', en: 'Zoom out' })}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '把所有学过的单词种在一片片地里，一万个也不慢。',
    en: 'Draws all words of a learner in beds of earth; ten thousand are no burden.',
  },
  whenToUse: [
    { zh: '整片词林：每个单词都看得到。', en: 'The whole grove, where every word is to be seen.' },
    { zh: '要分享的图片用 GrovePicture。', en: 'For a picture to share, GrovePicture.' },
  ],
  whenNotToUse: [
    { zh: '首页上最新的几十个。', en: 'The newest words on home.', use: 'GroveScene' },
    { zh: '一个单词的状态。', en: 'The state of one word.', use: 'Plant' },
    { zh: '要读、要搜索的单词。', en: 'Words to read or to search.', use: 'VirtualList' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={2}>
            <Beds localize={localize} />
            <Text variant="body2">{localize({ zh: '列表', en: 'List' })}</Text>
          </Stack>
        ),
        text: {
          zh: '每片地有名字和数量，旁边能换成列表。',
          en: 'Each bed has its name and its numbers, and the same is there as a list.',
        },
      },
      doNot: {
        picture: (localize) => <Beds localize={localize} of={nameless} />,
        text: {
          zh: '没有名字：不知道这片地里种的是什么。',
          en: 'Without names nobody knows what grows in a bed.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Beds localize={localize} />,
    parts: [
      {
        name: { zh: '名字', en: 'Name' },
        text: {
          zh: '主题、课程或笔记，下面一行是数量。',
          en: 'The topic, course or note, and a line of numbers below.',
        },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '土地', en: 'Earth' },
        text: { zh: '每行植物一道垄；短的两片并排。', en: 'A furrow for each row; two short beds lie side by side.' },
        selector: '.soil',
        side: 'bottom',
      },
      {
        name: { zh: '缩放', en: 'Zoom' },
        text: {
          zh: '跟着窗口走。缩小时一行里种得更多，从不左右滚动。',
          en: 'Stays in the window. Zooming out plants more in a row; nothing scrolls sideways.',
        },
        selector: '.zoom',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '`label` 说出总数和三种数量。', en: 'The `label` names the total and the three numbers.' },
    { zh: '`caption` 一行：多少个、几个要浇水。', en: 'The `caption` is one line: how many words, how many thirsty.' },
  ],
  accessibility: [
    {
      zh: '读屏软件读到每片地的名字和数量；植物不逐个读出，所以旁边一定要有列表。',
      en: 'Screen readers hear the name and numbers of each bed. Plants are not read one by one, so a list has to be beside it.',
    },
    {
      zh: '焦点在缩放按钮上时，+ 和 − 也能缩放；两指捏合、按住 Ctrl 滚动也可以。',
      en: 'With the focus on the zoom buttons + and − zoom too; so do two fingers, and the wheel with Ctrl.',
    },
    {
      zh: '每株植物至少有 24 像素宽的位置，原大小时 48 像素。',
      en: 'Each plant has a place at least 24 pixels wide, 48 at its normal size.',
    },
    { zh: '它自己从不动。', en: 'It never moves by itself.' },
  ],
  variations: {
    Zoom: { zh: '按钮和按键。', en: 'By buttons and keys.' },
    Few: { zh: '词少、屏幕宽：一开始就种得大些。', en: 'Few words on a wide screen begin larger.' },
    Phone: { zh: '手机上。', en: 'On a phone.' },
    Picture: { zh: '要分享的图片。', en: 'The picture to share.' },
  },
  tokens: [
    'color.plant.soil',
    'color.plant.trunk',
    'color.plant.lush',
    'color.plant.fading',
    'color.plant.thirsty',
    'color.surface',
    'color.divider',
    'typography.h4',
    'typography.body2',
  ],
}
