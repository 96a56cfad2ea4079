import { useTranslation } from 'react-i18next'
import type { MessageCode } from '#contract/messages'
import { CodeField, PhoneField } from '#design-system'
import type { ContractForm } from '../model/useContractForm.ts'

/** What the two fields need of their form. */
interface PhoneCodeForm {
  field: (name: 'phone' | 'verification_code') => ReturnType<ContractForm<object, object>['field']>
  values: () => { phone: string }
  check: (name: 'phone') => Promise<boolean>
  blame: (name: 'phone', fault: MessageCode) => void
  refuse: (error: unknown, fallback: MessageCode) => void
}

interface PhoneCodeFieldsProps {
  form: PhoneCodeForm
  label: string
  /** Has a code sent to the number; resolves to whether it was. @throws {ApiError} */
  send: (phone: string) => Promise<boolean>
}

/** A number and the code that it was sent; a code is asked for once the number can be one. */
export function PhoneCodeFields({ form, label, send }: PhoneCodeFieldsProps) {
  const { t } = useTranslation('auth')
  const requestCode = async (): Promise<boolean> => {
    const phone = form.values().phone.trim()
    if (phone === '') {
      form.blame('phone', 'phone_empty')
      return false
    }
    if (!(await form.check('phone'))) return false
    try {
      return await send(phone)
    } catch (error) {
      form.refuse(error, 'code_send_failed')
      return false
    }
  }
  return (
    <>
      <PhoneField label={label} {...form.field('phone')} />
      <CodeField
        label={t('code')}
        requestLabel={t('getCode')}
        resendLabel={t('resend')}
        waitLabel={(seconds) => t('countdown', { seconds })}
        onRequestCode={requestCode}
        {...form.field('verification_code')}
      />
    </>
  )
}
