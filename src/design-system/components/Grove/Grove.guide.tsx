import type { ComponentGuide } from '#docs/guide'
import { Box, Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Grove } from './Grove.tsx'

const line = { zh: '每天几分钟，单词就长成一片林子。', en: 'A few minutes a day, and words grow into a grove.' }

export const guide: ComponentGuide = {
  summary: {
    zh: '页面下沿的一小片林子，只是装饰。',
    en: 'Draws a small, quiet grove at the foot of a page; decoration only.',
  },
  whenToUse: [
    {
      zh: '内容不多的页面的下沿：登录、落地页、页面不存在。',
      en: 'At the foot of pages with little on them: sign-in, landing page, an unknown address.',
    },
  ],
  whenNotToUse: [
    { zh: '列表是空的，要告诉学习者怎样开始。', en: 'An empty list that has to say how it begins.', use: 'EmptyState' },
    { zh: '庆祝一局的成绩。', en: 'A celebration of the result of a run.', use: 'Confetti' },
    { zh: '显示学了多少。', en: 'How much was learned.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Text>{localize(line)}</Text>
            <Grove />
          </Stack>
        ),
        text: { zh: '在内容下面，占满宽度。', en: 'Below the content, over the whole width.' },
      },
      doNot: {
        picture: (localize) => (
          <Box sx={{ position: 'relative' }}>
            <Grove />
            <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'end center' }}>
              <Text>{localize(line)}</Text>
            </Box>
          </Box>
        ),
        text: {
          zh: '放在文字背后：叶子和字叠在一起，读不清。',
          en: 'Behind words: leaves and letters overlap, and the words cannot be read.',
        },
      },
    },
  ],
  anatomy: {
    // The hills are wider than the picture: their numbers stand at places of their own.
    picture: () => (
      <Box sx={{ position: 'relative' }}>
        <Grove />
        <Box data-place="far" sx={{ position: 'absolute', left: '30%', top: '62%' }} />
        <Box data-place="near" sx={{ position: 'absolute', left: '30%', top: '92%' }} />
      </Box>
    ),
    parts: [
      {
        name: { zh: '远山', en: 'Far hill' },
        text: { zh: '最淡的底色。', en: 'The faintest of the greens.' },
        selector: '[data-place="far"]',
      },
      {
        name: { zh: '小苗', en: 'Sprout' },
        text: { zh: '主色，大小不一。', en: 'In the primary colour, in several sizes.' },
        selector: 'svg > g:nth-of-type(4)',
        side: 'right',
      },
      {
        name: { zh: '近坡', en: 'Near hill' },
        text: { zh: '贴着页面下沿。', en: 'Ends at the lower edge of the page.' },
        selector: '[data-place="near"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '它没有文字。', en: 'It has no words.' },
    { zh: '一屏只放一次。', en: 'It is there once on a screen.' },
  ],
  accessibility: [
    { zh: '对读屏软件隐藏，不接收焦点。', en: 'Screen readers do not see it; it takes no focus.' },
    { zh: '颜色跟着显示模式走；它不动。', en: 'It takes the colours of the display mode and does not move.' },
  ],
  variations: {},
  tokens: ['color.tint.primary', 'color.pictureTint.leaf', 'color.primary', 'color.rewardFill', 'color.rewardText'],
}
