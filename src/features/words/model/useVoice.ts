import { useCallback, useEffect, useMemo, useState } from 'react'
import { openAtFirstGesture } from './output.ts'
import { preloadVoices, sayWord, stopVoice } from './speaker.ts'
import type { Manner } from './speaker.ts'

export interface Voice {
  /** Brings the sound of words that will be said soon, in this order. */
  preload: (headwords: readonly string[]) => void
  /** Says a word, in place of what is being said. */
  say: (headword: string, manner?: Manner) => void
  /** False after a word that neither the server nor the browser could say: the button tells so. */
  available: boolean
}

/** The voice that says words. It falls silent when the component goes. */
export function useVoice(): Voice {
  const [available, setAvailable] = useState(true)
  useEffect(() => {
    const stopWaiting = openAtFirstGesture()
    return () => {
      stopWaiting()
      stopVoice()
    }
  }, [])
  const say = useCallback((headword: string, manner?: Manner) => void sayWord(headword, manner).then(setAvailable), [])
  const preload = useCallback((headwords: readonly string[]) => void preloadVoices(headwords), [])
  return useMemo(() => ({ preload, say, available }), [preload, say, available])
}
