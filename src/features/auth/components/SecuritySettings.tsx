import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Button, Card, SettingRow, Stack, useToast } from '#design-system'
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

/** How the account is entered, and where it is signed in. */
export function SecuritySettings({ user }: { user: User }) {
  return (
    <>
      <SignInCard user={user} changes={['email', 'password']} />
      <GoogleCard />
      <DevicesCard />
    </>
  )
}

/** The phone number of the account. */
export function PhoneSettings({ user }: { user: User }) {
  return <SignInCard user={user} changes={['phone']} />
}

/** What the account is signed in with, and the way to change it. */
function SignInCard({ user, changes }: { user: User; changes: readonly Change[] }) {
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
  /** How it is at present; null where it is not set. */
  const values: Record<Change, string | null> = {
    email: user.email,
    phone: user.phone,
    password: hasPassword ? t('security.passwordSet') : null,
  }
  return (
    <>
      <Card>
        <Stack spacing={6}>
          {changes.map((what) => {
            const isSet = Boolean(values[what])
            return (
              <SettingRow
                key={what}
                name={t(what)}
                text={values[what] ?? t('security.notSet')}
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
          })}
        </Stack>
      </Card>
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
