import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { StreakFlame } from './StreakFlame.tsx'

const words = (days: number, lit: boolean) => ({
  zh: lit ? `已连续学习 ${days} 天` : `已连续学习 ${days} 天，今天学一会儿就能继续`,
  en: lit ? `${days} days in a row` : `${days} days in a row. Play today to keep it going`,
})

const meta = {
  title: 'Design system/StreakFlame',
  component: StreakFlame,
  args: { days: 5, label: '', lit: true },
  render: (args, context) => <StreakFlame {...args} label={inLocale(context, words(args.days, args.lit))} />,
} satisfies Meta<typeof StreakFlame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const flame = context.canvas.getByRole('img', { name: inLocale(context, words(5, true)) })
    await expect(flame).toHaveTextContent('5')
  },
}

export const NotYetToday: Story = { args: { lit: false } }

export const Large: Story = { args: { days: 128, size: 'l' } }

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default, NotYetToday, Large }) }
