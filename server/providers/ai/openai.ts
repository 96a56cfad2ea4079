/** Any service that speaks OpenAI's interface for chat. */
import type { AiSettings } from '../../env-ai.ts'
import { AiError, type Ai, type AiConversation, type AiQuestion, type AiTimes } from './index.ts'

/** An answer longer than this is none of ours. */
const MOST_TOKENS = 4_000
const MOST_CHARACTERS = 32_000

export function createOpenAi({ baseUrl, apiKey, model }: AiSettings, times: AiTimes): Ai {
  // Loaded at the start, since it takes a moment; and only here, since most installations have no provider.
  const loading = Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])

  async function connect() {
    const [sdk, { createOpenAICompatible }] = await loading
    const provider = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, ...(apiKey && { apiKey }) })
    return { ...sdk, chatModel: provider.chatModel(model) }
  }

  return {
    async ask<T>({ instructions, data, schema, onPartial, signal }: AiQuestion<T>): Promise<T> {
      const { Output, streamText, chatModel } = await connect()
      const limits = createLimits(times, signal, MOST_CHARACTERS)
      try {
        const result = streamText({
          model: chatModel,
          instructions,
          prompt: JSON.stringify(data),
          output: Output.json(),
          maxOutputTokens: MOST_TOKENS,
          maxRetries: 2,
          ...limits.options,
        })
        for await (const partial of result.partialOutputStream) onPartial?.(partial)
        const answer = schema.safeParse(await result.output)
        const finish = await result.finishReason
        if (finish !== 'stop') throw new AiError(`the answer ended by ${finish}`)
        if (!answer.success) throw new AiError('the answer has another shape', { cause: answer.error })
        return answer.data
      } catch (error) {
        throw limits.errorOf(error)
      } finally {
        limits.end()
      }
    },

    async converse({ instructions, lines, mostTokens, mostCharacters, onText, signal }: AiConversation): Promise<void> {
      const { streamText, chatModel } = await connect()
      const limits = createLimits(times, signal, mostCharacters)
      try {
        const result = streamText({
          model: chatModel,
          instructions,
          messages: [...lines],
          maxOutputTokens: mostTokens,
          // Who waits for the first word is told at once that it does not come.
          maxRetries: 0,
          ...limits.options,
        })
        let isEmpty = true
        for await (const text of result.textStream) {
          isEmpty &&= text === ''
          onText(text)
        }
        const finish = await result.finishReason
        if (isEmpty || (finish !== 'stop' && finish !== 'length')) throw new AiError(`the answer ended by ${finish}`)
      } catch (error) {
        throw limits.errorOf(error)
      } finally {
        limits.end()
      }
    },
  }
}

/** What ends a call: its caller, its whole time, silence, and too many characters. */
function createLimits({ idleMs, totalMs }: AiTimes, signal: AbortSignal, mostCharacters: number) {
  const ending = new AbortController()
  const endBy = (why: string) => () => ending.abort(new AiError(why))
  const total = setTimeout(endBy('the answer took too long'), totalMs)
  // Of our own, since the library's begins only when the headers have come.
  const idle = setTimeout(endBy('the provider fell silent'), idleMs)
  let failure: unknown
  let characters = 0
  return {
    options: {
      abortSignal: AbortSignal.any([signal, ending.signal]),
      onChunk({ chunk }: { chunk: { type: string; text?: unknown } }) {
        idle.refresh()
        if (chunk.type === 'text-delta' && typeof chunk.text === 'string') characters += chunk.text.length
        if (characters > mostCharacters) endBy('the answer is too long')()
      },
      onError({ error }: { error: unknown }) {
        failure ??= error
      },
    },
    errorOf(error: unknown): AiError {
      if (error instanceof AiError) return error
      const cause = ending.signal.reason ?? failure ?? error
      return new AiError('no answer', { cause }, statusOf(cause) === 429 ? 'busy' : 'failed')
    },
    end() {
      clearTimeout(total)
      clearTimeout(idle)
      ending.abort()
    },
  }
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
