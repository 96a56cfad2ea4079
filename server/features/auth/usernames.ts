/** Names: which cannot be had, and those that the server makes up. */
import { randomInt } from 'node:crypto'

const RESERVED = new Set(
  `about account accounts admin administrator alipay anonymous api app assistant auth billing bot cilin contact customerservice
  deleted demo dev feedback google guest guests help helpdesk home info learner login mail me mod moderator moderators noreply null
  official owner payment payments postmaster privacy root security service services settings signin signup staff status stripe
  superuser support sys sysadmin system teacher team terms test tutor undefined user users vip webmaster wordgrove wordgroveofficial
  you`.split(/\s+/),
)

/** Names that could pass for the service itself, however they are spaced and numbered. */
export function isReserved(username: string): boolean {
  const plain = username.toLowerCase().replace(/[-_]/g, '')
  return (
    RESERVED.has(plain) ||
    RESERVED.has(plain.replace(/\d+$/, '')) ||
    plain.includes('wordgrove') ||
    /^guest-/i.test(username)
  )
}

// Without letters that are easily taken for each other or for digits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** 'learner-x7k2q9' and the like, one after the other until one is free. */
export function* generatedNames(prefix: 'learner' | 'guest'): Generator<string> {
  for (let length = 6; length <= 12; length += 1) yield `${prefix}-${letters(length)}`
}

/** The wanted name first; with digits when somebody has taken it meanwhile. Never longer than 30. */
export function* namesLike(wanted: string): Generator<string> {
  yield wanted
  for (let digits = 2; digits <= 6; digits += 1)
    yield `${wanted.slice(0, 30 - digits)}${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

export const newInviteCode = (): string => letters(8).toUpperCase()
