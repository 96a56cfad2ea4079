import type { Language } from './locales.ts'

/** Statuses that an error of the API may have. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503

export interface Message extends Readonly<Record<Language, string>> {
  /** HTTP status of the error that bears this code; null for a text that only the browser shows. */
  readonly status: ErrorStatus | null
}

/** The sentence in a language, with its `{name}` values filled in. */
export const fillMessage = (
  message: Message,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => message[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
