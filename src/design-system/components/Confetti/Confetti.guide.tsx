import type { ComponentGuide, Localize } from '#docs/guide'
import { Box, Stack } from '../Layout/Layout.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import { Text } from '../Text/Text.tsx'
import { Confetti } from './Confetti.tsx'

interface ResultProps {
  stars: 1 | 3
  localize: Localize
}

/** It is paused in the middle of its fall: it would be over before anybody reads the page. */
const paused = {
  '&& [data-confetti]': { position: 'absolute', zIndex: 'auto' },
  '&& [data-confetti] svg': { animationPlayState: 'paused', animationDelay: '-140ms' },
  '&& [data-confetti] svg:nth-of-type(even)': { animationDelay: '-60ms' },
  '&& [data-confetti] svg:nth-of-type(3n)': { animationDelay: '-25ms' },
} as const

function Result({ stars, localize }: ResultProps) {
  return (
    <Box sx={{ position: 'relative', ...paused }}>
      <Stack spacing={2} sx={{ alignItems: 'center', paddingBlock: 8 }}>
        <StarRating
          value={stars}
          size="l"
          label={localize({ zh: `获得 ${stars} 颗星，共 3 颗`, en: `${stars} of 3 stars` })}
        />
        <Text variant="h3" component="p">
          {localize(
            stars === 3
              ? { zh: '八个全对！', en: '8 of 8 at first try!' }
              : { zh: '一次就对了 3 个', en: '3 of 8 at first try' },
          )}
        </Text>
      </Stack>
      <Confetti />
    </Box>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '得到三颗星时，叶子在整个窗口里飘落一次。',
    en: 'Leaves fall once over the whole window, for three stars.',
  },
  whenToUse: [
    {
      zh: '拿到三颗星。ResultSummary 已经带上它，不用再加。',
      en: 'Three stars. ResultSummary brings it, so nothing has to be added there.',
    },
    {
      zh: '同样难得的时刻，比如一门课程全部学完。',
      en: 'A moment as rare as that, such as the end of a whole course.',
    },
  ],
  whenNotToUse: [
    { zh: '答对一道题。', en: 'One right answer.', use: 'FeedbackBar' },
    { zh: '保存、发送之类的事做好了。', en: 'Something is saved or sent.', use: 'Toast' },
    { zh: '付款成功。', en: 'A payment that succeeded.', use: 'SuccessScreen' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Result stars={3} localize={localize} />,
        text: {
          zh: '只为三颗星：难得，才值得庆祝。',
          en: 'For three stars only: what is rare is worth a celebration.',
        },
      },
      doNot: {
        picture: (localize) => <Result stars={1} localize={localize} />,
        text: {
          zh: '一颗星也落叶子：三颗星就不再特别，看起来还像讽刺。',
          en: 'Leaves for one star: three stars are nothing special any more, and the praise sounds false.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Result stars={3} localize={localize} />,
    parts: [
      {
        name: { zh: '范围', en: 'Area' },
        text: {
          zh: '铺满整个窗口；不挡住点击。',
          en: 'Covers the whole window; presses go through it.',
        },
        selector: '[data-confetti]',
        side: 'left',
      },
      {
        name: { zh: '叶子', en: 'Leaves' },
        text: {
          zh: '24 片，四种叶形，三种绿和一种果橙，不到一秒落完。',
          en: '24 of them in four shapes, three greens and the orange of fruit; they are down in less than a second.',
        },
      },
    ],
  },
  content: [
    {
      zh: '它自己不带文字，庆祝的话由下面的标题说：八个全对！',
      en: 'It has no words: the heading below says what is celebrated, such as 8 of 8 at first try!',
    },
  ],
  accessibility: [
    {
      zh: '读屏软件看不到它，也不接收焦点和点击。',
      en: 'Hidden from screen readers; it takes neither focus nor presses.',
    },
    { zh: '开启“减少动态效果”后完全不显示。', en: 'With reduced motion nothing is drawn.' },
  ],
  variations: {},
  tokens: [
    'color.primary',
    'color.rewardFill',
    'color.rewardText',
    'color.plant.lush',
    'color.plant.fading',
    'size.iconLarge',
    'duration.confetti',
    'easing.out',
  ],
}
