import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
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
  PageHeader,
  Skeletons,
  Stack,
  Text,
  useToast,
} from '#design-system'
import type { ApiError } from '#lib/api'
import { useAsyncAction } from '#lib/actions'
import { formatDuration, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { keepRowFocus } from '#lib/row-focus'
import { useUser } from '#lib/session'
import { useContactActions, useContacts } from '../api/useContacts.ts'
import { AddContact } from './AddContact.tsx'

/** Whom one learns with: add, accept, block. */
export function ContactsScreen() {
  const { t } = useTranslation('contacts')
  const language = useLanguage()
  const { isGuest } = useUser()
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('title')} />
        <LockedState
          title={messageText('guest_not_allowed', language)}
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
          <Lists />
        </Stack>
      </Stack>
    </>
  )
}

const groups = ['asks', 'accepted', 'asked', 'blocked'] as const

function Lists() {
  const { t } = useTranslation('contacts')
  const { user } = useUser()
  const { data, error, mutate } = useContacts()
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
          <Stack component="section" key={group} aria-labelledby={`contacts-${group}`} spacing={3}>
            <Text id={`contacts-${group}`} variant="h3" component="h2">
              {t(`group.${group}`)}
            </Text>
            <Card>
              <Stack component="ul" aria-labelledby={`contacts-${group}`}>
                {members.map((contact) => (
                  <Person
                    key={contact.id}
                    contact={contact}
                    onAccept={() => change(contact.id, 'accepted')}
                    onLeave={(how) => setLeaving({ contact, how })}
                    onRemove={() => remove(contact.id)}
                    onError={showError}
                  />
                ))}
              </Stack>
            </Card>
          </Stack>
        )
      })}
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
  onAccept: () => Promise<void>
  onLeave: (how: 'remove' | 'block') => void
  onRemove: () => Promise<void>
  onError: (error: ApiError) => void
}

function Person({ contact, onAccept, onLeave, onRemove, onError }: PersonProps) {
  const { t } = useTranslation('contacts')
  const language = useLanguage()
  const { username: name, avatar, state, streak, points, spoken_ms: spokenMs } = contact
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
      : t(`detail.${state}`)
  const labelled = (
    key: 'message' | 'accept' | 'ignore' | 'remove.button' | 'block.button' | 'takeBack' | 'unblock',
  ) => ({
    children: t(key),
    'aria-label': t('for', { action: t(key), name }),
  })
  return (
    <ContactRow
      name={name}
      avatar={avatar ?? undefined}
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
          {state === 'accepted' && (
            <Button variant="quiet" {...labelled('remove.button')} onClick={() => onLeave('remove')} />
          )}
          {(state === 'accepted' || state === 'asks') && (
            <Button variant="quiet" {...labelled('block.button')} onClick={() => onLeave('block')} />
          )}
          {state === 'asked' && <Button variant="quiet" {...labelled('takeBack')} {...remove} />}
          {state === 'blocked' && <Button variant="quiet" {...labelled('unblock')} {...remove} />}
        </>
      }
    />
  )
}
