import { useRef } from 'react'
import { ApiError } from './api.ts'
import { newId } from './new-id.ts'

/** A text that is not sent yet, with an id: a second try with the same text is the same message. */
export interface Draft {
  readonly id: string
  readonly text: string
}

/** Sends what was written; resolves to what went wrong, in words, or undefined. */
export function useDraft(send: (draft: Draft) => Promise<unknown>): (text: string) => Promise<string | undefined> {
  const tried = useRef<Draft>(undefined)
  return async (text) => {
    if (tried.current?.text !== text) tried.current = { id: newId(), text }
    try {
      await send(tried.current)
      tried.current = undefined
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.fields['text'] ?? error.message
    }
  }
}
