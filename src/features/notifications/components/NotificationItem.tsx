import type { ReactNode } from 'react'
import {
  BadgeCheck,
  ClipboardList,
  DoorOpen,
  Flame,
  LifeBuoy,
  MessagesSquare,
  PartyPopper,
  Repeat2,
  ShieldAlert,
  Swords,
  Target,
  UserPlus,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Notification, NotificationKind } from '#contract/notifications'
import { routes } from '#contract/routes'
import { NotificationRow } from '#design-system'
import { ignoreApiError } from '#lib/api'
import { useThrowError } from '#lib/actions'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useReadNotifications } from '../api/useNotifications.ts'

/** The picture of each kind, and where it leads. */
const looks: Record<NotificationKind, { icon: ReactNode; to: (notification: Notification) => string }> = {
  message: { icon: <MessagesSquare />, to: ({ subject }) => routes.chat({ conversation: subject }) },
  contact_request: { icon: <UserPlus />, to: () => routes.contacts() },
  contact_accepted: { icon: <Users />, to: () => routes.contacts() },
  congratulation: { icon: <PartyPopper />, to: () => routes.contacts() },
  goal_invitation: { icon: <Target />, to: () => routes.contacts() },
  goal_reached: { icon: <Target />, to: () => routes.contacts() },
  duel_finished: { icon: <Swords />, to: ({ subject }) => routes.chat({ conversation: subject }) },
  class_task: {
    icon: <ClipboardList />,
    to: ({ subject }) => (subject === null ? routes.classes() : routes.classPage({ id: subject })),
  },
  class_over: { icon: <DoorOpen />, to: () => routes.wordNotes() },
  ticket_answered: {
    icon: <LifeBuoy />,
    to: ({ subject }) => (subject === null ? routes.tickets() : routes.ticket({ id: subject })),
  },
  warning: { icon: <ShieldAlert />, to: () => routes.terms() },
  review_due: { icon: <Repeat2 />, to: () => routes.review() },
  streak_at_risk: { icon: <Flame />, to: () => routes.review() },
  report_mended: { icon: <BadgeCheck />, to: ({ word }) => routes.word({ word: word ?? '' }) },
}

/** One line of the list, which leads to its place and is read by going there. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const throwError = useThrowError()
  const { readOne } = useReadNotifications()
  const { id, kind, at, read, name, word } = notification
  // A server that is newer than this page may know other kinds.
  if (!Object.hasOwn(looks, kind)) return null
  const { icon, to } = looks[kind]
  return (
    <NotificationRow
      icon={icon}
      to={to(notification)}
      at={at}
      time={formatMoment(at, language)}
      unreadLabel={read ? undefined : t('unread')}
      onGo={() => {
        // The way there does not wait; what could not be marked stays unread.
        if (!read) readOne(id).catch(ignoreApiError).catch(throwError)
      }}
    >
      {t(`kind.${kind}`, { name, word })}
    </NotificationRow>
  )
}
