/** Settings of a service that speaks OpenAI's interface for chat. */

export interface AiSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** Answers of the tutor within a day, to all learners together. */
  readonly dailyLimit: number
}

interface Values {
  readonly AI_BASE_URL?: string | undefined
  readonly AI_API_KEY?: string | undefined
  readonly AI_MODEL?: string | undefined
  readonly AI_DAILY_LIMIT: number
}

/** Returns null without settings, and the fault where the model is missing. */
export function aiOf({
  AI_BASE_URL: url,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
  AI_DAILY_LIMIT: dailyLimit,
}: Values): AiSettings | { readonly fault: string } | null {
  if (!url) return null
  if (!model) return { fault: 'AI_BASE_URL needs AI_MODEL, the name of a model of that service.' }
  return { baseUrl: url.replace(/\/+$/, ''), apiKey, model, dailyLimit }
}
