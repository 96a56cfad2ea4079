import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locales'
import { Box, SegmentedControl, Stack, Tabs } from '#design-system'
import { useLanguage } from '#lib/language'
import { useConfig } from '../api/useConfig.ts'
import type { CompleteSignIn } from '../api/useCompleteSignIn.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

interface SignInFormsProps {
  arrive: CompleteSignIn['arrive']
  onResend: (email: string) => Promise<void>
  invite: string | undefined
}

type Way = 'code' | 'password'
type Kind = 'phone' | 'email'

/** What is open at first. Few readers of English have a Chinese phone number. */
const firstForms: Record<Language, { way: Way; kind: Kind }> = {
  zh: { way: 'code', kind: 'phone' },
  en: { way: 'password', kind: 'email' },
}

/** The sign-in forms that are configured. */
export function SignInForms({ arrive, onResend, invite }: SignInFormsProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const language = useLanguage()
  const [way, setWay] = useState(firstForms[language].way)
  const [kind, setKind] = useState(firstForms[language].kind)
  const emailForm = <EmailForm arrive={arrive} onResend={onResend} />
  if (data && !data.sign_in.phone) return emailForm
  return (
    <Tabs
      label={t('ways')}
      tabs={[
        { value: 'code', label: t('codeTab') },
        { value: 'password', label: t('passwordTab') },
      ]}
      value={way}
      onChange={setWay}
    >
      {/* Kept while the other way is looked at: a code may be on its way to the number in it. */}
      <Box hidden={way !== 'code'}>
        <CodeForm arrive={arrive} invite={invite} />
      </Box>
      {way === 'password' && (
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
          {kind === 'email' ? emailForm : <PhoneForm arrive={arrive} onForgotten={() => setWay('code')} />}
        </Stack>
      )}
    </Tabs>
  )
}
