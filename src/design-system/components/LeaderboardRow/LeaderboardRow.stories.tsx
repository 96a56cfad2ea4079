import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './LeaderboardRow.guide.tsx'
import { LeaderboardRow } from './LeaderboardRow.tsx'

const texts = { zh: { points: '1,240 分' }, en: { points: '1,240 points' } }
const rankLabel = (rank: number) => ({ zh: `第 ${rank} 名`, en: `Rank ${rank}` })

const meta = {
  title: 'Design system/Progress/LeaderboardRow',
  component: LeaderboardRow,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, rank: 12, rankLabel: '第 12 名', name: 'lin-xiaoyu' },
  // In words it follows `rank`.
  argTypes: { rankLabel: { control: false } },
  render: (args, context) => (
    <ol>
      <LeaderboardRow {...localizeArgs(context, args, texts)} rankLabel={inLocale(context, rankLabel(args.rank))} />
    </ol>
  ),
} satisfies Meta<typeof LeaderboardRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('lin-xiaoyu')
  },
}

export const First: Story = { args: { rank: 1 } }

export const Me: Story = {
  render: (args, context) => (
    <ol>
      <LeaderboardRow
        {...localizeArgs(context, args, texts)}
        rankLabel={inLocale(context, rankLabel(args.rank))}
        meLabel={inLocale(context, { zh: '我', en: 'You' })}
      />
    </ol>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-current', 'true')
  },
}

export const LongName: Story = { args: { rank: 1204, name: 'a-very-long-name-of-thirty-char' } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, First, Me, LongName }),
}
