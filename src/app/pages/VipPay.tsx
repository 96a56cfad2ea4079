import { PayScreen } from '#features/billing'

/** /vip/pay. */
export function VipPay() {
  return <PayScreen />
}
