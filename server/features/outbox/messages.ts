/**
 * Mails to send, and in a demo text messages too. Encrypted and kept for 24 hours; a demo shows them to a browser on the same machine.
 */
import type { OutboxMessage } from '#contract/system'
import * as z from 'zod/mini'
import type { Reader } from '../../db/client.ts'
import { announceWork } from '../../db/work-channel.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/errors.ts'
import { isOperator, type LocalCaller } from '../../http/loopback.ts'
import { keyedHash } from '../../keys.ts'
import { currentContext } from '../../work-context.ts'
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

/** Who asks to see the outbox. */
export interface OutboxCaller extends LocalCaller {
  readonly to?: string | undefined
}

const Content = z.object({ to: z.string(), subject: z.nullable(z.string()), text: z.string() })

/** Adds a message within the caller's transaction; with its commit whoever sends mails hears of it. */
export async function enqueueMessage(db: Reader, { secret }: Env, message: Message, now: Date): Promise<void> {
  const { channel, to, subject, text, action, unsubscribe } = message
  await insertMessage(db, {
    channel,
    recipientHash: recipientHash(secret, to),
    sealed: encryptMessage(secret, { to, subject, text, action, unsubscribe }),
    requestId: currentContext().requestId,
    sendAfter: now,
    createdAt: now,
  })
  if (channel === 'mail') await announceWork(db, 'mail')
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

const maySee = (env: Env, caller: OutboxCaller): boolean =>
  env.mode === 'demo' && isOperator(env, env.outboxToken, caller)
