/** Orders, their account book, and what was bought last. Money is integer cents. Card data is never here: it never comes to us. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId, users } from './accounts.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** An order stays when its buyer leaves, without name and contact. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** On receipts and at the provider. */
    number: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The client's, so that a repeated call is the same order. */
    key: uuid().notNull(),
    plan: text().notNull(),
    months: smallint().notNull(),
    /** credit-card, alipay, mobile-payment or digital-wallet. */
    method: text().notNull(),
    /** demo, alipay or stripe. */
    provider: text().notNull(),
    /** Paid in a demo: no money was taken. */
    isDemo: boolean().notNull().default(false),
    /** pending, paid, closed, refunding or refunded. */
    status: text().notNull().default('pending'),
    currency: text().notNull().default('USD'),
    listCents: integer().notNull(),
    priceCents: integer().notNull(),
    promotionCents: integer().notNull().default(0),
    amountCents: integer().notNull(),
    /** What Alipay takes, in fen. */
    chargeFen: integer(),
    /** Sums of the log. */
    paidCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    email: text(),
    phone: text(),
    /** Of the mails about it. */
    language: text().notNull(),
    /** The provider's name for the session of payment. */
    checkout: text(),
    /** The provider's name for the payment. */
    reference: text(),
    /** The provider's name for what renews by itself. */
    renewal: text(),
    vipFrom: instant(),
    vipUntil: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When the provider was asked last on the learner's behalf. */
    askedAt: instant(),
    /** When the job asks the provider next; null when there is nothing to ask. */
    nextCheckAt: instant(),
    checks: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_number_key').on(table.number),
    uniqueIndex('orders_client_key').on(table.userId, table.key),
    uniqueIndex('orders_reference_key').on(table.provider, table.reference),
    uniqueIndex('orders_pending_key')
      .on(table.userId, table.plan)
      .where(sql`status = 'pending'`),
    /** The promotion is for the first order: whatever races, a learner has it once. */
    uniqueIndex('orders_promotion_key')
      .on(table.userId)
      .where(sql`promotion_cents > 0 and status in ('pending', 'paid')`),
    index('orders_learner_index').on(table.userId, table.createdAt.desc()),
    index('orders_newest_index').on(table.createdAt.desc().nullsFirst(), table.id),
    index('orders_refunding_index')
      .on(table.createdAt)
      .where(sql`status = 'refunding'`),
    index('orders_renewal_index')
      .on(table.renewal)
      .where(sql`renewal is not null`),
    index('orders_check_index')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
  ],
)

/** Trades at the demo's own Alipay, which take no money. Not a reference to orders: Alipay would not know them either. */
export const alipayDemoTrades = pgTable(
  'alipay_demo_trades',
  {
    /** The order's. */
    number: text().primaryKey(),
    fen: integer().notNull(),
    subject: text().notNull(),
    /** Alipay's name for the payment. */
    reference: text().notNull(),
    /** WAIT_BUYER_PAY, TRADE_SUCCESS or TRADE_CLOSED. */
    status: text().notNull().default('WAIT_BUYER_PAY'),
    returnUrl: text().notNull(),
    notifyUrl: text().notNull(),
    /** The number of the request that gave the money back. */
    refundRequest: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('alipay_demo_trades_age_index').on(table.createdAt)],
)

/** Only ever added to: a trigger refuses changes. An order's amounts are the sums of its rows. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** One of rules/orders.ts. */
    kind: text().notNull(),
    paidCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** Username of the administrator who did it. */
    actor: text(),
    note: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('order_events_order_index').on(table.orderId, table.id),
    index('order_events_disputed_index')
      .on(table.at, table.orderId)
      .where(sql`kind = 'disputed'`),
  ],
)

/** What was bought last. VIP itself is `users.vip_until`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: userId().primaryKey(),
    plan: text().notNull(),
    provider: text().notNull(),
    /** The provider's name for what renews by itself. */
    renewal: text(),
    autoRenew: boolean().notNull().default(false),
    /** The cancellation at the provider is still to be sent. */
    cancelling: boolean().notNull().default(false),
    /** End of the time that it paid for; of a renewal the provider's end, when it charges again. */
    endsAt: instant().notNull(),
    /** The end that was reminded of. */
    remindedOf: instant(),
  },
  (table) => [
    uniqueIndex('subscriptions_renewal_key').on(table.renewal),
    index('subscriptions_end_index').on(table.endsAt),
  ],
)
