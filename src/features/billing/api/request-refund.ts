import { call } from '#lib/api'

/** Opens the ticket that asks for the money of an order back. The same id is the same ticket. @throws {ApiError} */
export const requestRefund = (id: string, orderId: string, text: string) =>
  call('POST /api/tickets', { body: { id, kind: 'refund', order_id: orderId, text } })
