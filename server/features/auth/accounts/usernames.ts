/** Names: which cannot be had, and those that the server makes up. */
import { randomInt } from 'node:crypto'
import unhomoglyph from 'unhomoglyph'

/** Names that only the service itself may use, alone or with filler words around them. */
const ROLES =
  `admin administrator billing cilin customerservice helpdesk mod moderator moderators noreply official postmaster root security staff
  support superuser sysadmin system webmaster wordgrove`.split(/\s+/)

const RESERVED =
  `about account accounts alipay anonymous api app assistant auth bot contact deleted demo dev feedback google guest guests help home
  info learner login mail me null owner payment payments privacy service services settings signin signup status stripe sys teacher team
  terms test tutor undefined user users vip you`.split(/\s+/)

/** Words that go with a role and change nothing about who it seems to be. */
const COMPANIONS =
  `account bot care center centre chief chinese customer desk english global group head help info manager master online
  real service services super team tech the`.split(/\s+/)
/** The same where a sign sets them apart; inside a word they would be parts of other words. */
const APART = new Set('a an ai app at by cn en hk hq im is it mr ms my no of our tw uk us we web zh'.split(' '))

/** What Unicode's table of confusable characters leaves apart, though people read over it. */
const READ_AS: Readonly<Record<string, string>> = { i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** What a name looks like: names that are taken for each other have the same. 'rn' is m, '0' is o, '1' and 'I' are l. */
const skeletonOf = (name: string): string =>
  unhomoglyph(unhomoglyph(name).toLowerCase())
    .toLowerCase()
    .replace(/[i34578]/g, (sign) => READ_AS[sign] ?? sign)
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')

const skeletons = (words: readonly string[]) => words.map(skeletonOf)
const reserved = new Set(skeletons([...RESERVED, ...ROLES]))
const around = `(?:${skeletons([...ROLES, ...COMPANIONS]).join('|')})*`
const roleWithCompanions = new RegExp(`^${around}(?:${skeletons(ROLES).join('|')})${around}$`)
const brandSkeleton = skeletonOf('wordgrove')

/** Names that could pass for the service itself, however they are spelt, spaced, numbered and joined to other words. */
export function isReserved(username: string): boolean {
  const parts = username.split(/[-_]+/).filter((part) => !APART.has(part.toLowerCase()))
  const whole = parts.join('')
  return (
    /^guest-/i.test(username) ||
    // Digits at the end number a name or replace letters.
    [whole, whole.replace(/\d+$/, '')]
      .map(skeletonOf)
      .some((look) => reserved.has(look) || roleWithCompanions.test(look) || look.includes(brandSkeleton))
  )
}

// Without letters that are easily taken for each other or for digits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** 'learner-x7k2q9' and the like, one after the other until one is free. */
export function* generatedNames(prefix: 'learner' | 'guest'): Generator<string> {
  for (let length = 6; length <= 12; length += 1) yield `${prefix}-${letters(length)}`
}

/** The wanted name first; with digits when it is taken. Never longer than 30. */
export function* namesLike(wanted: string): Generator<string> {
  yield wanted
  for (let digits = 2; digits <= 6; digits += 1)
    yield `${wanted.slice(0, 30 - digits)}${randomInt(10 ** (digits - 1), 10 ** digits)}`
}

export const newInviteCode = (): string => letters(8).toUpperCase()
