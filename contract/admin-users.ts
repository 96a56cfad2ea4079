/** Accounts as administrators see them: addresses are masked, and there is never a password, a code or a recording. */
import * as z from 'zod/mini'
import { OrderStatus, PlanId } from './billing.ts'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Cursor, Instant, text } from './patterns.ts'

export const AdminUser = z.object({
  id: z.string(),
  username: z.string(),
  /** x***@example.com. */
  email: z.nullable(z.string()),
  /** 138****0000. */
  phone: z.nullable(z.string()),
  is_admin: z.boolean(),
  /** Null while the account may be used. */
  suspended_at: z.nullable(Instant),
  /** When the learner asked for deletion. */
  deleted_at: z.nullable(Instant),
  is_vip: z.boolean(),
  vip_until: z.nullable(Instant),
  created_at: Instant,
  last_seen_at: Instant,
})
export type AdminUser = z.infer<typeof AdminUser>

export const AdminUserDetails = z.object({
  user: AdminUser,
  /** The latest ten, by last use. */
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      signed_in_at: Instant,
      last_used_at: Instant,
    }),
  ),
  session_count: z.int(),
  /** What was bought last, while VIP lasts; null without VIP and for days that were given. */
  plan: z.nullable(z.object({ id: PlanId, renews: z.boolean() })),
  /** The latest ten. */
  orders: z.array(
    z.object({ number: z.string(), plan: PlanId, status: OrderStatus, amount_cents: z.int(), created_at: Instant }),
  ),
})
export type AdminUserDetails = z.infer<typeof AdminUserDetails>

export const UserState = z.enum(['suspended', 'leaving', 'vip', 'admin'])
export type UserState = z.infer<typeof UserState>

export const adminListUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  limit: 'api',
  summary:
    'Accounts, the newest first. `q` is the beginning of a username, or a whole e-mail address, phone number or id; an address or number may be masked as answers show it. Without guests.',
  query: z.strictObject({ q: z.optional(text(254)), state: z.optional(UserState), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(AdminUser), next: z.nullable(z.string()) }),
})

const params = z.strictObject({ id: z.uuid(message('not_found')) })

/** Why, for the log. */
const Reason = text(500).check(z.trim(), z.minLength(1, message('reason_required')))

export const ReasonBody = z.strictObject({ reason: Reason })

const VipDaysBody = z.strictObject({
  days: z
    .int(message('field_invalid'))
    .check(z.minimum(1, message('field_invalid')), z.maximum(366, message('field_invalid'))),
  reason: Reason,
})

export const adminGetUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  access: 'admin',
  limit: 'api',
  summary: 'An account with its sessions and orders. The view is logged.',
  params,
  response: AdminUserDetails,
  errors: ['not_found'],
})

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Closes an account: every session ends at once, and no way of signing in opens it. Again changes nothing.',
  params,
  body: ReasonBody,
  errors: ['not_found', 'own_account', 'reauth_required'],
})

export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/restore',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Opens a suspended account again. Again changes nothing.',
  params,
  body: ReasonBody,
  errors: ['not_found', 'reauth_required'],
})

export const replaceUsername = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/username',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Gives an account a neutral username in the place of its own; its owner may choose another one.',
  params,
  body: ReasonBody,
  errors: ['not_found', 'reauth_required'],
})

export const grantVipDays = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/vip',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Adds days to what is left of VIP, or from now on.',
  params,
  body: VipDaysBody,
  errors: ['not_found', 'reauth_required'],
})

export const signOutUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/sign-out',
  access: 'admin',
  limit: 'api',
  status: 204,
  summary: 'Ends every session of an account.',
  params,
  body: ReasonBody,
  errors: ['not_found', 'reauth_required'],
})
