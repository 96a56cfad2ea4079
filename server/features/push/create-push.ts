import type { Deps } from '../../deps.ts'
import { deriveKey } from '../../keys.ts'
import type { Push } from '../../providers/push/index.ts'
import { vapidKeysOf } from '../../providers/push/vapid.ts'
import { createWebPush } from '../../providers/push/web-push.ts'

/** Services refuse a contact that is no address of a mailbox or a public site. */
const NO_CONTACT = 'mailto:operator@wordgrove.example'

/** The key pair follows from APP_SECRET, as every other key does: all replicas have the same, and a backup needs nothing more. */
export function createPush({ env, now }: Pick<Deps, 'env' | 'now'>): Push {
  const { origin, support, secret, pushService } = env
  const mailbox = support.email === null ? NO_CONTACT : `mailto:${support.email}`
  return createWebPush({
    keys: vapidKeysOf(deriveKey(secret, 'push')),
    contact: origin.startsWith('https:') ? origin : mailbox,
    otherService: pushService,
    now,
  })
}
