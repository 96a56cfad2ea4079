import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageCode } from '#contract/messages'
import { CodeField } from '#design-system'
import type { ContractForm } from '#lib/forms'

/** What the field needs of its form. */
export interface SentCodeForm {
  field: (name: 'verification_code') => ReturnType<ContractForm<object, object>['field']>
  showError: (error: unknown, fallback: MessageCode) => void
  onSubmit: () => void
}

interface SentCodeFieldProps {
  form: SentCodeForm
  /** Has a code sent; resolves to the number that it went to, undefined where none was sent. @throws {ApiError} */
  send: () => Promise<string | undefined>
}

/** Digits of a code. */
const CODE = /^\d{6}$/

/**
 * A code that is sent on request. What refuses to send it is said by the form. Once it is sent, the field says where to, and that the sixth
 * digit sends the form.
 */
export function SentCodeField({ form, send }: SentCodeFieldProps) {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string>()
  const { onChange, ref, ...field } = form.field('verification_code')
  const input = useRef<HTMLInputElement>(null)
  const requestCode = async (): Promise<boolean> => {
    try {
      const number = await send()
      if (number === undefined) return false
      setSentTo(number)
      // The next thing to do, on a phone with its keyboard.
      input.current?.focus()
      return true
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
      {...field}
      ref={(element) => {
        ref(element)
        input.current = element
      }}
      help={field.error || sentTo === undefined ? undefined : t('sentTo', { phone: sentTo })}
      onChange={async (event) => {
        await onChange(event)
        if (sentTo !== undefined && CODE.test(event.target.value)) form.onSubmit()
      }}
    />
  )
}
