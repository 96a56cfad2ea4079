import type { Meta, StoryObj } from '@storybook/react-vite'
import { Leaf } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { SampleNavigation } from '../AppShell/sample.tsx'
import { shellTexts } from '../AppShell/sample-texts.ts'
import { NavItem } from '../NavItem/NavItem.tsx'
import { guide } from './NavSection.guide.tsx'
import { NavSection } from './NavSection.tsx'

const texts = { zh: { title: shellTexts.zh.more }, en: { title: shellTexts.en.more } }

const meta = {
  title: 'Design system/Navigation/NavSection',
  component: NavSection,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, children: null },
  argTypes: { children: { control: false } },
  render: (args, context) => {
    const { title } = localizeArgs(context, args, texts)
    return <SampleNavigation words={{ ...inLocale(context, shellTexts), more: title ?? '' }} />
  },
} satisfies Meta<typeof NavSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /更多|More/ })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

export const WithoutTitle: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <NavSection>
      {inLocale(context, shellTexts).nav.map((label, index) => (
        <NavItem key={label} label={label} icon={<Leaf />} to={`/${index}`} current={index === 0} />
      ))}
    </NavSection>
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithoutTitle }),
}
