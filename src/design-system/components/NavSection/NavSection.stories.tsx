import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale } from '#tests/stories'
import { SampleNavigation } from '../AppShell/sample.tsx'
import { shellTexts } from '../AppShell/sample-texts.ts'
import { NavSection } from './NavSection.tsx'

const meta = {
  title: 'Design system/Navigation/NavSection',
  component: NavSection,
  tags: ['stable'],
  args: { children: null },
  render: (_, context) => <SampleNavigation words={inLocale(context, shellTexts)} />,
} satisfies Meta<typeof NavSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /更多|More/ })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

export const AllStates: Story = { tags: ['!test'], render: allStates({ default: meta, Default }) }
