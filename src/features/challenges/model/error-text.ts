import { browserMessageText } from '#contract/browser-messages'
import type { Language } from '#contract/patterns'
import type { ApiError } from '#lib/api'

/** Faults that mean nothing to a learner by their own words. */
const general: readonly string[] = ['server_error', 'not_found', 'input_invalid', 'field_invalid']

/** What is said when challenges do not load: the fault's own words where they help, else the status. */
export function errorText({ code, status, message }: ApiError, language: Language): string {
  if (general.includes(code)) return browserMessageText('challenge_load_failed', language, { status })
  return message
}
