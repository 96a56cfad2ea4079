import type { ReactNode } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { LeaderboardRow } from './LeaderboardRow.tsx'

const rankLabel = (rank: number) => ({ zh: `第 ${rank} 名`, en: `Rank ${rank}` })
const points = (count: string) => ({ zh: `${count} 分`, en: `${count} points` })
const me = { zh: '我', en: 'You' }

function List({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '排行榜上的一位学习者：名次、头像、名字和积分。',
    en: 'Shows one learner of a leaderboard: rank, avatar, name and points.',
  },
  whenToUse: [{ zh: '按积分排好的列表，名次高的在前。', en: 'A list of learners by points, the best first.' }],
  whenNotToUse: [
    { zh: '联系人和请求。', en: 'Contacts and requests.', use: 'ContactRow' },
    { zh: '列表里的单词。', en: 'Words in a list.', use: 'WordRow' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <List>
            <LeaderboardRow
              rank={11}
              rankLabel={localize(rankLabel(11))}
              name="mei-lin"
              points={localize(points('1,260'))}
            />
            <LeaderboardRow
              rank={12}
              rankLabel={localize(rankLabel(12))}
              name="lin-xiaoyu"
              points={localize(points('1,240'))}
              meLabel={localize(me)}
            />
          </List>
        ),
        text: { zh: '自己的一行有颜色，也写着“我”。', en: 'The learner’s own row has a colour and says “You”.' },
      },
      doNot: {
        picture: (localize) => (
          <List>
            <LeaderboardRow
              rank={11}
              rankLabel={localize(rankLabel(11))}
              name="mei-lin"
              points={localize(points('1,260'))}
            />
            <LeaderboardRow
              rank={12}
              rankLabel={localize(rankLabel(12))}
              name="lin-xiaoyu"
              points={localize(points('1,240'))}
            />
          </List>
        ),
        text: {
          zh: '不标出来：学习者要一行行找自己。',
          en: 'Without a mark: the learner has to search row by row.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <List>
            <LeaderboardRow
              rank={1}
              rankLabel={localize(rankLabel(1))}
              name="mei-lin"
              points={localize(points('1,260'))}
            />
          </List>
        ),
        text: { zh: '积分带着单位。', en: 'The points have their unit.' },
      },
      doNot: {
        picture: (localize) => (
          <List>
            <LeaderboardRow rank={1} rankLabel={localize(rankLabel(1))} name="mei-lin" points="1,260" />
          </List>
        ),
        text: {
          zh: '只写数字：是积分、单词还是天数？',
          en: 'A bare number: points, words or days?',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <List>
        <LeaderboardRow
          rank={3}
          rankLabel={localize(rankLabel(3))}
          name="lin-xiaoyu"
          points={localize(points('1,240'))}
          meLabel={localize(me)}
        />
      </List>
    ),
    parts: [
      {
        name: { zh: '名次', en: 'Rank' },
        text: { zh: '前三名有奖杯；并列时数字相同。', en: 'The first three have a trophy; learners may share a rank.' },
        selector: '.rank',
        side: 'left',
      },
      {
        name: { zh: '头像', en: 'Avatar' },
        text: { zh: '没有照片时用名字的第一个字。', en: 'Without a picture, the first letter of the name.' },
        selector: '.rank + *',
      },
      {
        name: { zh: '名字', en: 'Name' },
        text: { zh: '用户名；太长会换行，不会截断。', en: 'The username; a long one wraps and is not cut.' },
        selector: '.name',
        side: 'bottom',
      },
      {
        name: { zh: '我（自己的一行）', en: 'You (own row)' },
        text: { zh: '在名字后面。', en: 'After the name.' },
        selector: '.name small',
      },
      {
        name: { zh: '积分', en: 'Points' },
        text: { zh: '数字等宽，上下对齐。', en: 'Figures of one width, in line below each other.' },
        selector: '.points',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '积分写成 1,240 分，有千位分隔。', en: 'Points with separator and unit: 1,240 points.' },
    { zh: '只显示用户名，不显示邮箱和手机号。', en: 'The username alone: no e-mail, no phone number.' },
    { zh: '自己的一行写“我”。', en: 'The learner’s own row says “You”.' },
  ],
  accessibility: [
    {
      zh: '每行是 `li`，放在 `ol` 里：读屏软件会报出位置。',
      en: 'A row is an `li` in an `ol`: screen readers tell its place.',
    },
    { zh: '名次读成“第 3 名”；奖杯不读出。', en: 'The rank is read out as “Rank 3”; the trophy is not.' },
    {
      zh: '自己的一行带 `aria-current`，也用文字说出。',
      en: 'The learner’s own row is `aria-current`, and says so in words too.',
    },
  ],
  variations: {
    First: { zh: '前三名有奖杯。', en: 'The first three have a trophy.' },
    Me: { zh: '自己的一行。', en: 'The learner’s own row.' },
    LongName: { zh: '名字太长：换行，不截断。', en: 'A long name wraps and is not cut.' },
  },
  tokens: [
    'color.tint.primary',
    'color.primary',
    'color.rewardText',
    'color.text',
    'color.textMuted',
    'color.divider',
    'size.hairline',
    'fontWeight.medium',
    'fontWeight.bold',
    'typography.body2',
  ],
}
