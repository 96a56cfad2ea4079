/** Pages of VIP, payments and orders. */
import { page } from '../page.ts'

export const billingPages = {
  vip: page('public', '/vip', { zh: 'VIP 会员', en: 'VIP' }, 'Vip', ['billing'], { reads: ['GET /api/payment/plans'] }),
  vipPay: page('session', '/vip/pay', { zh: '付款', en: 'Payment' }, 'VipPay', ['billing']),
  orders: page('session', '/vip/orders', { zh: '订单记录', en: 'Orders' }, 'Orders', ['billing'], {
    reads: ['GET /api/payment/orders'],
  }),
  order: page('session', '/vip/orders/:id', { zh: '收据', en: 'Receipt' }, 'Order', ['billing'], {
    reads: ['GET /api/payment/orders/{id}'],
  }),
  paymentSuccess: page('session', '/payment/success', { zh: '付款结果', en: 'Your payment' }, 'PaymentSuccess', [
    'billing',
  ]),
} as const
