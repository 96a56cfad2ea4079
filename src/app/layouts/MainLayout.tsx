import { memo, useState } from 'react'
import type { PropsWithChildren, ReactNode } from 'react'
import type { ParseKeys } from 'i18next'
import {
  AudioLines,
  Bell,
  BookCopy,
  BookMarked,
  BookOpen,
  Crown,
  Droplets,
  FileSpreadsheet,
  Gamepad2,
  Gauge,
  GraduationCap,
  HandHeart,
  House,
  LibraryBig,
  MessageSquareHeart,
  MessagesSquare,
  Mic,
  NotebookText,
  School,
  Trophy,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { notificationLimits } from '#contract/notification-limits'
import { findPage } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { routes } from '#contract/routes'
import type { PlainPage } from '#contract/routes'
import { AppShell, Button, NavItem, NavSection } from '#design-system'
import { useUnread } from '#features/chat'
import { useDue } from '#features/reviews'
import { useUser } from '#lib/session'
import { Account } from './Account.tsx'
import { ConnectionSign } from './ConnectionSign.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { LogoLink } from './LogoLink.tsx'
import { TourLink } from './TourLink.tsx'
import { useMoreFold } from './useMoreFold.ts'

interface NavEntry {
  readonly page: PlainPage
  readonly label: ParseKeys
  /** Where room is short. */
  readonly short?: ParseKeys
  readonly icon: ReactNode
  /** Further pages that belong to it. */
  readonly with?: readonly PageName[]
}

/** The links of the sidebar that are always in view. */
const mainNav: readonly NavEntry[] = [
  { page: 'home', label: 'nav.home', icon: <House /> },
  {
    page: 'challenges',
    label: 'nav.challenges',
    short: 'nav.challengesShort',
    icon: <Gamepad2 />,
    with: ['wordChallenge'],
  },
  {
    page: 'wordNotes',
    label: 'nav.notes',
    short: 'nav.notesShort',
    icon: <NotebookText />,
    with: ['wordNote'],
  },
  { page: 'review', label: 'nav.reviews', icon: <Droplets /> },
  {
    page: 'courses',
    label: 'nav.courses',
    icon: <GraduationCap />,
    with: ['course', 'certificate'],
  },
  { page: 'leaderboard', label: 'nav.leaderboard', icon: <Trophy /> },
]

/** The bar on phones names reviews before notes: what is due comes first under the thumb. */
const barNav = (['home', 'challenges', 'review', 'wordNotes'] as const).flatMap((name) =>
  mainNav.filter(({ page }) => page === name),
)

/** Beside the logo. */
const bellNav: readonly NavEntry[] = [{ page: 'notifications', label: 'nav.notifications', icon: <Bell /> }]

/** Folded away until somebody opens it. */
const moreNav: readonly NavEntry[] = [
  { page: 'reader', label: 'nav.reader', icon: <BookOpen />, with: ['readerText'] },
  { page: 'record', label: 'nav.record', icon: <Mic /> },
  { page: 'sounds', label: 'nav.sounds', icon: <AudioLines /> },
  {
    page: 'officialNotes',
    label: 'nav.officialNotes',
    icon: <LibraryBig />,
    with: ['officialNote'],
  },
  { page: 'chat', label: 'nav.chat', icon: <MessagesSquare /> },
  { page: 'contacts', label: 'nav.contacts', icon: <Users /> },
  {
    page: 'classes',
    label: 'nav.classes',
    icon: <School />,
    with: ['classPage'],
  },
  { page: 'services', label: 'nav.services', icon: <HandHeart /> },
  { page: 'feedback', label: 'nav.feedback', icon: <MessageSquareHeart />, with: ['tickets'] },
  {
    page: 'vip',
    label: 'nav.vip',
    icon: <Crown />,
    with: ['vipPay', 'orders', 'order', 'paymentSuccess'],
  },
]
/** Links for administrators. */
const adminNav: readonly NavEntry[] = [
  {
    page: 'adminWords',
    label: 'nav.adminWords',
    icon: <BookMarked />,
    with: ['adminWord', 'adminReports', 'adminPictures'],
  },
  { page: 'adminQuickUpdate', label: 'nav.quickUpdate', icon: <FileSpreadsheet /> },
  { page: 'adminNotes', label: 'nav.adminNotes', icon: <BookCopy />, with: ['adminNote'] },
  {
    page: 'admin',
    label: 'nav.admin',
    icon: <Gauge />,
    with: [
      'adminCourses',
      'adminLesson',
      'adminChatReports',
      'adminOrders',
      'adminTickets',
      'adminUsers',
      'adminUser',
      'adminMails',
      'adminLog',
    ],
  },
]

interface NavLinkProps {
  entry: NavEntry
  look?: 'side' | 'bar' | 'icon'
  current: boolean
  /** What waits there, and the same in words. */
  count?: number
  countLabel?: string
}

/** Memoised: a change of page draws two of some fifteen. */
const NavLink = memo(function NavLink({
  entry: { page, label, short, icon },
  look = 'side',
  current,
  count,
  countLabel,
}: NavLinkProps) {
  const { t } = useTranslation()
  return (
    <NavItem
      to={routes[page]()}
      label={t((look === 'bar' && short) || label)}
      icon={icon}
      look={look}
      current={current}
      count={count}
      countLabel={countLabel}
    />
  )
})

// The same elements at every move from page to page, so that what they show is not drawn again.
const logo = <LogoLink />
const notice = <GuestNotice />
const settings = <DisplaySettings />
const account = <Account />
const tourLink = <TourLink />

/** The frame of the pages: sidebar, bars, who is there, display mode and language. */
export function MainLayout({ children }: PropsWithChildren) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { isGuest, user } = useUser()
  const here = findPage(pathname)
  // A note needs the room: the sidebar is closed there, and stays open for a visit once it was opened.
  const inNote = here === 'wordNote' || here === 'officialNote' || here === 'adminNote'
  const [chosen, setChosen] = useState<{ inNote: boolean; collapsed: boolean }>()
  const collapsed = chosen?.inNote === inNote ? chosen.collapsed : inNote
  const due = useDue()
  const messages = useUnread()
  const more = useMoreFold()
  const unread = user?.unread_notifications ?? 0
  const waiting: Partial<Record<PageName, { count: number; countLabel: string }>> = {
    review: { count: due, countLabel: t('nav.due', { count: due }) },
    chat: { count: messages, countLabel: t('nav.unread', { count: messages }) },
    notifications: {
      count: unread,
      countLabel: unread < notificationLimits.counted ? t('nav.unread', { count: unread }) : t('nav.unreadMany'),
    },
  }
  const isCurrent = (entry: NavEntry) => here !== undefined && [entry.page, ...(entry.with ?? [])].includes(here)
  const renderLinks = (entries: readonly NavEntry[], look?: 'bar' | 'icon') =>
    entries.map((entry) => (
      <NavLink key={entry.page} entry={entry} look={look} current={isCurrent(entry)} {...waiting[entry.page]} />
    ))
  return (
    <AppShell
      place={pathname}
      logo={logo}
      navigation={
        <>
          <NavSection>{renderLinks(mainNav)}</NavSection>
          <NavSection
            title={t('nav.more')}
            fold={{ ...more, ...waiting.chat, current: renderLinks(moreNav.filter(isCurrent)) }}
          >
            {renderLinks(moreNav)}
            {isGuest && user && tourLink}
          </NavSection>
          {user?.is_admin && <NavSection title={t('nav.team')}>{renderLinks(adminNav)}</NavSection>}
        </>
      }
      bottomBar={renderLinks(barNav, 'bar')}
      notice={isGuest && notice}
      settings={settings}
      account={account}
      bell={user && renderLinks(bellNav, 'icon')}
      topBarEnd={
        isGuest &&
        // Who has played has something to keep; the account leads back to where it was wanted.
        (user ? (
          <Button variant="quiet" to={routes.signUp({ redirect: pathname + search })}>
            {t('guest.signUp')}
          </Button>
        ) : (
          <Button variant="quiet" to={routes.signIn()}>
            {t('guest.signIn')}
          </Button>
        ))
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
      <ConnectionSign />
      {children}
    </AppShell>
  )
}
