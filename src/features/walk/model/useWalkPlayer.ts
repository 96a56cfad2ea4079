import { useEffect, useRef, useState } from 'react'
import type { WalkWord } from '#contract/walk'
import { useThrowError } from '#lib/actions'
import { newId } from '#lib/new-id'
import { loadTrack, silentUrl } from './track.ts'
import type { TrackOptions } from './track.ts'
import { beforeWalk, createWalkPlayer } from './walk-player.ts'
import type { WalkPlayer } from './walk-player.ts'

/** A walk that is played: its words stay as they are. */
export interface Walk {
  readonly id: string
  readonly words: readonly WalkWord[]
  /** Indices of words. */
  readonly plan: readonly number[]
  readonly options: TrackOptions
}

/** The player of a screen and what it plays; it falls silent when the component goes. `audio` is the element that it plays on. */
export function useWalkPlayer() {
  const audio = useRef<HTMLAudioElement>(null)
  const player = useRef<WalkPlayer>(undefined)
  const [walk, setWalk] = useState<Walk>()
  const [state, setState] = useState(beforeWalk)
  const onFault = useThrowError()
  useEffect(() => () => player.current?.release(), [])

  /** To be called inside a press. */
  const start = (asked: Omit<Walk, 'id'>) => {
    if (!audio.current) return
    player.current?.release()
    setWalk({ id: newId(), ...asked })
    player.current = createWalkPlayer({
      audio: audio.current,
      plan: asked.plan,
      load: (index) => {
        const item = asked.words[index]
        return item ? loadTrack(item, asked.options) : Promise.resolve(null)
      },
      silence: silentUrl(),
      onState: setState,
      onFault,
    })
    player.current.start()
  }
  const leave = () => {
    player.current?.release()
    player.current = undefined
    setState(beforeWalk)
    setWalk(undefined)
  }
  const controls = {
    play: () => player.current?.play(),
    pause: () => player.current?.pause(),
    next: () => player.current?.next(),
    previous: () => player.current?.previous(),
    stop: () => player.current?.stop(),
  }
  const events = {
    onEnded: () => player.current?.ended(),
    onPause: () => player.current?.systemPaused(),
    onPlay: () => player.current?.systemPlayed(),
  }
  return { audio, events, walk, state, start, leave, controls }
}
