import { useEffect, useEffectEvent, useState } from 'react'
import { fetchSentenceVoice, fetchVoice, VoiceUnavailableError } from '#features/words'
import { useThrowError } from '#lib/actions'
import { readSound, SoundDecodeError } from '#features/speech'
import type { Sound } from '#features/speech'
import type { Target } from './target.ts'

export type Accent = 'uk' | 'us'
export type Rate = 'normal' | 'slow'

/** Null when there is none, such as without a connection. */
type Loaded = { readonly name: string; readonly sound: Sound | null } | undefined

/** The sound to follow; null when there is none. */
export async function loadModel({ text, sentenceId }: Target, accent: Accent, rate: Rate): Promise<Sound | null> {
  try {
    const bytes = await (sentenceId === null
      ? fetchVoice(text, accent, rate, 'wav')
      : fetchSentenceVoice(sentenceId, accent, rate))
    return await readSound(new Blob([bytes], { type: 'audio/wav' }))
  } catch (error) {
    if (error instanceof VoiceUnavailableError || error instanceof SoundDecodeError) return null
    throw error
  }
}

interface ModelSound {
  /** Undefined while it comes, null when there is none. */
  readonly model: Sound | null | undefined
  /** Loads it again when there was none. */
  readonly retry: () => void
}

/** The sound to follow. When there was none, it is tried again with the next connection. */
export function useModelSound(target: Target, accent: Accent, rate: Rate): ModelSound {
  const name = [target.text, accent, rate].join(' ')
  const [loaded, setLoaded] = useState<Loaded>()
  const [retries, setRetries] = useState(0)
  const throwError = useThrowError()
  const fail = useEffectEvent((error: unknown) => throwError(error))
  const { kind, text, sentenceId } = target
  useEffect(() => {
    let isLeft = false
    loadModel({ kind, text, sentenceId }, accent, rate).then(
      (sound) => {
        if (!isLeft) setLoaded({ name: [text, accent, rate].join(' '), sound })
      },
      (error: unknown) => fail(error),
    )
    return () => {
      isLeft = true
    }
  }, [kind, text, sentenceId, accent, rate, retries])
  const model = loaded?.name === name ? loaded.sound : undefined
  const retry = () => {
    if (model !== null) return
    setLoaded(undefined)
    setRetries(retries + 1)
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    const begin = () => retryOnline()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [])
  return { model, retry }
}
