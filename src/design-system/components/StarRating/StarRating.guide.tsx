import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { StarRating } from './StarRating.tsx'

const inWords = (stars: number) => ({ zh: `获得 ${stars} 颗星，共 3 颗`, en: `${stars} of 3 stars` })
const levels = {
  zh: ['第 1 关', '第 2 关'],
  en: ['Level 1', 'Level 2'],
}

export const guide: ComponentGuide = {
  summary: {
    zh: '显示一关或一局得到的星星，最多三颗。',
    en: 'Shows the stars of a level or a run, three at most.',
  },
  whenToUse: [
    { zh: '关卡地图、列表和一局结束的时候。', en: 'On the map of levels, in lists and at the end of a run.' },
  ],
  whenNotToUse: [
    { zh: '请学习者打分：星星是得到的，不是给出的。', en: 'A rating by the learner: stars are won, not given.' },
    { zh: '一个分类一共得到几颗星。', en: 'The stars of a whole category.', use: 'ProgressBar' },
    { zh: '一个目标完成了多少。', en: 'How far a goal is.', use: 'ProgressRing' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            {localize(levels).map((level, index) => (
              <Stack key={level} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <Text>{level}</Text>
                <StarRating value={index === 0 ? 3 : 1} label={localize(inWords(index === 0 ? 3 : 1))} />
              </Stack>
            ))}
          </Stack>
        ),
        text: {
          zh: '没得到的星也画出来：差几颗一看便知。',
          en: 'The missing stars are drawn too: what is left is seen at once.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            {localize(levels).map((level, index) => (
              <Stack key={level} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <Text>{level}</Text>
                <Text>{localize(index === 0 ? { zh: '3 星', en: '3 stars' } : { zh: '1 星', en: '1 star' })}</Text>
              </Stack>
            ))}
          </Stack>
        ),
        text: {
          zh: '用文字代替：看不出最多有三颗。',
          en: 'Words instead: nobody sees that there are three to win.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <StarRating size="l" value={2} label={localize(inWords(2))} />
          </Stack>
        ),
        text: { zh: '一局结束只有一排大星星。', en: 'At the end of a run there is one row of large stars.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack sx={{ alignItems: 'center' }}>
            <StarRating size="s" value={2} label={localize(inWords(2))} />
          </Stack>
        ),
        text: {
          zh: '结果用列表里的小星星：刚赢来的奖励没人看见。',
          en: 'The small stars of a list: what was just won is hardly seen.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack sx={{ alignItems: 'center' }}>
        <StarRating size="l" value={2} label={localize(inWords(2))} />
      </Stack>
    ),
    parts: [
      {
        name: { zh: '得到的星', en: 'Star that was won' },
        text: { zh: '金色，从左往右排。', en: 'In gold, from the left.' },
        selector: 'svg[data-won]',
        side: 'left',
      },
      {
        name: { zh: '中间的星', en: 'Middle star' },
        text: { zh: '大号时比两边高一点。', en: 'Stands a little higher in the large size.' },
        selector: 'svg:nth-of-type(2)',
      },
      {
        name: { zh: '没得到的星', en: 'Missing star' },
        text: { zh: '只有轮廓，线条看得清。', en: 'An outline that can be seen.' },
        selector: 'svg:not([data-won])',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '`label` 写成一句话：获得 2 颗星，共 3 颗。', en: 'The `label` is in words: 2 of 3 stars.' },
    { zh: '不写“2/3”：读屏软件会读成分数。', en: 'Not “2/3”: screen readers make a fraction of it.' },
  ],
  accessibility: [
    {
      zh: '整排是一个 `img`，名字是 `label`；单颗星不单独读出。',
      en: 'The row is one `img` named by `label`; single stars are not read out.',
    },
    {
      zh: '没得到的星只有轮廓，不用分辨颜色。',
      en: 'A missing star is an outline: no colour has to be told from another.',
    },
    { zh: '开启“减少动态效果”后，星星直接出现。', en: 'With reduced motion the stars are there at once.' },
  ],
  variations: {
    Values: { zh: '从没有到三颗。', en: 'None to three.' },
    Sizes: { zh: '三种大小：地图上、文字旁、结果页。', en: 'Three sizes: on the map, beside words, as a result.' },
    Landing: {
      zh: '刚赢到时一颗一颗落下，只播放一次。',
      en: 'Just won: they land one by one, once.',
    },
  },
  tokens: ['color.rewardFill', 'color.rewardText', 'color.border', 'color.surface', 'duration.star', 'easing.land'],
}
