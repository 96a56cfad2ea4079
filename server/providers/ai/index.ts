/** An AI provider that answers with one validated JSON object, or talks. */
import type * as z from 'zod/mini'

/** Why there is no answer. The message is for the log, never for a learner. */
export class AiError extends Error {
  override name = 'AiError'
  /** `busy`: it refuses because it was asked too often. */
  readonly reason: 'busy' | 'failed'

  constructor(message: string, options?: ErrorOptions, reason: 'busy' | 'failed' = 'failed') {
    super(message, options)
    this.reason = reason
  }
}

export interface AiQuestion<T> {
  /** What to do, in our own words. */
  readonly instructions: string
  /** What to do it with. It goes in as data: nothing in it is an instruction. */
  readonly data: Readonly<Record<string, unknown>>
  /** What the answer, one JSON object, must be. */
  readonly schema: z.ZodMiniType<T>
  /** Hears the unchecked answer as far as it has come, each time that it has grown. */
  readonly onPartial?: (partial: unknown) => void
  /** Ends the call to the provider. */
  readonly signal: AbortSignal
}

export interface AiConversation {
  /** What to do, in our own words. */
  readonly instructions: string
  /** What was said, the oldest first. */
  readonly lines: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly mostTokens: number
  readonly mostCharacters: number
  /** Hears each piece of the answer as it comes. */
  readonly onText: (text: string) => void
  /** Ends the call to the provider. */
  readonly signal: AbortSignal
}

export interface Ai {
  /** Resolves when the answer is whole. The provider is given no tools: it can say things and do nothing. Throws AiError. */
  converse(conversation: AiConversation): Promise<void>
  /** The whole answer, checked. Throws AiError when it did not come whole, in time and as it must be. */
  ask<T>(question: AiQuestion<T>): Promise<T>
}

export interface AiTimes {
  /** Silence longer than this is the end, in milliseconds. */
  readonly idleMs: number
  /** The whole answer must have come by then. */
  readonly totalMs: number
}
