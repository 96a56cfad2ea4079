import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl, Stack } from '#design-system'
import { useLanguage } from '#lib/language'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { useConfig } from '#lib/config'
import { firstKind } from '../model/first-kind.ts'
import { CodeForm } from './CodeForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

interface SignUpFormsProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  /** Invite code of the address. */
  invite: string | undefined
  /** The mail is on its way to this address. */
  onSent: (email: string) => void
}

/** The ways to an account that are configured, by phone and by e-mail. */
export function SignUpForms({ completeSignIn, invite, onSent }: SignUpFormsProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const language = useLanguage()
  const [chosen, choose] = useState(firstKind[language])
  const hasBoth = !data || (data.sign_in.phone && data.sign_in.email)
  const kind = hasBoth ? chosen : data.sign_in.phone ? 'phone' : 'email'
  const phone = { value: 'phone', label: t('phoneTab') } as const
  const email = { value: 'email', label: t('emailTab') } as const
  return (
    <Stack spacing={5}>
      {hasBoth && (
        <SegmentedControl
          fullWidth
          label={t('signUpWays')}
          options={firstKind[language] === 'phone' ? [phone, email] : [email, phone]}
          value={kind}
          onChange={choose}
        />
      )}
      {/* Both stay while the other is shown: a code may be on its way, and nothing is typed twice. */}
      <div hidden={kind !== 'phone'}>
        <CodeForm isSignUp completeSignIn={completeSignIn} invite={invite} />
      </div>
      <div hidden={kind !== 'email'}>
        <SignUpForm invite={invite} onSent={onSent} />
      </div>
    </Stack>
  )
}
