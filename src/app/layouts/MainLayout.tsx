import { memo, useState } from 'react'
import type { PropsWithChildren, ReactNode } from 'react'
import type { ParseKeys } from 'i18next'
import {
  Crown,
  Flag,
  Gamepad2,
  GraduationCap,
  HandHeart,
  House,
  Image,
  LibraryBig,
  LifeBuoy,
  MessageSquareHeart,
  NotebookText,
  ReceiptText,
  Repeat2,
  Trophy,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { findPage } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { AppShell, Button, NavItem, NavSection } from '#design-system'
import { useDue } from '#features/reviews'
import { useUser } from '#lib/session'
import { Account } from './Account.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { LogoLink } from './LogoLink.tsx'

interface NavEntry {
  readonly to: string
  readonly label: ParseKeys
  /** Where room is short. */
  readonly short?: ParseKeys
  readonly icon: ReactNode
  /** The pages that belong to it. */
  readonly pages: readonly PageName[]
}

/** Ways through the product; a way appears with its pages. */
const primaryNav: readonly NavEntry[] = [
  { to: '/home', label: 'nav.home', icon: <House />, pages: ['home'] },
  {
    to: '/challenges',
    label: 'nav.challenges',
    short: 'nav.challengesShort',
    icon: <Gamepad2 />,
    pages: ['challenges', 'wordChallenge'],
  },
  {
    to: '/word-notes',
    label: 'nav.notes',
    short: 'nav.notesShort',
    icon: <NotebookText />,
    pages: ['wordNotes', 'wordNote'],
  },
  { to: '/review', label: 'nav.reviews', icon: <Repeat2 />, pages: ['review'] },
]

/** Ways of the sidebar alone. */
const secondaryNav: readonly NavEntry[] = [
  {
    to: '/courses',
    label: 'nav.courses',
    icon: <GraduationCap />,
    pages: ['courses', 'course', 'certificate'],
  },
  { to: '/leaderboard', label: 'nav.leaderboard', icon: <Trophy />, pages: ['leaderboard'] },
]
const moreNav: readonly NavEntry[] = [
  {
    to: '/official-notes',
    label: 'nav.officialNotes',
    icon: <LibraryBig />,
    pages: ['officialNotes', 'officialNote'],
  },
  { to: '/contacts', label: 'nav.contacts', icon: <Users />, pages: ['contacts'] },
  { to: '/services', label: 'nav.services', icon: <HandHeart />, pages: ['services'] },
  { to: '/feedback', label: 'nav.feedback', icon: <MessageSquareHeart />, pages: ['feedback', 'tickets'] },
  {
    to: '/vip',
    label: 'nav.vip',
    icon: <Crown />,
    pages: ['vip', 'vipPay', 'orders', 'order', 'paymentSuccess'],
  },
]
/** Ways for administrators. */
const adminNav: readonly NavEntry[] = [
  { to: '/admin/orders', label: 'nav.adminOrders', icon: <ReceiptText />, pages: ['adminOrders'] },
  { to: '/admin/tickets', label: 'nav.adminTickets', icon: <LifeBuoy />, pages: ['adminTickets'] },
  { to: '/admin/pictures', label: 'nav.adminPictures', icon: <Image />, pages: ['adminPictures'] },
  { to: '/admin/reports', label: 'nav.adminReports', icon: <Flag />, pages: ['adminReports'] },
]

interface WayProps {
  way: NavEntry
  look?: 'side' | 'bar'
  current: boolean
  /** Words that wait there. */
  due?: number
}

/** Remembered, so that a move from page to page draws two of them and not all. */
const Way = memo(function Way({ way: { to, label, short, icon }, look = 'side', current, due }: WayProps) {
  const { t } = useTranslation()
  return (
    <NavItem
      to={to}
      label={t((look === 'bar' && short) || label)}
      icon={icon}
      look={look}
      current={current}
      count={due}
      countLabel={due === undefined ? undefined : t('nav.due', { count: due })}
    />
  )
})

// The same elements at every move from page to page, so that what they show is not drawn again.
const logo = <LogoLink />
const notice = <GuestNotice />
const settings = <DisplaySettings />
const account = <Account />

/** The frame of the pages: sidebar, bars, who is there, display mode and language. */
export function MainLayout({ children }: PropsWithChildren) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { isGuest, user } = useUser()
  const here = findPage(pathname)
  // A note needs the room; whoever opens the sidebar there keeps it open for that visit.
  const inNote = here === 'wordNote' || here === 'officialNote'
  const [chosen, setChosen] = useState<{ inNote: boolean; collapsed: boolean }>()
  const collapsed = chosen?.inNote === inNote ? chosen.collapsed : inNote
  const due = useDue()
  const drawn = (places: readonly NavEntry[], look?: 'bar') =>
    places.map((way) => (
      <Way
        key={way.to}
        way={way}
        look={look}
        current={way.pages.some((page) => page === here)}
        due={way.to === '/review' ? due : undefined}
      />
    ))
  return (
    <AppShell
      place={pathname}
      logo={logo}
      navigation={
        <>
          <NavSection>
            {drawn(primaryNav)}
            {drawn(secondaryNav)}
          </NavSection>
          <NavSection title={t('nav.more')}>{drawn(moreNav)}</NavSection>
          {user?.is_admin && <NavSection title={t('nav.admin')}>{drawn(adminNav)}</NavSection>}
        </>
      }
      bottomBar={drawn(primaryNav, 'bar')}
      notice={isGuest && notice}
      settings={settings}
      account={account}
      topBarEnd={
        isGuest && (
          <Button variant="quiet" to="/signin">
            {t('guest.signIn')}
          </Button>
        )
      }
      collapsed={collapsed}
      onCollapsedChange={(next) => setChosen({ inNote, collapsed: next })}
      labels={{
        skip: t('skip'),
        navigation: t('nav.label'),
        openMenu: t('nav.open'),
        more: t('nav.more'),
        closeMenu: t('nav.close'),
        collapse: t('nav.collapse'),
        expand: t('nav.expand'),
      }}
    >
      {children}
    </AppShell>
  )
}
