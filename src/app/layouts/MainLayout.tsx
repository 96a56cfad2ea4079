import { useState } from 'react'
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
import { Outlet, useLocation } from 'react-router-dom'
import { findPage } from '#contract/pages'
import { AppShell, Button, NavItem, NavSection } from '#design-system'
import { useDue } from '#features/reviews'
import { useUser } from '#lib/session'
import { AppLink } from '../AppLink.tsx'
import { Account } from './Account.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { LogoLink } from './LogoLink.tsx'

/** Ways through the product; a way appears with its pages. */
const ways = [
  { to: '/home', label: 'nav.home', short: 'nav.home', icon: <House />, pages: ['home'] },
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
  { to: '/review', label: 'nav.reviews', short: 'nav.reviews', icon: <Repeat2 />, pages: ['review'] },
] as const

/** Ways of the sidebar alone. */
const side = [
  {
    to: '/courses',
    label: 'nav.courses',
    icon: <GraduationCap />,
    pages: ['courses', 'course', 'certificate'],
  },
  { to: '/leaderboard', label: 'nav.leaderboard', icon: <Trophy />, pages: ['leaderboard'] },
] as const
const more = [
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
] as const
/** Ways for administrators. */
const adminWays = [
  { to: '/admin/orders', label: 'nav.adminOrders', icon: <ReceiptText />, pages: ['adminOrders'] },
  { to: '/admin/tickets', label: 'nav.adminTickets', icon: <LifeBuoy />, pages: ['adminTickets'] },
  { to: '/admin/pictures', label: 'nav.adminPictures', icon: <Image />, pages: ['adminPictures'] },
  { to: '/admin/reports', label: 'nav.adminReports', icon: <Flag />, pages: ['adminReports'] },
] as const

// The same elements at every move from page to page, so that what they show is not drawn again.
const logo = <LogoLink />
const notice = <GuestNotice />
const settings = <DisplaySettings />
const account = <Account />

/** The frame of the pages: sidebar, bars, who is there, display mode and language. */
export function MainLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { isGuest, user } = useUser()
  const here = findPage(pathname)
  // A note needs the room; whoever opens the sidebar there keeps it open for that visit.
  const inNote = here === 'wordNote' || here === 'officialNote'
  const [chosen, setChosen] = useState<{ inNote: boolean; collapsed: boolean }>()
  const collapsed = chosen?.inNote === inNote ? chosen.collapsed : inNote
  const due = useDue()
  const items = (look: 'side' | 'bar') =>
    ways.map(({ to, label, short, icon, pages }) => (
      <NavItem
        key={to}
        to={to}
        label={t(look === 'side' ? label : short)}
        icon={icon}
        look={look}
        LinkComponent={AppLink}
        current={pages.some((page) => page === here)}
        {...(to === '/review' && { count: due, countLabel: t('nav.due', { count: due }) })}
      />
    ))
  const beside = (places: typeof side | typeof more | typeof adminWays) =>
    places.map(({ to, label, icon, pages }) => (
      <NavItem
        key={to}
        to={to}
        label={t(label)}
        icon={icon}
        LinkComponent={AppLink}
        current={pages.some((page) => page === here)}
      />
    ))
  return (
    <AppShell
      place={pathname}
      logo={logo}
      navigation={
        <>
          <NavSection>
            {items('side')}
            {beside(side)}
          </NavSection>
          <NavSection title={t('nav.more')}>{beside(more)}</NavSection>
          {user?.is_admin && <NavSection title={t('nav.admin')}>{beside(adminWays)}</NavSection>}
        </>
      }
      bottomBar={items('bar')}
      notice={isGuest && notice}
      settings={settings}
      account={account}
      topBarEnd={
        isGuest && (
          <Button variant="quiet" LinkComponent={AppLink} to="/signin">
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
      <Outlet />
    </AppShell>
  )
}
