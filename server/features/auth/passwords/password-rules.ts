/** What only the server knows about a new password: the common ones, and the person's own names. */
import { brand } from '#contract/brand'
import type { ErrorCode } from '#contract/messages'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The 10,000 most common passwords, commonest first in the list; all in lower case. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Why this password cannot be taken by this person; null when it can. Letter case makes no difference. */
export function assertPasswordAllowed(
  password: string,
  { username, email }: { username: string; email: string },
): ErrorCode | null {
  const plain = password.normalize('NFKC').toLowerCase()
  if (
    plain === username.toLowerCase() ||
    plain === email.toLowerCase() ||
    plain === email.split('@')[0]?.toLowerCase()
  ) {
    return 'password_is_identity'
  }
  const word = plain.replace(/[\d\W_]+$/, '')
  if (common.has(plain) || word === brand.en.toLowerCase()) return 'password_too_common'
  return null
}
