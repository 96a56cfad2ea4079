import { useEffect, useRef, useState } from 'react'
import type { RecorderHandle } from '#features/speech'

/** A sound to play. */
export interface PlayItem {
  /** Names it among those on the screen. */
  readonly key: string
  readonly load: () => Blob | Promise<Blob>
}

interface Playing {
  readonly key: string
  /** How far it has been played, 0 to 1. */
  readonly share: number
  readonly isLoading: boolean
}

export interface Player {
  readonly playing: Playing | undefined
  /**
   * Plays these one after the other, in place of what is played or recorded. Resolves at the end, or once something else is wanted; rejects when a
   * sound that is still wanted does not load.
   */
  readonly play: (...items: readonly PlayItem[]) => Promise<void>
  readonly stop: () => void
  /** Ends what is played and what is recorded. */
  readonly stopAll: () => void
  /** Takes the recorder of the screen, which would hear what is played; null when it goes. */
  readonly setRecorder: (recorder: RecorderHandle | null) => void
}

const isMediaRefusal = (error: unknown): boolean => error instanceof DOMException

/** Plays one sound; resolves at its end, or at once where the browser refuses. */
async function playOne(audio: HTMLAudioElement): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  // Safari says `pause` at the end too; a stop is told by `pause` alone.
  for (const name of ['ended', 'pause', 'error']) audio.addEventListener(name, () => resolve(), { once: true })
  try {
    await audio.play()
  } catch (error) {
    if (!isMediaRefusal(error)) throw error
    return
  }
  await ended
}

/** The sound; undefined where it comes, or fails, after something else was wanted. */
async function loadWanted(load: PlayItem['load'], isWanted: () => boolean): Promise<Blob | undefined> {
  try {
    const blob = await load()
    return isWanted() ? blob : undefined
  } catch (error) {
    if (isWanted()) throw error
    return undefined
  }
}

/** One player for a screen: one sound at a time. It falls silent when the component goes. */
export function usePlayer(): Player {
  const [playing, setPlaying] = useState<Playing>()
  const current = useRef<HTMLAudioElement>(undefined)
  /** Counts the presses: an older sequence ends when a newer one begins. */
  const turn = useRef(0)
  const recorder = useRef<RecorderHandle>(null)

  const stop = () => {
    turn.current += 1
    current.current?.pause()
    current.current = undefined
    setPlaying(undefined)
  }

  const stopAll = () => {
    recorder.current?.stop()
    stop()
  }

  async function play(...items: readonly PlayItem[]): Promise<void> {
    stopAll()
    const own = turn.current
    const isWanted = () => turn.current === own
    for (const { key, load } of items) {
      setPlaying({ key, share: 0, isLoading: true })
      const blob = await loadWanted(load, isWanted).catch((error: unknown) => {
        stop()
        throw error
      })
      if (!blob) return
      setPlaying({ key, share: 0, isLoading: false })
      const address = URL.createObjectURL(blob)
      const audio = new Audio(address)
      current.current = audio
      audio.ontimeupdate = () => {
        if (isWanted()) setPlaying({ key, share: audio.currentTime / (audio.duration || 1), isLoading: false })
      }
      await playOne(audio)
      URL.revokeObjectURL(address)
      if (!isWanted()) return
    }
    setPlaying(undefined)
  }

  useEffect(
    () => () => {
      turn.current += 1
      current.current?.pause()
    },
    [],
  )
  const setRecorder = (handle: RecorderHandle | null) => {
    recorder.current = handle
  }
  return { playing, play, stop, stopAll, setRecorder }
}
