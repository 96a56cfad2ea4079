import type { ReactNode } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { MenuAction, MenuChoice } from '../MenuButton/ActionMenu.tsx'
import { useMenu } from '../MenuButton/useMenu.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Trigger, Who } from './parts.ts'

const ActionMenu = lazyOverlay('ActionMenu')

export interface UserMenuProps<T extends string = string> {
  /** What the menu is called: "Account". */
  label: string
  /** The user name. */
  name: string
  /** Under the name: the e-mail address or phone. */
  detail?: string
  /** The address of the avatar's picture. */
  avatar?: string
  /** Beside the name: what sets this account apart, as a Chip. */
  badge?: ReactNode
  /** What the menu offers, signing out last. */
  items: readonly MenuAction[]
  /** Above the items. */
  choice?: MenuChoice<T>
}

/** Who is signed in, and what belongs to them: profile, settings, signing out. */
export function UserMenu<T extends string>({ label, name, detail, avatar, badge, ...menu }: UserMenuProps<T>) {
  const { anchor, close, trigger } = useMenu()
  return (
    <>
      <Trigger type="button" {...trigger} data-part="user-menu">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Avatar name={name} src={avatar} />
        <Who>
          <span>{name}</span>
          {detail && <small>{detail}</small>}
        </Who>
        {badge}
        <ChevronsUpDown />
      </Trigger>
      {anchor && <ActionMenu label={label} anchor={anchor} onClose={close} {...menu} />}
    </>
  )
}
