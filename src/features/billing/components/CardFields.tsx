import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { brandOf, cvvLength, digitsOf, spaceCard, spaceExpiry } from '#contract/credit-cards'
import type { CardPayment } from '#contract/credit-cards'
import { CardForm } from '#design-system'
import type { ContractForm } from '#lib/forms'

interface CardFieldsProps {
  form: ContractForm<CardPayment, CardPayment>
}

/** Changes what was typed at the end of a field, so that the caret stays in place while the middle is edited. */
function shaped(shape: (typed: string) => string) {
  return (event: { target: HTMLInputElement }) => {
    const { target } = event
    if (target.selectionStart === target.value.length) target.value = shape(target.value)
  }
}

/** The card of a demo: checked here, sent nowhere. */
export function CardFields({ form }: CardFieldsProps) {
  const { t } = useTranslation('billing')
  const number = useWatch({ control: form.control, name: 'cardNumber' })
  const brand = brandOf(number)
  const field = (name: 'cardNumber' | 'expiryDate' | 'cvv' | 'cardholderName', shape?: (typed: string) => string) => {
    const registered = form.field(name)
    const onChange: typeof registered.onChange = (event: { target: HTMLInputElement }) => {
      if (shape) shaped(shape)(event)
      return registered.onChange(event)
    }
    return { ...registered, onChange }
  }
  return (
    <CardForm
      number={field('cardNumber', spaceCard)}
      expiry={field('expiryDate', (typed) => (typed.endsWith('/') ? typed : spaceExpiry(typed)))}
      cvv={field('cvv', digitsOf)}
      holder={field('cardholderName')}
      brand={brand === 'unknown' ? '' : t(`brand.${brand}`)}
      labels={{ number: t('card.number'), expiry: t('card.expiry'), cvv: t('card.cvv'), holder: t('card.holder') }}
      expiryHint={t('card.expiryHint')}
      cvvHelp={cvvLength(number) === 4 ? t('card.cvvFront') : t('card.cvvBack')}
    />
  )
}
