import { useEffect, useEffectEvent } from 'react'
import type { WalkPlayer } from './walk-player.ts'

interface Shown {
  readonly title: string
  readonly artist: string
  readonly album: string
  /** Address of a picture. */
  readonly artwork: string
}

const actions = ['play', 'pause', 'nexttrack', 'previoustrack', 'stop'] as const

/** Not every browser knows every action; it says so by a TypeError. */
function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

/** What the lock screen, a headset and media keys show and do. Nothing of it stays when the walk is over. */
export function useMediaSession(
  shown: Shown | null,
  isPlaying: boolean,
  player: Pick<WalkPlayer, 'play' | 'pause' | 'next' | 'previous' | 'stop'>,
): void {
  const act = useEffectEvent((action: (typeof actions)[number]) => {
    const name = { play: 'play', pause: 'pause', nexttrack: 'next', previoustrack: 'previous', stop: 'stop' } as const
    player[name[action]]()
  })
  const isOn = shown !== null
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return undefined
    for (const action of actions) setHandler(action, () => act(action))
    return () => {
      for (const action of actions) setHandler(action, null)
      navigator.mediaSession.metadata = null
      navigator.mediaSession.playbackState = 'none'
    }
  }, [isOn])
  const { title, artist, album, artwork } = shown ?? { title: '', artist: '', album: '', artwork: '' }
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork: [{ src: artwork }] })
  }, [isOn, title, artist, album, artwork])
  useEffect(() => {
    if (isOn && 'mediaSession' in navigator) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  }, [isOn, isPlaying])
}
