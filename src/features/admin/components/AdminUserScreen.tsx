import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, PageHeader, Section, Skeletons, Stack, Text, TextLink } from '#design-system'
import { useUser } from '#lib/session'
import { useAdminUser, userActions, type UserAction } from '../api/useAdminUsers.ts'
import { UserActionDialog } from './UserActionDialog.tsx'
import { UserChips } from './UserChips.tsx'
import { UserFacts } from './UserFacts.tsx'

/** /admin/users/{id}: one account, and what an administrator may do to it. */
export function AdminUserScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const { user: self } = useUser()
  const { data, error, mutate, change } = useAdminUser(id)
  const [asking, setAsking] = useState<UserAction>()
  if (!data) {
    return error ? (
      <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
    ) : (
      <Skeletons shape="list" count={4} label={t('loading')} />
    )
  }
  const { user } = data
  const isPossible = (action: UserAction) =>
    action === 'restore'
      ? user.suspended_at !== null
      : action === 'suspend'
        ? user.suspended_at === null && id !== self?.id
        : true
  return (
    <>
      <PageHeader
        title={user.username}
        back={{ to: routes.adminUsers(), label: t('users.title') }}
        actions={<UserChips user={user} />}
      />
      <Stack spacing={6} measure="cards">
        <UserFacts details={data} />
        <Section title={t('user.actions')}>
          <Stack direction="row" spacing={3} wrap>
            {userActions.filter(isPossible).map((action) => (
              <Button
                key={action}
                variant={action === 'suspend' ? 'danger' : 'secondary'}
                onClick={() => setAsking(action)}
              >
                {t(`user.action.${action}`)}
              </Button>
            ))}
          </Stack>
        </Section>
        <Text variant="body2">
          <TextLink to={routes.adminLog({ subject: id })}>{t('user.log')}</TextLink>
        </Text>
      </Stack>
      {asking && (
        <UserActionDialog
          action={asking}
          username={user.username}
          onConfirm={(input) => change(asking, input)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
