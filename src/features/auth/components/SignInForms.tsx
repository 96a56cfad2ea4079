import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl, Stack, Tabs } from '#design-system'
import { useLanguage } from '#lib/language'
import { useConfig } from '#lib/config'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { firstKind } from '../model/first-kind.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

interface SignInFormsProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  onResend: (email: string) => Promise<void>
  invite: string | undefined
  /** Filled in, and the form of its password shown. */
  email: string | undefined
}

type Method = 'code' | 'password'

/** The sign-in forms that are configured. */
export function SignInForms({ completeSignIn, onResend, invite, email }: SignInFormsProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const language = useLanguage()
  const [method, setMethod] = useState<Method>(email ? 'password' : 'code')
  const [kind, setKind] = useState(email ? 'email' : firstKind[language])
  const emailForm = <EmailForm email={email} completeSignIn={completeSignIn} onResend={onResend} />
  if (data && !data.sign_in.phone) return emailForm
  return (
    <Tabs
      label={t('ways')}
      tabs={[
        { value: 'code', label: t('codeTab') },
        { value: 'password', label: t('passwordTab') },
      ]}
      value={method}
      onChange={setMethod}
    >
      {/* Kept while the other method is shown: a code may be on its way to the number in it. */}
      <div hidden={method !== 'code'}>
        <CodeForm completeSignIn={completeSignIn} invite={invite} />
      </div>
      {method === 'password' && (
        <Stack spacing={5}>
          <SegmentedControl
            fullWidth
            label={t('passwordWays')}
            options={[
              { value: 'phone', label: t('phoneTab') },
              { value: 'email', label: t('emailTab') },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === 'email' ? (
            emailForm
          ) : (
            <PhoneForm completeSignIn={completeSignIn} onForgotten={() => setMethod('code')} />
          )}
        </Stack>
      )}
    </Tabs>
  )
}
