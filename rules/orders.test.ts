import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent, isFinal, type OrderLedger, type OrderEventKind } from './orders.ts'

const kinds: OrderEventKind[] = [
  'paid',
  'closed',
  'refund_requested',
  'refunded',
  'paid_when_closed',
  'disputed',
  'noted',
]
const begun: OrderLedger = { status: 'pending', paid: 0, refunded: 0 }

test('whatever comes in whatever order, the amounts are the sums of the log', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...kinds), { maxLength: 40 }),
      fc.integer({ min: 1, max: 99_999 }),
      (events, amount) => {
        let book = begun
        let paid = 0
        let refunded = 0
        for (const kind of events) {
          const next = applyEvent(book, kind, amount)
          if (!next) continue
          paid += next.paidBy
          refunded += next.refundedBy
          book = next
        }
        expect([book.paid, book.refunded]).toEqual([paid, refunded])
        expect([0, amount]).toContain(paid)
        expect(refunded).toBe(book.status === 'refunded' ? paid : 0)
        expect(paid > 0).toBe(['paid', 'refunding', 'refunded'].includes(book.status))
      },
    ),
  )
})

test('an order is paid once, and a closed one never becomes a paid one', () => {
  const paid = applyEvent(begun, 'paid', 100)
  expect(paid).toMatchObject({ status: 'paid', paid: 100 })
  expect(applyEvent(paid ?? begun, 'paid', 100)).toBeNull()
  expect(applyEvent(paid ?? begun, 'closed', 100)).toBeNull()
  const closed = applyEvent(begun, 'closed', 100)
  expect(applyEvent(closed ?? begun, 'paid', 100)).toBeNull()
  expect(applyEvent(closed ?? begun, 'paid_when_closed', 100)).toMatchObject({ status: 'refunding', paid: 100 })
})

test('what waits for a provider is not final', () => {
  expect((['pending', 'paid', 'closed', 'refunding', 'refunded'] as const).filter(isFinal)).toEqual([
    'paid',
    'closed',
    'refunded',
  ])
})
