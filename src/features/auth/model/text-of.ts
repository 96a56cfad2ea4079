import { isMessageCode, messageText } from '#contract/messages'
import type { Language } from '#contract/patterns'

/** The words for a fault of a field: schemas give a code, the server gives the sentence itself. */
export const textOf = (fault: string, language: Language): string =>
  isMessageCode(fault) ? messageText(fault, language) : fault
