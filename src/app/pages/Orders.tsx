import { OrdersScreen } from '#features/billing'

/** /vip/orders. */
export function Orders() {
  return <OrdersScreen />
}
