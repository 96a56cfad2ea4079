import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { StoryLink } from '#tests/story-link'
import { Logo } from '../Logo/Logo.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { guide } from './AppShell.guide.tsx'
import { AppShell } from './AppShell.tsx'
import type { AppShellProps } from './AppShell.tsx'
import { SampleAccount, SampleNotice, SampleNavigation, SamplePage, SampleSettings, sampleBar } from './sample.tsx'
import { shellTexts } from './sample-texts.ts'
import type { ShellTexts } from './sample-texts.ts'

interface LiveProps extends AppShellProps {
  words: ShellTexts
  guest?: boolean
}

function Live({ words, guest = false, collapsed: first, onCollapsedChange, ...shell }: LiveProps) {
  const [collapsed, setCollapsed] = useState(first)
  return (
    <AppShell
      {...shell}
      logo={
        <StoryLink to="/home">
          <Logo name={words.name} />
        </StoryLink>
      }
      navigation={<SampleNavigation words={words} />}
      notice={guest && <SampleNotice words={words} />}
      settings={<SampleSettings words={words} />}
      account={!guest && <SampleAccount words={words} />}
      bottomBar={sampleBar(words)}
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next)
        onCollapsedChange(next)
      }}
    >
      <SamplePage words={words} />
    </AppShell>
  )
}

const labels = { zh: { labels: shellTexts.zh.labels }, en: { labels: shellTexts.en.labels } }

const meta = {
  title: 'Design system/Navigation/AppShell',
  component: AppShell,
  tags: ['autodocs', 'stable'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  globals: { viewport: { value: 'desktop' } },
  argTypes: {
    logo: { control: false },
    navigation: { control: false },
    notice: { control: false },
    settings: { control: false },
    account: { control: false },
    bell: { control: false },
    topBarEnd: { control: false },
    bottomBar: { control: false },
    children: { control: false },
  },
  args: {
    logo: null,
    navigation: null,
    children: null,
    place: '/home',
    collapsed: false,
    onCollapsedChange: fn(),
    labels: shellTexts.zh.labels,
  },
  render: (args, context) => (
    <Live key={String(args.collapsed)} {...localizeArgs(context, args, labels)} words={inLocale(context, shellTexts)} />
  ),
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /收起侧栏|Collapse/ }))
    const open = await canvas.findByRole('button', { name: /展开侧栏|Expand/ })
    await expect(canvas.getAllByRole('link', { name: /单词挑战|Word challenge/ })[0]).toBeVisible()
    await userEvent.click(open)
  },
}

export const Collapsed: Story = { args: { collapsed: true } }

/** With text at 200 % the name is above the bell, not below it. */
export const LargeText: Story = {
  args: { bell: <NavItem look="icon" to="/notifications" label="Notifications" icon={<Bell />} current={false} /> },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas, canvasElement }) => {
    const bell = canvas.getByRole('link', { name: 'Notifications' }).getBoundingClientRect()
    for (const name of canvasElement.querySelectorAll('.name'))
      await expect(
        name.getBoundingClientRect().right <= bell.left || name.getBoundingClientRect().bottom <= bell.top,
      ).toBe(true)
  },
}

export const Guest: Story = {
  render: (args, context) => (
    <Live {...localizeArgs(context, args, labels)} words={inLocale(context, shellTexts)} guest />
  ),
}

export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, ...context }) => {
    const words = inLocale(context, shellTexts).labels
    const opener = canvas.getByRole('button', { name: words.openMenu })
    await userEvent.click(opener)
    const menu = await canvas.findByRole('dialog', { name: words.navigation })
    await waitFor(() => expect(within(menu).getByRole('button', { name: words.closeMenu })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    const here = within(await canvas.findByRole('dialog')).getByRole('link', { current: 'page' })
    await userEvent.click(here)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }

export const OnPhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <Live {...localizeArgs(context, args, labels)} words={inLocale(context, shellTexts)} guest />
  ),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, shellTexts).labels.more }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Collapsed, LargeText, Guest, OnTablet, OnPhone, OnPhoneOpen }),
}
