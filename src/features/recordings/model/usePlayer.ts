import { useEffect, useRef, useState } from 'react'

/** A sound to play. */
export interface PlayItem {
  /** Names it among those on the screen. */
  readonly key: string
  readonly blob: Blob
}

interface Playing {
  readonly key: string
  /** How far it has been played, 0 to 1. */
  readonly share: number
}

export interface Player {
  readonly playing: Playing | undefined
  /** Plays these one after the other, in place of what is played. */
  readonly play: (...items: readonly PlayItem[]) => void
  readonly stop: () => void
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

/** One player for a screen: one sound at a time. It falls silent when the component goes. */
export function usePlayer(): Player {
  const [playing, setPlaying] = useState<Playing>()
  const current = useRef<HTMLAudioElement>(undefined)
  /** Counts the presses: an older sequence ends when a newer one begins. */
  const turn = useRef(0)

  const stop = () => {
    turn.current += 1
    current.current?.pause()
    current.current = undefined
    setPlaying(undefined)
  }

  async function playAll(items: readonly PlayItem[]): Promise<void> {
    stop()
    const own = turn.current
    for (const { key, blob } of items) {
      const address = URL.createObjectURL(blob)
      const audio = new Audio(address)
      current.current = audio
      audio.ontimeupdate = () => {
        if (turn.current === own) setPlaying({ key, share: audio.currentTime / (audio.duration || 1) })
      }
      setPlaying({ key, share: 0 })
      await playOne(audio)
      URL.revokeObjectURL(address)
      if (turn.current !== own) return
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
  return { playing, play: (...items) => void playAll(items), stop }
}
