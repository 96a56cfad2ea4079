import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Ellipsis, Menu, PanelLeft, X } from 'lucide-react'
import { breakpoints } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NavRoot } from '../NavItem/NavItem.tsx'
import * as Part from './parts.ts'

export interface AppShellProps {
  /** The logo in its link to the home screen. */
  logo: ReactNode
  /** NavSections with NavItems. */
  navigation: ReactNode
  /** Under the navigation: what a guest is told. */
  notice?: ReactNode
  /** At the foot of the sidebar: display mode and language. */
  settings?: ReactNode
  /** At the foot of the sidebar: UserMenu, or the ways to sign in. */
  account?: ReactNode
  /** On narrow screens at the end of the bar above the page. */
  topBarEnd?: ReactNode
  /** NavItems with `look="bar"`: at 768 px and narrower, under the thumb; the way to all others follows them. */
  bottomBar?: ReactNode
  /** The page. */
  children: ReactNode
  /** The address of the page: a change closes the menu that lies over it. */
  place: string
  /** On wide screens: whether the sidebar shows its pictures only. */
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
  labels: {
    /** The first thing Tab reaches: "Skip to content". */
    skip: string
    /** Names the navigation for screen readers. */
    navigation: string
    openMenu: string
    /** The same at the end of the bottom bar, in a word: "More". */
    more: string
    closeMenu: string
    collapse: string
    expand: string
  }
}

/** The frame of every signed-in page: sidebar, bars and the page itself. */
export function AppShell(props: AppShellProps) {
  const { logo, navigation, notice, settings, account, topBarEnd, bottomBar, children, labels } = props
  const { place, collapsed, onCollapsedChange } = props
  const [open, setOpen] = useOverlay(place)
  const sidebarId = useId()
  const mainId = useId()
  return (
    <Part.Root data-rail={collapsed || undefined}>
      <Part.SkipLink href={`#${mainId}`}>{labels.skip}</Part.SkipLink>
      <Part.TopBar inert={open}>
        <IconButton
          label={labels.openMenu}
          aria-expanded={open}
          aria-controls={sidebarId}
          onClick={() => setOpen(true)}
        >
          <Menu />
        </IconButton>
        {logo}
        <Part.End>{topBarEnd}</Part.End>
      </Part.TopBar>
      {open && <Part.Scrim onClick={() => setOpen(false)} />}
      <Part.Sidebar
        id={sidebarId}
        data-open={open || undefined}
        onClick={({ target }) => {
          // A way to the page that is open already leads nowhere else, and is done all the same.
          if (target instanceof Element && target.closest('a')) setOpen(false)
        }}
        {...(open ? { role: 'dialog', 'aria-modal': true, 'aria-label': labels.navigation } : {})}
      >
        <Part.SidebarHead>
          <Part.LogoPlace>{logo}</Part.LogoPlace>
          <Part.WideOnly>
            <IconButton
              label={collapsed ? labels.expand : labels.collapse}
              aria-expanded={!collapsed}
              onClick={() => onCollapsedChange(!collapsed)}
            >
              <PanelLeft />
            </IconButton>
          </Part.WideOnly>
          <Part.NarrowOnly>
            <CloseButton label={labels.closeMenu} open={open} onPress={() => setOpen(false)} />
          </Part.NarrowOnly>
        </Part.SidebarHead>
        <Part.Navigation aria-label={labels.navigation}>{navigation}</Part.Navigation>
        {notice && <Part.HiddenInRail>{notice}</Part.HiddenInRail>}
        <Part.SidebarFoot>
          {settings && <Part.HiddenInRail>{settings}</Part.HiddenInRail>}
          {account}
        </Part.SidebarFoot>
      </Part.Sidebar>
      <Part.Main id={mainId} tabIndex={-1} inert={open}>
        <Part.Page>{children}</Part.Page>
      </Part.Main>
      {bottomBar && (
        <Part.BottomBar aria-label={labels.navigation} inert={open}>
          {bottomBar}
          <NavRoot data-look="bar" aria-expanded={open} aria-controls={sidebarId} onClick={() => setOpen(true)}>
            <Ellipsis />
            {labels.more}
          </NavRoot>
        </Part.BottomBar>
      )}
    </Part.Root>
  )
}

interface CloseButtonProps {
  label: string
  open: boolean
  onPress: () => void
}

/** Takes the focus when the menu opens over the page and gives it back when the menu closes. */
function CloseButton({ label, open, onPress }: CloseButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    ref.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  return (
    <IconButton ref={ref} label={label} onClick={onPress}>
      <X />
    </IconButton>
  )
}

/** Whether the menu lies over the page. It closes by Esc, by a way that was taken, by another page and by a window that became wide. */
function useOverlay(place: string): [open: boolean, set: (open: boolean) => void] {
  const [openAt, setOpenAt] = useState<string>()
  if (openAt !== undefined && openAt !== place) setOpenAt(undefined)
  const open = openAt === place
  const close = useEffectEvent(() => setOpenAt(undefined))
  useEffect(() => {
    if (!open) return
    const wide = matchMedia(`(min-width: ${breakpoints.lg}px)`)
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', closeByKey)
    wide.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      wide.removeEventListener('change', close)
    }
  }, [open])
  return [open, (next) => setOpenAt(next ? place : undefined)]
}
