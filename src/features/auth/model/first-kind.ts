import type { Language } from '#contract/locales'

/** What an account is reached by. */
export type AccountKind = 'phone' | 'email'

/** Which comes first. Few readers of English have a Chinese phone number. */
export const firstKind: Readonly<Record<Language, AccountKind>> = { zh: 'phone', en: 'email' }
