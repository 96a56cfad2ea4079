import { useTranslation } from 'react-i18next'
import type { MessageCode } from '#contract/messages'
import { CodeField } from '#design-system'
import type { ContractForm } from '#lib/forms'

/** What the field needs of its form. */
export interface SentCodeForm {
  field: (name: 'verification_code') => ReturnType<ContractForm<object, object>['field']>
  showError: (error: unknown, fallback: MessageCode) => void
}

interface SentCodeFieldProps {
  form: SentCodeForm
  /** Has a code sent; resolves to whether it was. @throws {ApiError} */
  send: () => Promise<boolean>
}

/** A code that is sent on request. What refuses to send it is said by the form. */
export function SentCodeField({ form, send }: SentCodeFieldProps) {
  const { t } = useTranslation('auth')
  const requestCode = async (): Promise<boolean> => {
    try {
      return await send()
    } catch (error) {
      form.showError(error, 'code_send_failed')
      return false
    }
  }
  return (
    <CodeField
      label={t('code')}
      requestLabel={t('getCode')}
      resendLabel={t('resend')}
      waitLabel={(seconds) => t('countdown', { seconds })}
      onRequestCode={requestCode}
      {...form.field('verification_code')}
    />
  )
}
