import { useEffect, useEffectEvent, useState } from 'react'
import { fetchSentenceVoice, fetchVoice, VoiceUnavailableError } from '#features/words'
import { useThrowError } from '#lib/actions'
import { readSound, SoundDecodeError } from './sound.ts'
import type { Sound } from './sound.ts'
import type { Target } from './target.ts'

export type Accent = 'uk' | 'us'
export type Rate = 'normal' | 'slow'

/** Null when there is none, such as without a connection. */
type Loaded = { readonly name: string; readonly sound: Sound | null } | undefined

async function loadModel({ text, sentenceId }: Target, accent: Accent, rate: Rate): Promise<Sound | null> {
  try {
    const bytes = await (sentenceId === null
      ? fetchVoice(text, accent, rate)
      : fetchSentenceVoice(sentenceId, accent, rate))
    return await readSound(new Blob([bytes], { type: 'audio/wav' }))
  } catch (error) {
    if (error instanceof VoiceUnavailableError || error instanceof SoundDecodeError) return null
    throw error
  }
}

/** The sound to follow: undefined while it comes, null when there is none. */
export function useModelSound(target: Target, accent: Accent, rate: Rate): Sound | null | undefined {
  const name = [target.text, accent, rate].join(' ')
  const [loaded, setLoaded] = useState<Loaded>()
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
  }, [kind, text, sentenceId, accent, rate])
  return loaded?.name === name ? loaded.sound : undefined
}
