import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Ellipsis, Menu, PanelLeft } from 'lucide-react'
import { lazyOverlay } from '../../overlays/lazyOverlay.tsx'
import { useIsWide } from '../../interaction/useIsWide.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { BarItem, BarLabel } from '../NavItem/parts.ts'
import * as Part from './parts.ts'

const SidebarDrawer = lazyOverlay('SidebarDrawer')

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
  /** A NavItem with `look="icon"` that counts what is unread: beside the logo, in the sidebar and in the bar above the page. */
  bell?: ReactNode
  /** On narrow screens in the bar above the page, before the bell. */
  topBarEnd?: ReactNode
  /** An array of NavItems with `look="bar"`: at 768 px and narrower, under the thumb; the way to all others follows them. */
  bottomBar?: ReactNode
  /** The page. */
  children: ReactNode
  /** The address of the page: a change closes the menu that lies over it. */
  place: string
  /** On wide screens: whether the sidebar shows its pictures only. */
  collapsed: boolean
  /** Called with the new state when the button at the head of the sidebar is pressed; the caller keeps it. */
  onCollapsedChange: (collapsed: boolean) => void
  /** Words of the frame's own buttons and landmarks. */
  labels: {
    /** The first thing Tab reaches: "Skip to content". */
    skip: string
    /** Names the navigation for screen readers. */
    navigation: string
    /** On narrow screens the button that opens the sidebar: "Open menu". */
    openMenu: string
    /** The same at the end of the bottom bar, in a word: "More". */
    more: string
    /** The cross of the open sidebar: "Close menu". */
    closeMenu: string
    /** On wide screens the button that leaves the pictures alone: "Collapse sidebar". */
    collapse: string
    /** The same button while the sidebar is collapsed: "Expand sidebar". */
    expand: string
  }
}

/** The frame of every signed-in page: sidebar, bars and the page itself. */
export function AppShell(props: AppShellProps) {
  const { logo, navigation, notice, settings, account, bell, topBarEnd, bottomBar, children, labels } = props
  const { place, collapsed, onCollapsedChange } = props
  const isWide = useIsWide()
  const [openAt, setOpenAt] = useState<string>()
  // Another page and a window that became wide close the menu.
  if (openAt !== undefined && (isWide || openAt !== place)) setOpenAt(undefined)
  const open = !isWide && openAt === place
  const show = () => setOpenAt(place)
  const close = () => setOpenAt(undefined)
  const sidebarId = useId()
  const mainId = useId()
  const content = (
    <>
      <Part.SidebarMiddle data-part="navigation">
        <Part.Navigation aria-label={labels.navigation}>{navigation}</Part.Navigation>
        {notice && <Part.HiddenInRail>{notice}</Part.HiddenInRail>}
      </Part.SidebarMiddle>
      <Part.SidebarFoot>
        {settings && <Part.HiddenInRail>{settings}</Part.HiddenInRail>}
        {account}
      </Part.SidebarFoot>
    </>
  )
  return (
    <Part.Root data-rail={collapsed || undefined}>
      <Part.SkipLink href={`#${mainId}`}>{labels.skip}</Part.SkipLink>
      {isWide ? (
        <Part.Sidebar id={sidebarId}>
          <Part.SidebarHead>
            <Part.LogoPlace>{logo}</Part.LogoPlace>
            {bell}
            <IconButton
              label={collapsed ? labels.expand : labels.collapse}
              data-part="sidebar-toggle"
              aria-expanded={!collapsed}
              onClick={() => onCollapsedChange(!collapsed)}
            >
              <PanelLeft />
            </IconButton>
          </Part.SidebarHead>
          {content}
        </Part.Sidebar>
      ) : (
        <>
          <Part.TopBar data-crowded={topBarEnd ? '' : undefined}>
            <IconButton
              label={labels.openMenu}
              data-part="menu-button"
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? sidebarId : undefined}
              onClick={show}
            >
              <Menu />
            </IconButton>
            {logo}
            <Part.End>
              {topBarEnd}
              {bell}
            </Part.End>
          </Part.TopBar>
          {open && (
            <SidebarDrawer
              id={sidebarId}
              label={labels.navigation}
              logo={logo}
              closeLabel={labels.closeMenu}
              onClose={close}
            >
              {content}
            </SidebarDrawer>
          )}
        </>
      )}
      <Part.Main id={mainId} tabIndex={-1}>
        <Part.Page>{children}</Part.Page>
      </Part.Main>
      {!isWide && bottomBar && (
        <Part.BottomBar aria-label={labels.navigation} data-part="bottom-bar">
          {bottomBar}
          <BarItem
            type="button"
            data-part="more"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? sidebarId : undefined}
            onClick={show}
          >
            <Ellipsis />
            <BarLabel>{labels.more}</BarLabel>
          </BarItem>
        </Part.BottomBar>
      )}
    </Part.Root>
  )
}
