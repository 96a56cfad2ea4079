import { useState } from 'react'
import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Offer, PayMethod, Plan } from '#contract/billing'
import { CardPayment, Contact } from '#contract/credit-cards'
import {
  AsideLayout,
  Button,
  Card,
  ErrorBox,
  FormField,
  Notice,
  PaymentMethodPicker,
  PhoneField,
  Stack,
  Text,
  TextLink,
} from '#design-system'
import type { User } from '#contract/profile'
import { routes } from '#contract/routes'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { userStore } from '#lib/storage'
import { usePayment } from '../api/usePayment.ts'
import { chargeText, methodsFor } from '../model/charge.ts'
import { saveDraft, readDraft } from '../model/draft.ts'
import { CardFields } from './CardFields.tsx'
import { PaySummary } from './PaySummary.tsx'

interface PayFormProps {
  plan: Plan
  offer: Offer
  user: User
}

const icons: Record<PayMethod, typeof CreditCard> = {
  'credit-card': CreditCard,
  alipay: Landmark,
  'mobile-payment': Smartphone,
  'digital-wallet': Wallet,
}

/** Method, card where a demo asks for one, contact, and the button. The summary stands beside it, on phones before it. */
export function PayForm({ plan, offer, user }: PayFormProps) {
  const { t } = useTranslation('billing')
  const [store] = useState(() => userStore(user.id))
  const [draft] = useState(() => readDraft(store, user.email))
  const language = useLanguage()
  const methods = methodsFor(offer, language)
  const offered = methods.find(({ method }) => method === draft.method) ?? methods[0]
  const [method, setMethod] = useState<PayMethod>(offered?.method ?? 'credit-card')
  const { pay, paying, fault } = usePayment(plan, offer)
  const chosen = methods.find((each) => each.method === method)
  const provider = chosen?.provider
  const asksCard = method === 'credit-card' && provider === 'demo'
  const form = useContractForm({
    schema: asksCard ? CardPayment : (Contact as unknown as typeof CardPayment),
    submit: ({ email, phone }) => pay({ method, email, phone }),
    defaults: {
      email: draft.email,
      phone: draft.phone,
      cardNumber: '',
      expiryDate: '',
      cvv: '',
      cardholderName: '',
    },
  })
  const keep = (next: PayMethod) => {
    const { email, phone } = form.values()
    saveDraft(store, { method: next, email, phone })
  }
  const choose = (next: PayMethod) => {
    setMethod(next)
    form.clearErrors()
    keep(next)
  }
  const noteOf = (each: Offer['methods'][number]) =>
    each.is_demo || each.provider === 'demo' ? t('demo') : t(`leads.${each.provider}`)
  const summary = <PaySummary plan={plan} provider={provider} method={method} user={user} />
  return (
    <AsideLayout aside={summary}>
      <Card>
        <Stack component="form" noValidate spacing={6} onSubmit={form.onSubmit} onBlur={() => keep(method)}>
          <PaymentMethodPicker
            label={t('pay.method')}
            value={method}
            onChange={choose}
            disabled={paying}
            options={methods.map((each) => {
              const Icon = icons[each.method]
              return {
                value: each.method,
                label: t(`method.${each.method}`),
                note: noteOf(each),
                icon: <Icon aria-hidden />,
              }
            })}
          />
          {chosen?.is_demo && (
            <Notice tone="warning" title={t('demo')}>
              {t(provider === 'demo' ? 'demoText' : 'demoCashierText')}
            </Notice>
          )}
          {asksCard && <CardFields form={form} />}
          <Stack spacing={5}>
            <Text variant="h3" component="h2">
              {t('pay.contact')}
            </Text>
            <FormField
              label={t('pay.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              optionalLabel={t('pay.optional')}
              help={t(user.email === null ? 'pay.emailNone' : 'pay.emailHelp')}
              {...form.field('email')}
            />
            <PhoneField label={t('pay.phone')} {...form.field('phone')} />
          </Stack>
          {fault && <ErrorBox>{fault}</ErrorBox>}
          <Button type="submit" fullWidth loading={paying} loadingLabel={t('pay.processing')}>
            {t('pay.complete', { sum: chargeText(plan, method, language) })}
          </Button>
          {paying && (
            <Text role="status" color="textSecondary" align="center">
              {t('pay.processing')}
            </Text>
          )}
          <Text variant="body2" color="textSecondary">
            {t('pay.agree')} <TextLink to={routes.terms()}>{t('pay.terms')}</TextLink>
          </Text>
        </Stack>
      </Card>
    </AsideLayout>
  )
}
