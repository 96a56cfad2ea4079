import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { GraduationCap, Leaf, Trophy } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { SampleNavigation } from '../AppShell/sample.tsx'
import { shellTexts } from '../AppShell/sample-texts.ts'
import type { ShellTexts } from '../AppShell/sample-texts.ts'
import { NavItem } from '../NavItem/NavItem.tsx'
import { guide } from './NavSection.guide.tsx'
import type { NavFold } from './FoldButton.tsx'
import { NavSection } from './NavSection.tsx'

const onOpenChange = fn()

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

function Folding({ words, ...fold }: { words: ShellTexts } & NavFold) {
  const [open, setOpen] = useState(fold.open)
  const current = <NavItem current label={words.nav[5] ?? ''} icon={<Trophy />} to="/leaderboard" />
  return (
    <NavSection
      title={words.more}
      fold={{
        ...fold,
        open,
        current,
        onOpenChange: (next) => {
          setOpen(next)
          fold.onOpenChange(next)
        },
      }}
    >
      <NavItem label={words.nav[4] ?? ''} icon={<GraduationCap />} to="/courses" />
      {current}
    </NavSection>
  )
}

/** Folded, with what waits inside; the page in view stays. */
export const Folds: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Folding
      words={inLocale(context, shellTexts)}
      open={false}
      onOpenChange={onOpenChange}
      count={2}
      countLabel={inLocale(context, { zh: '2 条未读', en: '2 unread' })}
    />
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: /(更多|More).*(2 条未读|2 unread)/ })
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
    await userEvent.click(title)
    await expect(onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await expect(title).not.toHaveTextContent('2')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(title)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithoutTitle, Folds }),
}
