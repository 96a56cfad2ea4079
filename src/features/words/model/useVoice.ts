import { useCallback, useEffect, useMemo, useState } from 'react'
import { useUser } from '#lib/session'
import { openAtFirstGesture } from './output.ts'
import { preloadVoices, sayWord, stopVoice } from './speaker.ts'
import type { SpeechOptions } from './speaker.ts'

export interface Voice {
  /** Brings the sound of words that will be said soon, in this order. */
  preload: (headwords: readonly string[]) => void
  /** Says a word, in place of what is being said; in the learner's accent and speed unless told otherwise. */
  say: (headword: string, options?: SpeechOptions) => void
  /** Ends what is being said. */
  stop: () => void
  /** False after a word that neither the server nor the browser could say: the button tells so. */
  available: boolean
}

const none: ReadonlySet<string> = new Set()

/**
 * The voice that says words. It falls silent when the component goes.
 *
 * @param own the learner's own words among them, which only the browser's voice says; always the same set
 */
export function useVoice(own: ReadonlySet<string> = none): Voice {
  const [available, setAvailable] = useState(true)
  const { user } = useUser()
  const accent = user?.voice_accent ?? 'us'
  const slow = user?.voice_rate === 'slow'
  useEffect(() => {
    const stopWaiting = openAtFirstGesture()
    return () => {
      stopWaiting()
      stopVoice()
    }
  }, [])
  // Stable: effects depend on `preload`, and memoised rows and clues take the voice.
  const say = useCallback(
    (headword: string, options?: SpeechOptions) =>
      void sayWord(headword, { accent, slow, here: own.has(headword), ...options }).then(setAvailable),
    [accent, slow, own],
  )
  const preload = useCallback(
    (headwords: readonly string[]) =>
      void preloadVoices(
        headwords.filter((headword) => !own.has(headword)),
        { accent, slow },
      ),
    [accent, slow, own],
  )
  return useMemo(() => ({ preload, say, stop: stopVoice, available }), [preload, say, available])
}
