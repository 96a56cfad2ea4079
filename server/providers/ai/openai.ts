/** Any service that speaks OpenAI's interface for chat. */
import type { AiSettings } from '../../env.ts'
import { AiError, type Ai, type AiQuestion, type AiTimes } from './index.ts'

/** An answer longer than this is none of ours. */
const MOST_TOKENS = 4_000
const MOST_CHARACTERS = 32_000

export function createOpenAi({ baseUrl, apiKey, model }: AiSettings, { idleMs, totalMs }: AiTimes): Ai {
  // Loaded at the start, since it takes a moment; and only here, since most installations have no provider.
  const loading = Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])
  return {
    async ask<T>({ instructions, data, schema, onPartial, signal }: AiQuestion<T>): Promise<T> {
      const [{ Output, streamText }, { createOpenAICompatible }] = await loading
      const ending = new AbortController()
      const end = (why: string) => () => ending.abort(new AiError(why))
      const total = setTimeout(end('the answer took too long'), totalMs)
      // Of our own, since the library's begins only when the headers have come.
      const idle = setTimeout(end('the provider fell silent'), idleMs)
      const provider = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, ...(apiKey && { apiKey }) })
      let failure: unknown
      let characters = 0
      try {
        const result = streamText({
          model: provider.chatModel(model),
          instructions,
          prompt: JSON.stringify(data),
          output: Output.json(),
          maxOutputTokens: MOST_TOKENS,
          maxRetries: 2,
          abortSignal: AbortSignal.any([signal, ending.signal]),
          onChunk({ chunk }) {
            idle.refresh()
            if (chunk.type === 'text-delta') characters += chunk.text.length
            if (characters > MOST_CHARACTERS) end('the answer is too long')()
          },
          onError({ error }) {
            failure ??= error
          },
        })
        for await (const partial of result.partialOutputStream) onPartial?.(partial)
        const answer = schema.safeParse(await result.output)
        const finish = await result.finishReason
        if (finish !== 'stop') throw new AiError(`the answer ended by ${finish}`)
        if (!answer.success) throw new AiError('the answer has another shape', { cause: answer.error })
        return answer.data
      } catch (error) {
        if (error instanceof AiError) throw error
        throw new AiError('no answer', { cause: ending.signal.reason ?? failure ?? error })
      } finally {
        clearTimeout(total)
        clearTimeout(idle)
        ending.abort()
      }
    },
  }
}
