import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Button, Card, SettingRow, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useReauth } from '#lib/reauth'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { ChangePhoneDialog } from './ChangePhoneDialog.tsx'
import { GoogleCard } from './GoogleCard.tsx'
import { requireRecentAuth } from '../model/require-recent-auth.ts'
import { DevicesCard } from './DevicesCard.tsx'

type Change = 'email' | 'phone' | 'password'

/** How the account is reached and entered, and where it is signed in. Nothing for guests. */
export function SecuritySettings() {
  const { user } = useUser()
  if (!user || user.role === 'guest') return null
  return (
    <>
      <WaysCard user={user} />
      <GoogleCard />
      <DevicesCard />
    </>
  )
}

function WaysCard({ user }: { user: User }) {
  const { t } = useTranslation('auth')
  const { reload } = useUser()
  const withReauth = useReauth()
  const toast = useToast()
  const revalidate = useRevalidate()
  const [changing, change] = useState<Change>()
  const { data: reauth, mutate } = useCall('GET /api/user/reauth')
  const { run: begin } = useAsyncAction(
    async (what: Change) => {
      if (await withReauth(requireRecentAuth)) change(what)
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const close = () => change(undefined)
  const done = async (text: string) => {
    close()
    toast({ text })
    // A new password may have unlinked a Google account.
    await Promise.all([reload(), mutate(), revalidate('GET /api/user/sessions'), revalidate('GET /api/user/google')])
  }
  const hasPassword = reauth?.way === 'password'
  const rows: readonly [what: Change, name: string, value: ReactNode, isSet: boolean][] = [
    ['email', t('email'), user.email, Boolean(user.email)],
    ['phone', t('phone'), user.phone, Boolean(user.phone)],
    ['password', t('password'), hasPassword ? t('security.passwordSet') : null, hasPassword],
  ]
  const row = ([what, name, value, isSet]: (typeof rows)[number]) => (
    <SettingRow
      key={what}
      name={name}
      text={value ?? t('security.notSet')}
      action={
        <Button
          variant="secondary"
          aria-label={t(isSet ? `security.change.${what}` : `security.set.${what}`)}
          onClick={() => void begin(what)}
        >
          {t(isSet ? 'security.changeIt' : 'security.setIt')}
        </Button>
      }
    />
  )
  return (
    <>
      <WayCard title={t('security.title')}>{rows.filter(([what]) => what !== 'phone').map(row)}</WayCard>
      <WayCard title={t('phone')}>{rows.filter(([what]) => what === 'phone').map(row)}</WayCard>
      {changing === 'email' && <ChangeEmailDialog onClose={close} />}
      {changing === 'phone' && <ChangePhoneDialog onClose={close} onDone={() => done(t('security.phoneChanged'))} />}
      {changing === 'password' && (
        <ChangePasswordDialog
          isFirst={!hasPassword}
          username={user.email ?? user.username}
          onClose={close}
          onDone={() => done(t('security.passwordChanged'))}
        />
      )}
    </>
  )
}

function WayCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}
