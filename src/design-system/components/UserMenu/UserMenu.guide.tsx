import { useState } from 'react'
import { LogOut, Settings, User, Volume2 } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Box, Stack } from '../Layout/Layout.tsx'
import { ActionMenu } from '../MenuButton/ActionMenu.tsx'
import type { MenuAction } from '../MenuButton/ActionMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

const ignore = () => undefined

const account = { zh: '账号', en: 'Account' }

const profile = (localize: Localize): MenuAction => ({
  label: localize({ zh: '个人主页', en: 'Profile' }),
  icon: <User />,
  to: '/profile',
})

const settings = (localize: Localize): MenuAction => ({
  label: localize({ zh: '设置', en: 'Settings' }),
  icon: <Settings />,
  to: '/settings',
})

const signOut = (localize: Localize): MenuAction => ({
  label: localize({ zh: '退出登录', en: 'Sign out' }),
  icon: <LogOut />,
  onPress: ignore,
})

const sounds = (localize: Localize): MenuAction => ({
  label: localize({ zh: '播放这个单词', en: 'Hear this word' }),
  icon: <Volume2 />,
  onPress: ignore,
})

interface OpenMenuProps {
  localize: Localize
  items: readonly MenuAction[]
}

/** The account with its menu above, in the flow of the picture. */
function OpenMenu({ localize, items }: OpenMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Stack
      spacing={2}
      sx={{ flexDirection: 'column-reverse', '& .MuiPopover-paper': { position: 'static', maxWidth: 'none' } }}
    >
      <Box ref={setAnchor}>
        <UserMenu label={localize(account)} name="maple_leaf" detail="maple@wordgrove.example" items={[]} />
      </Box>
      {anchor && <ActionMenu label={localize(account)} anchor={anchor} items={items} onClose={ignore} />}
    </Stack>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '显示登录的是谁，并收着和账号有关的入口。',
    en: 'Shows who is signed in and keeps what belongs to the account.',
  },
  whenToUse: [
    {
      zh: 'AppShell 侧栏的最下面，登录以后才有。',
      en: 'At the foot of AppShell’s sidebar, once somebody is signed in.',
    },
  ],
  whenNotToUse: [
    { zh: '游客：请他登录或注册。', en: 'A guest, who is asked to sign in or sign up.', use: 'Notice' },
    { zh: '列表里一样东西的操作。', en: 'Actions on a thing of a list.', use: 'MenuButton' },
    { zh: '产品的主要页面。', en: 'The main screens of the product.', use: 'NavItem' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <OpenMenu localize={localize} items={[profile(localize), settings(localize), signOut(localize)]} />
        ),
        text: { zh: '退出登录在最后，不会顺手按到。', en: 'Signing out is last, where it is not pressed by accident.' },
      },
      doNot: {
        picture: (localize) => (
          <OpenMenu localize={localize} items={[profile(localize), signOut(localize), settings(localize)]} />
        ),
        text: {
          zh: '退出登录夹在中间：想去设置的学习者容易误退出。',
          en: 'Signing out in the middle: a learner who wants the settings is signed out by a slip.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <OpenMenu localize={localize} items={[settings(localize), signOut(localize)]} />,
        text: { zh: '只放和账号有关的入口。', en: 'It has what belongs to the account and nothing else.' },
      },
      doNot: {
        picture: (localize) => (
          <OpenMenu localize={localize} items={[sounds(localize), settings(localize), signOut(localize)]} />
        ),
        text: {
          zh: '放进某一页的操作：没人会到账号里找它。',
          en: 'An action of one screen: nobody looks for it under the account.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <OpenMenu localize={localize} items={[profile(localize), settings(localize), signOut(localize)]} />
    ),
    parts: [
      {
        name: { zh: '头像', en: 'Avatar' },
        text: { zh: '没有图片时是名字的第一个字。', en: 'The first letter of the name where there is no picture.' },
        selector: '[data-part="avatar"]',
        side: 'left',
      },
      {
        name: { zh: '名字和邮箱', en: 'Name and e-mail' },
        text: { zh: '太长就在末尾截断，不换行。', en: 'Cut at the end when they are long, never wrapped.' },
        selector: 'small',
        side: 'bottom',
      },
      {
        name: { zh: '菜单', en: 'Menu' },
        text: {
          zh: '按下后打开；入口上面还可以有一个选择，例如外观。',
          en: 'Opens at a press; above its entries it may have a choice, such as the appearance.',
        },
        selector: '.MuiPopover-paper',
        side: 'right',
      },
      {
        name: { zh: '退出登录', en: 'Sign out' },
        text: { zh: '放在最后。', en: 'The last entry.' },
        selector: '[role="menuitem"]:last-child',
        side: 'left',
      },
    ],
  },
  content: [
    { zh: '用户名原样显示，不加称呼。', en: 'The user name as it is, without a greeting.' },
    {
      zh: '入口用名词，做事的用动词：设置、退出登录。',
      en: 'Entries that lead to a page are nouns, those that act are verbs: Settings, Sign out.',
    },
  ],
  accessibility: [
    { zh: '读屏软件先读 `label`，再读名字和邮箱。', en: 'Screen readers say `label`, then name and e-mail.' },
    {
      zh: 'Enter、空格和上下方向键打开，Esc 键关闭，焦点回到这里。',
      en: 'Enter, Space, Up and Down open it, Esc closes it, and the focus returns to the button.',
    },
    {
      zh: '选择是一组 `menuitemradio`：空格键选了不关，Enter 键选了就关。',
      en: 'The choice is a group of `menuitemradio`: Space leaves the menu open, Enter closes it.',
    },
  ],
  variations: {
    Open: { zh: '打开的菜单。', en: 'With its entries.' },
    WithChoice: { zh: '入口上面有一个选择。', en: 'With a choice above the entries.' },
    LongName: { zh: '很长的名字和邮箱。', en: 'A long name and e-mail.' },
    WithBadge: { zh: '带一个标记，例如 VIP。', en: 'With a badge, such as VIP.' },
  },
  tokens: [
    'color.text',
    'color.textMuted',
    'color.tint.neutral',
    'color.tint.primary',
    'shadow.sheet',
    'size.touch',
    'size.iconSmall',
    'radius.control',
    'typography.body1',
    'typography.caption',
  ],
}
