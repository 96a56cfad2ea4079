import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Plant } from './Plant.tsx'

const words = { zh: '8 个要浇水', en: '8 thirsty' }

export const guide: ComponentGuide = {
  summary: {
    zh: '把一个单词画成一株植物：长得多高是记得多牢，站得多直是多久会忘。',
    en: 'Draws a word as a plant: its height is how well it is known, its posture how soon it is forgotten.',
  },
  whenToUse: [
    { zh: '词林、一局的结果、单词的记忆状态。', en: 'In the grove, in results, for the memory of a word.' },
    { zh: '空白页上说明这里会长出什么。', en: 'On empty pages, to show what will grow there.' },
  ],
  whenNotToUse: [
    { zh: '页脚的装饰。', en: 'As decoration at the foot of a page.', use: 'Grove' },
    { zh: '说明单词的意思。', en: 'To show what a word means.', use: 'PictureTile' },
    { zh: '一个目标完成了多少。', en: 'For how far a goal has come.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack direction="row" spacing={3} align="center">
            <Plant species="fern" stage="bush" posture="leaning" />
            <Text>{localize(words)}</Text>
          </Stack>
        ),
        text: { zh: '要浇水的植物旁边写明数量。', en: 'Beside thirsty plants their number is written.' },
      },
      doNot: {
        picture: () => (
          <Stack direction="row" spacing={3} align="center">
            <Plant species="fern" stage="bush" posture="leaning" />
            <Plant species="fern" stage="bush" posture="leaning" />
          </Stack>
        ),
        text: { zh: '只画出来，让人自己数。', en: 'Drawn only: people have to count.' },
      },
    },
  ],
  anatomy: {
    picture: () => <Plant species="berry" stage="tree" posture="leaning" scale={3} />,
    parts: [
      {
        name: { zh: '叶子', en: 'Foliage' },
        text: {
          zh: '每类主题一种轮廓；颜色跟着记忆变。',
          en: 'One silhouette for each topic; the colour follows memory.',
        },
        selector: '[data-tone="foliage"]',
        side: 'left',
      },
      {
        name: { zh: '果子', en: 'Fruit' },
        text: { zh: '只有记得很牢的单词才结果。', en: 'Only words that are known well bear it.' },
        selector: '[data-tone="fruit"]',
      },
      {
        name: { zh: '露珠', en: 'Drop of dew' },
        text: { zh: '该浇水了：到期复习。', en: 'Thirsty: due for review.' },
        selector: '[data-tone="drop"]',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '`label` 写单词、长到哪一步、记得怎样。',
      en: 'The `label` says the word, how far it has grown, and how well it is remembered.',
    },
    {
      zh: '阶段的名字：种子、小苗、树苗、灌木、果树。',
      en: 'The stages are called seed, sprout, sapling, bush, fruit tree.',
    },
  ],
  accessibility: [
    {
      zh: '没有 `label` 就是装饰，读屏软件不读。',
      en: 'Without a `label` it is decoration, and screen readers pass it.',
    },
    {
      zh: '要浇水由颜色、倾斜和露珠三样说明。',
      en: 'Thirst is told three ways: by colour, by posture and by the drop.',
    },
    {
      zh: '叶子在页面、卡片、天空和土地上都至少 3:1。',
      en: 'Foliage is at least 3:1 on the page, on cards, on sky and on soil.',
    },
  ],
  variations: {
    Species: { zh: '八种轮廓，五个阶段。', en: 'Eight silhouettes in five stages.' },
    Postures: { zh: '直立、微倾、倾斜。', en: 'Upright, slight, leaning.' },
  },
  tokens: [
    'color.plant.lush',
    'color.plant.fading',
    'color.plant.thirsty',
    'color.plant.trunk',
    'color.plant.soil',
    'color.rewardFill',
    'color.rewardText',
    'color.info',
    'color.tint.info',
  ],
}
