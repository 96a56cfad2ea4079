import type { FieldErrors } from 'react-hook-form'
import { isMessageCode, messageText } from '#contract/messages'
import { useLanguage } from '#lib/language'

/** The words for what is wrong with a field: schemas give a code. */
export function useCardErrors<T extends Record<string, unknown>>(errors: FieldErrors<T>) {
  const language = useLanguage()
  return (name: Extract<keyof T, string>): string | undefined => {
    const code = errors[name]?.message
    if (typeof code !== 'string') return undefined
    return isMessageCode(code) ? messageText(code, language) : code
  }
}
