import { PaymentResultScreen } from '#features/billing'

/** /payment/success: where providers lead back to. */
export function PaymentSuccess() {
  return <PaymentResultScreen />
}
