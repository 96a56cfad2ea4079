import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { Ban, ShieldAlert, UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import type { Contact } from '#contract/contacts'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  ConfirmDialog,
  ContactRow,
  EmptyState,
  ErrorScreen,
  LockedState,
  MenuButton,
  PageHeader,
  Presence,
  Skeletons,
  Stack,
  Text,
  useToast,
} from '#design-system'
import type { ApiError } from '#lib/api'
import { useAsyncAction } from '#lib/actions'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { usePresence } from '#lib/presence'
import { keepRowFocus } from '#lib/row-focus'
import { useUser } from '#lib/session'
import { useContactActions, useContacts } from '../api/useContacts.ts'
import { AddContact } from './AddContact.tsx'

export interface ContactsScreenProps {
  /** What contacts do together, shown once there is one. */
  together: ReactNode
  /** A way to congratulate a contact who has studied. */
  congratulateSlot: (id: string, name: string) => ReactNode
  /** Reports a learner who asks: a dialog. */
  reportSlot: (id: string, name: string, onClose: () => void) => ReactNode
}

/** Whom one learns with: add, accept, block. */
export function ContactsScreen({ together, congratulateSlot, reportSlot }: ContactsScreenProps) {
  const { t } = useTranslation('contacts')
  const language = useLanguage()
  const { isGuest } = useUser()
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('title')} />
        <LockedState
          title={browserMessageText('guest_not_allowed', language)}
          action={<Button to={routes.signIn({ redirect: routes.contacts() })}>{t('signIn')}</Button>}
        >
          {t('locked')}
        </LockedState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack spacing={6}>
        <AddContact />
        <Stack spacing={6} ref={keepRowFocus}>
          <Lists together={together} congratulateSlot={congratulateSlot} reportSlot={reportSlot} />
        </Stack>
      </Stack>
    </>
  )
}

const groups = ['asks', 'accepted', 'asked', 'blocked'] as const

function Lists({ together, congratulateSlot, reportSlot }: ContactsScreenProps) {
  const { t } = useTranslation('contacts')
  const { user } = useUser()
  const { data, error, mutate } = useContacts()
  const [reported, setReported] = useState<Contact>()
  const [leaving, setLeaving] = useState<{ contact: Contact; how: 'remove' | 'block' }>()
  const { change, remove } = useContactActions()
  const toast = useToast()
  const showError = ({ message }: ApiError) => toast({ text: message, tone: 'error' })
  const changing = useAsyncAction(change, showError)
  const removing = useAsyncAction(remove, showError)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  if (data.contacts.length === 0) {
    return <EmptyState title={t('empty')}>{t('emptyText', { code: user?.invite_code ?? '' })}</EmptyState>
  }
  const confirm = () => {
    if (!leaving) return
    const { contact, how } = leaving
    void (how === 'remove' ? removing.run(contact.id) : changing.run(contact.id, 'blocked'))
    setLeaving(undefined)
  }
  return (
    <>
      {groups.map((group) => {
        const members = data.contacts.filter(({ state }) => state === group)
        if (members.length === 0) return null
        return (
          <Fragment key={group}>
            <Stack component="section" aria-labelledby={`contacts-${group}`} spacing={3}>
              <Text id={`contacts-${group}`} variant="h3" component="h2">
                {t(`group.${group}`)}
              </Text>
              <Card padding="flush">
                <Stack component="ul" aria-labelledby={`contacts-${group}`}>
                  {members.map((contact) => (
                    <Person
                      key={contact.id}
                      contact={contact}
                      congratulate={congratulateSlot(contact.id, contact.username)}
                      onAccept={() => change(contact.id, 'accepted')}
                      onReport={() => setReported(contact)}
                      onLeave={(how) => setLeaving({ contact, how })}
                      onRemove={() => remove(contact.id)}
                      onError={showError}
                    />
                  ))}
                </Stack>
              </Card>
            </Stack>
            {group === 'accepted' && together}
          </Fragment>
        )
      })}
      {reported && reportSlot(reported.id, reported.username, () => setReported(undefined))}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t(leaving?.how === 'block' ? 'block.title' : 'remove.title', { name: leaving?.contact.username })}
        confirmLabel={t(leaving?.how === 'block' ? 'block.yes' : 'remove.yes')}
        cancelLabel={t('cancel')}
        onConfirm={confirm}
        onCancel={() => setLeaving(undefined)}
      >
        {t(leaving?.how === 'block' ? 'block.text' : 'remove.text')}
      </ConfirmDialog>
    </>
  )
}

interface PersonProps {
  contact: Contact
  congratulate: ReactNode
  onAccept: () => Promise<void>
  onReport: () => void
  onLeave: (how: 'remove' | 'block') => void
  onRemove: () => Promise<void>
  onError: (error: ApiError) => void
}

function Person({ contact, congratulate, onAccept, onReport, onLeave, onRemove, onError }: PersonProps) {
  const { t } = useTranslation('contacts')
  const language = useLanguage()
  const presence = usePresence()(contact.id)
  const { username: name, avatar, state, text, streak, points, spoken_ms: spokenMs } = contact
  const accepting = useAsyncAction(onAccept, onError)
  const removing = useAsyncAction(onRemove, onError)
  const remove = { loading: removing.pending, onClick: () => void removing.run() }
  const detail =
    state === 'accepted'
      ? [
          t('detail.accepted', { count: streak ?? 0, points: formatNumber(points ?? 0, language) }),
          ...(spokenMs !== null && spokenMs > 0
            ? [t('detail.spoken', { time: formatDuration(spokenMs, language) })]
            : []),
        ].join(' · ')
      : text !== null && (state === 'asks' || state === 'asked')
        ? t(`detail.${state}With`, { text })
        : t(`detail.${state}`)
  const labelled = (key: 'message' | 'accept' | 'ignore' | 'takeBack' | 'unblock') => ({
    children: t(key),
    'aria-label': t('for', { action: t(key), name }),
  })
  return (
    <ContactRow
      name={name}
      avatar={avatar ?? undefined}
      presence={presence && <Presence state={presence} label={t(`presence.${presence}`)} />}
      detail={detail}
      actions={
        <>
          {state === 'asks' && (
            <Button
              variant="secondary"
              {...labelled('accept')}
              loading={accepting.pending}
              onClick={() => void accepting.run()}
            />
          )}
          {state === 'asks' && <Button variant="quiet" {...labelled('ignore')} {...remove} />}
          {state === 'accepted' && (
            <Button variant="secondary" {...labelled('message')} to={routes.chat({ with: contact.id })} />
          )}
          {state === 'accepted' && ((streak ?? 0) > 0 || (points ?? 0) > 0) && congratulate}
          {state === 'asks' && (
            <MenuButton
              label={t('moreFor', { name })}
              items={[
                { label: t('report'), icon: <ShieldAlert />, onPress: onReport },
                { label: t('block.button'), icon: <Ban />, danger: true, onPress: () => onLeave('block') },
              ]}
            />
          )}
          {state === 'accepted' && (
            <MenuButton
              label={t('moreFor', { name })}
              items={[
                { label: t('remove.button'), icon: <UserMinus />, onPress: () => onLeave('remove') },
                { label: t('block.button'), icon: <Ban />, danger: true, onPress: () => onLeave('block') },
              ]}
            />
          )}
          {state === 'asked' && <Button variant="quiet" {...labelled('takeBack')} {...remove} />}
          {state === 'blocked' && <Button variant="quiet" {...labelled('unblock')} {...remove} />}
        </>
      }
    />
  )
}
