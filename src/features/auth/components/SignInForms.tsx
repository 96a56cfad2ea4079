import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locales'
import { SegmentedControl, Stack, Tabs } from '#design-system'
import { useLanguage } from '#lib/language'
import { useConfig } from '../api/useConfig.ts'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

interface SignInFormsProps {
  completeSignIn: CompleteSignIn['completeSignIn']
  onResend: (email: string) => Promise<void>
  invite: string | undefined
}

type Method = 'code' | 'password'
type Kind = 'phone' | 'email'

/** Which password is asked for at first. Few readers of English have a Chinese phone number. */
const firstKinds: Record<Language, Kind> = { zh: 'phone', en: 'email' }

/** The sign-in forms that are configured. */
export function SignInForms({ completeSignIn, onResend, invite }: SignInFormsProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const language = useLanguage()
  const [method, setMethod] = useState<Method>('code')
  const [kind, setKind] = useState(firstKinds[language])
  const emailForm = <EmailForm completeSignIn={completeSignIn} onResend={onResend} />
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
