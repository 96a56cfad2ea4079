import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** The ways in that are configured. Readers of English begin with e-mail: few of them have a Chinese phone number. */
export function SignInForms({ arrive, onResend, invite }: SignInFormsProps) {
  const { t } = useTranslation('auth')
  const { data } = useConfig()
  const language = useLanguage()
  const [way, setWay] = useState<Way>(language === 'zh' ? 'code' : 'password')
  const [kind, setKind] = useState<Kind>(language === 'zh' ? 'phone' : 'email')
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
