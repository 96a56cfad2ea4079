import type { ComponentGuide } from '#docs/guide'
import { Box, Stack } from '../Layout/Layout.tsx'
import { Logo } from './Logo.tsx'

const name = { zh: '词林', en: 'Wordgrove' }

export const guide: ComponentGuide = {
  summary: {
    zh: '产品的标志：一片以书签为叶脉的叶子，和名字。',
    en: 'The sign of the product: a leaf whose vein is a bookmark, and the name.',
  },
  whenToUse: [
    {
      zh: '每屏一次：侧栏、落地页、登录页，放在回首页的链接里。',
      en: 'Once a screen, in the link to the home page: sidebar, landing page, sign-in.',
    },
  ],
  whenNotToUse: [
    { zh: '给列表或空白处作装饰。', en: 'Decoration of lists and empty places.', use: 'EmptyState' },
    { zh: '代表一个学习者。', en: 'A picture of a learner.', use: 'Avatar' },
    { zh: '表示正在加载。', en: 'A sign that something loads.', use: 'Spinner' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Logo name={localize(name)} size="large" />
          </Stack>
        ),
        text: { zh: '只写学习者语言里的名字。', en: 'Only the name in the learner’s language.' },
      },
      doNot: {
        picture: () => (
          <Stack sx={{ alignItems: 'center' }}>
            <Logo name="词林 Wordgrove" size="large" />
          </Stack>
        ),
        text: {
          zh: '两个名字并排：像两个产品，小屏也放不下。',
          en: 'Both names in one line: it reads like two products and does not fit a phone.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Logo name={localize(name)} size="large" />
          </Stack>
        ),
        text: { zh: '保持原来的比例，一眼就认得出。', en: 'The logo in its own proportions is recognised at once.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <Box sx={{ scale: '1.5 0.8' }}>
              <Logo name={localize(name)} size="large" />
            </Box>
          </Stack>
        ),
        text: {
          zh: '拉宽压扁：学习者认不出这是同一个产品。',
          en: 'Stretched: the learner does not recognise the product.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <Logo name={localize(name)} size="large" />
      </Stack>
    ),
    parts: [
      {
        name: { zh: '叶子', en: 'Leaf' },
        text: {
          zh: '主色；叶脉是书签。地方小时只留它。',
          en: 'In the primary colour; its vein is a bookmark. It stands alone where there is little room.',
        },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '名字', en: 'Name' },
        text: { zh: '学习者语言里的名字。', en: 'The name in the learner’s language.' },
        selector: 'span',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '中文界面写“词林”，英文界面写 Wordgrove。', en: 'Wordgrove in English, 词林 in Chinese.' },
    { zh: '四周留出一片叶子高的空白。', en: 'Leave free space around it, as wide as the leaf is high.' },
  ],
  accessibility: [
    {
      zh: '叶子是装饰，读屏软件只读名字；`look="mark"` 时也读。',
      en: 'The leaf is decoration; screen readers say the name, with `look="mark"` too.',
    },
    {
      zh: '它本身不是链接：由外面的链接带到首页。',
      en: 'It is no link itself: the link around it leads to the home page.',
    },
  ],
  variations: {
    Mark: { zh: '放不下名字的地方。', en: 'Where the name has no room.' },
    Large: { zh: '落地页和登录页。', en: 'Landing page and sign-in.' },
    Leading: { zh: '通往首页的链接。', en: 'The link to the home page.' },
  },
  tokens: ['color.primary', 'color.surface', 'color.text', 'fontWeight.heavy'],
}
