import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { GroveScene } from './GroveScene.tsx'
import type { ScenePlant } from './GroveScene.tsx'

const plants: ScenePlant[] = (['fern', 'pine', 'berry', 'sunflower', 'palm', 'bamboo'] as const).map(
  (species, index) => ({
    id: index,
    species,
    stage: (['tree', 'bush', 'sapling'] as const)[index % 3] ?? 'bush',
    posture: index === 1 ? 'leaning' : 'upright',
    cell: index * 9,
    shiftX: 0,
    shiftY: 0,
  }),
)
const label = { zh: '6 个单词：1 个要浇水，3 个在长，2 个结果了', en: '6 words: 1 thirsty, 3 growing, 2 in fruit' }
const list = { zh: '以列表显示', en: 'As a list' }

export const guide: ComponentGuide = {
  summary: {
    zh: '把学过的单词画成一片林子，每株植物总站在自己的位置上。',
    en: 'Draws the words of a learner as a grove, each plant always at its own place.',
  },
  whenToUse: [{ zh: '首页，和空白的首页。', en: 'On home, also before the first word.' }],
  whenNotToUse: [
    { zh: '页脚的装饰。', en: 'As decoration at the foot of a page.', use: 'Grove' },
    { zh: '一个单词的状态。', en: 'For the state of one word.', use: 'Plant' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={2}>
            <GroveScene plants={plants} label={localize(label)} />
            <Text variant="body2">{localize(list)}</Text>
          </Stack>
        ),
        text: { zh: '下面有同样内容的列表。', en: 'A list with the same words stands below it.' },
      },
      doNot: {
        picture: (localize) => <GroveScene plants={plants} label={localize(label)} />,
        text: {
          zh: '只能点图：用键盘和读屏软件的人到不了单词。',
          en: 'Pressing the picture is the only way: keyboards and screen readers cannot reach the words.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <GroveScene plants={plants} woodTrees={6} label={localize(label)} />,
    parts: [
      {
        name: { zh: '后面的树林', en: 'The wood behind' },
        text: { zh: '一棵树是十个较早的单词。', en: 'A tree stands for ten older words.' },
        selector: '[data-row="wood"]',
        side: 'left',
      },
      {
        name: { zh: '后排', en: 'Back row' },
        text: { zh: '小一些，淡一些。', en: 'Smaller and paler.' },
        selector: '[data-row="1"]',
        side: 'right',
      },
      {
        name: { zh: '前排', en: 'Front row' },
        text: { zh: '原来的大小。', en: 'At full size.' },
        selector: '[data-row="0"]',
        side: 'left',
      },
    ],
  },
  content: [
    {
      zh: '`label` 说出总数和三种数量：要浇水、在长、结果了。',
      en: 'The `label` names the total and three numbers: thirsty, growing, in fruit.',
    },
    { zh: '`invitation` 只在空地上出现，一行。', en: 'The `invitation` is one line, on bare soil only.' },
  ],
  accessibility: [
    { zh: '整张图是一个 `img`；植物不逐个读出。', en: 'The drawing is one `img`; plants are not read out one by one.' },
    {
      zh: '离手指最近、36 像素以内的植物被选中；窄的窗口里列更少，手指点得准。',
      en: 'A press chooses the nearest plant within 36 pixels; narrow windows have fewer columns, so that a finger hits.',
    },
    { zh: '它不动，加载时也不改变高度。', en: 'It does not move, and keeps its height while it loads.' },
  ],
  variations: {
    FirstSprouts: { zh: '第一关之后。', en: 'After the first level.' },
    Full: { zh: '60 株和后面的树林。', en: 'Sixty plants and the wood behind.' },
    Loading: { zh: '植物还没到。', en: 'Before the plants arrive.' },
    Empty: { zh: '还没有单词。', en: 'Before the first word.' },
    Phone: { zh: '手机上。', en: 'On a phone.' },
  },
  tokens: [
    'color.pictureTint.sky',
    'color.pictureTint.leaf',
    'color.tint.primary',
    'color.plant.soil',
    'color.plant.trunk',
    'color.text',
    'typography.body1',
  ],
}
