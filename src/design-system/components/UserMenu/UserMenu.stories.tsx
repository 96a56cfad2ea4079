import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, User } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Box } from '../Layout/Layout.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { guide } from './UserMenu.guide.tsx'
import { UserMenu } from './UserMenu.tsx'

const signOut = fn()

const texts = { zh: { label: '账号' }, en: { label: 'Account' } }

const meta = {
  title: 'Design system/Navigation/UserMenu',
  component: UserMenu,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, name: 'maple_leaf', detail: 'maple@wordgrove.example', items: [] },
  argTypes: { badge: { control: false } },
  render: (args, context) => (
    <Box sx={{ maxWidth: '16rem', pt: 48 }}>
      <UserMenu
        {...localizeArgs(context, args, texts)}
        items={[
          { label: inLocale(context, { zh: '个人主页', en: 'Profile' }), icon: <User />, to: '/profile' },
          { label: inLocale(context, { zh: '设置', en: 'Settings' }), icon: <Settings />, to: '/settings' },
          { label: inLocale(context, { zh: '退出登录', en: 'Sign out' }), icon: <LogOut />, onPress: signOut },
        ]}
      />
    </Box>
  ),
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /maple_leaf/ })
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('menuitem', { name: /退出登录|Sign out/ }))
    await expect(signOut).toHaveBeenCalledOnce()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /maple_leaf/ })
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const links = screen.getAllByRole('menuitem').filter((item) => item.matches('a[href]'))
    await expect(links).toHaveLength(2)
    const follow = fn((event: Event) => event.preventDefault())
    document.addEventListener('click', follow, { once: true, capture: true })
    await userEvent.keyboard(' ')
    await expect(follow).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(trigger)
  },
}

const choose = fn()

/** Space chooses and leaves the menu open, Enter chooses and closes it. */
export const WithChoice: Story = {
  args: {
    choice: {
      label: '外观',
      options: [
        { value: 'auto', label: '自动' },
        { value: 'light', label: '浅色' },
      ],
      value: 'auto',
      onChange: choose,
    },
  },
  play: async ({ canvas }) => {
    choose.mockClear()
    const trigger = canvas.getByRole('button', { name: /maple_leaf/ })
    await userEvent.click(trigger)
    await expect(screen.getByRole('group', { name: '外观' })).toBeVisible()
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(choose).toHaveBeenLastCalledWith('light')
    await expect(screen.getByRole('menuitemradio', { name: '浅色' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(choose).toHaveBeenLastCalledWith('auto')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

export const LongName: Story = {
  args: { name: 'a_very_long_user_name_of_30_ch', detail: 'somebody.with.a.long.address@wordgrove.example' },
}

export const WithBadge: Story = { args: { badge: <Chip tone="reward">VIP</Chip> } }

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  play: async ({ canvas }) => {
    const [trigger] = canvas.getAllByRole('button')
    if (trigger) await userEvent.click(trigger)
  },
  render: allStates({ default: meta, Default, Open, WithChoice, LongName, WithBadge }),
}
