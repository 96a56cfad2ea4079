import type { MessageCode } from '#contract/messages'
import { PhoneField } from '#design-system'
import type { ContractForm } from '#lib/forms'
import { SentCodeField } from './SentCodeField.tsx'
import type { SentCodeForm } from './SentCodeField.tsx'

/** What the two fields need of their form. */
interface PhoneCodeForm extends SentCodeForm {
  field: (name: 'phone' | 'verification_code') => ReturnType<ContractForm<object, object>['field']>
  values: () => { phone: string }
  validate: (name: 'phone') => Promise<boolean>
  setError: (name: 'phone', code: MessageCode) => void
}

interface PhoneCodeFieldsProps {
  form: PhoneCodeForm
  label: string
  /** Has a code sent to the number; resolves to whether it was. @throws {ApiError} */
  send: (phone: string) => Promise<boolean>
}

/** A number and the code that it was sent; a code is asked for once the number can be one. */
export function PhoneCodeFields({ form, label, send }: PhoneCodeFieldsProps) {
  const sendToPhone = async (): Promise<string | undefined> => {
    const phone = form.values().phone.trim()
    if (phone === '') form.setError('phone', 'phone_empty')
    else if ((await form.validate('phone')) && (await send(phone))) return phone
    return undefined
  }
  return (
    <>
      <PhoneField label={label} {...form.field('phone')} />
      <SentCodeField form={form} send={sendToPhone} />
    </>
  )
}
