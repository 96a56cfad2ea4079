/** Notifications that reach a device while no page is open: Web Push. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Instant, text } from './patterns.ts'

/** Devices of a learner that may be subscribed; another one takes the place of the oldest. */
export const MOST_PUSH_DEVICES = 10

export const PushDevice = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  added_at: Instant,
})
export type PushDevice = z.infer<typeof PushDevice>

const Push = z.object({
  /** The public key that a browser subscribes with: a point of P-256 in base64url. */
  key: z.string(),
  devices: z.array(PushDevice),
})

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'user',
  limit: 'api',
  summary: 'The key to subscribe with, and the learner’s devices that notifications are pushed to.',
  response: Push,
})

/** A key as browsers give it: so many bytes in base64url without padding. */
const key = (characters: number) =>
  z.string().check(z.regex(new RegExp(String.raw`^[\w-]{${characters}}$`), message('field_invalid')))

export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/devices',
  access: 'user',
  limit: 'api',
  summary:
    'Pushes notifications to this device until its session ends. The same browser again takes the place of what stood.',
  body: z.strictObject({
    /** Where its push service takes messages; only services of browsers are taken. */
    endpoint: text(1000),
    p256dh: key(87),
    auth: key(22),
  }),
  response: Push,
  errors: ['push_service_unknown'],
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/devices/{id}',
  access: 'user',
  limit: 'api',
  summary: 'Pushes nothing more to a device.',
  params: z.strictObject({ id: z.uuid(message('push_device_not_found')) }),
  response: Push,
  errors: ['push_device_not_found'],
})

/** What a push carries, encrypted for the one browser: a sentence as the list has it, never a text of others. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** Path on this site. */
  readonly path: string
  /** The same again takes the place of what is shown. */
  readonly tag: string
}
