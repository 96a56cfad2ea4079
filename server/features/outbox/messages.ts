/**
 * Mails to send, and in a demo text messages too. Encrypted and kept for 24 hours; a demo shows them to a browser on the same machine.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { OutboxMessage } from '#contract/system'
import * as z from 'zod/mini'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import type { MailMessage } from '../../providers/mail/index.ts'
import { encryptMessage, decryptMessage } from './message-encryption.ts'
import { deleteMessagesBefore, insertMessage, selectMessages } from './outbox.store.ts'

type Shown = z.infer<typeof OutboxMessage>

const KEPT_MS = 86_400_000
const SHOWN = 50

export interface Message {
  readonly channel: Shown['channel']
  /** An e-mail address or a phone number. */
  readonly to: string
  /** Null for a text message. */
  readonly subject: string | null
  readonly text: string
  /** Words for the button that the link of a mail becomes. */
  readonly action?: string | undefined
  readonly unsubscribe?: MailMessage['unsubscribe']
}

/** Who asks to see the outbox, as the socket and the headers say it. */
export interface OutboxCaller {
  readonly to?: string | undefined
  /** Address of the socket's other end. */
  readonly peer: string
  /** The Host header; a page of another site that points its name at this machine cannot fake it. */
  readonly host: string
  /** Whether a forwarding header came along: then the peer is a proxy and not the person. */
  readonly forwarded: boolean
  readonly token?: string | undefined
}

const Content = z.object({ to: z.string(), subject: z.nullable(z.string()), text: z.string() })

/** Adds a message within the caller's transaction. */
export async function enqueueMessage(db: Reader, { secret }: Env, message: Message, now: Date): Promise<void> {
  const { channel, to, subject, text, action, unsubscribe } = message
  await insertMessage(db, {
    channel,
    recipientHash: recipientHash(secret, to),
    sealed: encryptMessage(secret, { to, subject, text, action, unsubscribe }),
    sendAfter: now,
    createdAt: now,
  })
}

/** The newest messages of the last 24 hours, newest first. Throws not_found unless this caller may see them. */
export async function readOutbox(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now'>,
  caller: OutboxCaller,
): Promise<Shown[]> {
  const { secret } = deps.env
  if (!maySee(deps.env, caller)) throw new HttpError('not_found')
  const since = new Date(deps.now().getTime() - KEPT_MS)
  const rows = await selectMessages(deps.db, caller.to && recipientHash(secret, caller.to), since, SHOWN)
  const shown = rows.flatMap((row): Shown[] => {
    const content = openedContent(secret, row.sealed)
    if (!content) return []
    return [{ ...content, channel: row.channel === 'sms' ? 'sms' : 'mail', created_at: row.createdAt.toISOString() }]
  })
  if (shown.length < rows.length)
    deps.log.warn(
      { messages: rows.length - shown.length },
      'messages of the outbox were written under another APP_SECRET',
    )
  return shown
}

/** Null for a message that was sealed under another secret. */
function openedContent(secret: string, sealed: string): z.infer<typeof Content> | null {
  try {
    return Content.parse(decryptMessage(secret, sealed))
  } catch {
    return null
  }
}

/** Erases what is older than 24 hours. */
export const eraseOldMessages = (db: Reader, now: Date): Promise<void> =>
  deleteMessagesBefore(db, new Date(now.getTime() - KEPT_MS))

const recipientHash = (secret: string, to: string) => keyedHash(secret, 'outbox recipient', to.trim().toLowerCase())

function maySee(env: Env, { peer, host, forwarded, token }: OutboxCaller): boolean {
  const { mode, outboxToken } = env
  if (mode !== 'demo') return false
  if (outboxToken !== undefined && token !== undefined && sameText(token, outboxToken)) return true
  return isPrivate(env) && isLoopback(peer) && LOOPBACK_HOST.test(host) && !forwarded
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether people reach this server from this machine alone. With a public address or proxies of its own, a peer on this machine may be a
 * proxy that adds no forwarding header and sets the Host of its upstream.
 */
const isPrivate = ({ origin, trustProxy }: Env) => trustProxy === 0 && LOOPBACK_HOST.test(new URL(origin).host)

const isLoopback = (address: string) => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address)

/** Compares in a time that does not tell where two texts differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
