import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Skeletons } from './Skeletons.tsx'

const label = { zh: '正在加载你的笔记', en: 'Loading your notes' }
const title = { zh: '我的笔记', en: 'My notes' }
const create = { zh: '新建笔记', en: 'New note' }

export const guide: ComponentGuide = {
  summary: {
    zh: '先画出内容的形状，内容到了也不会跳动。',
    en: 'Shows the shape of what is on its way, so that nothing moves when it comes.',
  },
  whenToUse: [
    {
      zh: '正在取的列表、卡片和数字，形状是知道的。',
      en: 'Lists, cards and figures that are fetched and whose shape is known.',
    },
  ],
  whenNotToUse: [
    { zh: '整个屏幕，形状还不知道。', en: 'A whole screen of unknown shape.', use: 'LoadingScreen' },
    { zh: '短暂的等待，没有形状可画。', en: 'A short wait without a shape.', use: 'Spinner' },
    { zh: '知道一共多少、做完多少。', en: 'The total and the part that is done are known.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Text variant="h3">{localize(title)}</Text>
            <Skeletons shape="list" count={2} label={localize(label)} />
            <Button fullWidth>{localize(create)}</Button>
          </Stack>
        ),
        text: {
          zh: '标题和按钮马上就在，只有内容用灰块。',
          en: 'Title and button are there at once; only the content is grey.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Skeletons count={1} label={localize(label)} />
            <Skeletons shape="list" count={2} label={localize(label)} />
            <Skeletons shape="list" count={1} label={localize(label)} />
          </Stack>
        ),
        text: {
          zh: '连标题和按钮也是灰块：学习者不知道这是哪一页。',
          en: 'Title and button in grey too: the learner does not know which page it is.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Text variant="h3">{localize({ zh: '我的 3 本笔记', en: 'My 3 notes' })}</Text>
            <Skeletons shape="list" count={3} label={localize(label)} />
          </Stack>
        ),
        text: { zh: '会来几行，就画几行。', en: 'As many rows as will come.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Text variant="h3">{localize({ zh: '我的 3 本笔记', en: 'My 3 notes' })}</Text>
            <Skeletons shape="list" count={1} label={localize(label)} />
          </Stack>
        ),
        text: {
          zh: '只画一行：内容一到，下面的东西全往下跳。',
          en: 'One row only: when the rest comes, everything below jumps.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Skeletons shape="list" count={2} label={localize(label)} />,
    parts: [
      {
        name: { zh: '灰块', en: 'Block' },
        text: {
          zh: '每块代表一行、一张卡片或一个数字，大小和内容相近。',
          en: 'Each stands for one row, card or figure, about as large.',
        },
        selector: '[role="status"] > div',
        side: 'left',
      },
      {
        name: { zh: '说明（看不见）', en: 'Label (unseen)' },
        text: { zh: '读屏软件会读出正在加载什么。', en: 'Screen readers read out what is on its way.' },
      },
    ],
  },
  content: [
    { zh: '说明写在等什么：正在加载你的笔记。', en: 'The label names what is on its way: Loading your notes.' },
    { zh: '灰块里不写字。', en: 'No words on the blocks.' },
  ],
  accessibility: [
    {
      zh: '角色是 `status`：说明读出一次，灰块对读屏软件隐藏。',
      en: 'Its role is `status`: the label is read out once, and screen readers skip the blocks.',
    },
    { zh: '不接收焦点。', en: 'It takes no focus.' },
    { zh: '开启“减少动态效果”后，灰块不再闪动。', en: 'With reduced motion the blocks stand still.' },
  ],
  variations: {
    Cards: { zh: '卡片，按屏幕的宽度排成几列。', en: 'Cards, in as many columns as the screen has room for.' },
    Tiles: { zh: '数字。', en: 'Figures.' },
    List: { zh: '一行一行的列表。', en: 'Rows of a list.' },
  },
  tokens: ['color.divider', 'radius.card', 'radius.control'],
}
