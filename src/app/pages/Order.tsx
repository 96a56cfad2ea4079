import { OrderScreen } from '#features/billing'

/** /vip/orders/{order}. */
export function Order() {
  return <OrderScreen />
}
