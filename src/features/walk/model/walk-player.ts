/** Plays a walk on one sound element: word after word, until the plan or the learner ends it. */
import type { Track } from './track.ts'

/** The part of a sound element that a walk needs. */
export type SoundElement = Pick<
  HTMLAudioElement,
  'src' | 'loop' | 'duration' | 'paused' | 'ended' | 'play' | 'pause' | 'load' | 'removeAttribute'
>

export interface WalkState {
  /** Place in the plan. */
  readonly step: number
  /** `loading`: the sound of the word is on its way. `stuck`: no sound comes. `over`: at the end, or stopped. */
  readonly phase: 'ready' | 'loading' | 'playing' | 'paused' | 'stuck' | 'over'
  /** Indices of words that were heard to their end, each once, in the order in which they were. */
  readonly heard: readonly number[]
  /** Indices of words whose sound did not come. */
  readonly skipped: readonly number[]
  /** Parts of words that did not come, though the word did. */
  readonly missing: readonly ('meaning' | 'sentence')[]
  /** Heard so far, pauses included. */
  readonly seconds: number
}

/** So many words in a row without a sound, and there is none to be had. */
const MOST_SILENT = 3
/** Words whose sound is brought before they are played. */
const AHEAD = 2

interface Setup {
  readonly audio: SoundElement
  /** Indices of words. */
  readonly plan: readonly number[]
  /** Resolves to null where the word has no sound. Does not hang: a sound that does not come ends after seconds. */
  readonly load: (word: number) => Promise<Track | null>
  /** A second of silence, played while a sound is on its way, so that the system keeps the element alive. */
  readonly silence: string
  readonly onState: (state: WalkState) => void
  /** Of what is not a sound that does not come. */
  readonly onFault: (error: unknown) => void
}

export const beforeWalk: WalkState = { step: 0, phase: 'ready', heard: [], skipped: [], missing: [], seconds: 0 }

export interface WalkPlayer {
  /** To be called inside a press. */
  start(): void
  play(): void
  pause(): void
  next(): void
  /** The word before; the same word again at the beginning. */
  previous(): void
  /** Ends the walk where it is. */
  stop(): void
  /** The element has played to its end. */
  ended(): void
  /** The element was stopped or started by the system: a call, a headset. */
  systemPaused(): void
  systemPlayed(): void
  /** Falls silent and forgets its sounds. */
  release(): void
}

export function createWalkPlayer({ audio, plan, load, silence, onState, onFault }: Setup): WalkPlayer {
  let state = beforeWalk
  let turn = 0
  let silentInRow = 0
  /** The step whose sound the element has. */
  let loaded: number | undefined
  const tracks = new Map<number, Promise<Track | null>>()

  const tell = (change: Partial<WalkState>) => {
    state = { ...state, ...change }
    onState(state)
  }

  const trackAt = (step: number): Promise<Track | null> | undefined => {
    const word = plan[step]
    if (word === undefined) return undefined
    const track = tracks.get(word) ?? load(word)
    tracks.set(word, track)
    // One that does not come now may come when the word is heard again.
    track.then(
      (it) => it === null && tracks.delete(word),
      () => tracks.delete(word),
    )
    return track
  }

  const begin = () => {
    audio.play().then(
      () => undefined,
      (error: unknown) => {
        // A newer sound has taken its place, or the browser wants a press.
        if (!(error instanceof DOMException)) onFault(error)
        else if (error.name !== 'AbortError') tell({ phase: 'paused' })
      },
    )
  }

  const playSilence = () => {
    loaded = undefined
    audio.loop = true
    audio.src = silence
    begin()
  }

  const isOn = () => state.phase === 'playing' || state.phase === 'loading'

  async function go(step: number, wantsSound: boolean): Promise<void> {
    turn += 1
    const own = turn
    const coming = trackAt(step)
    if (coming === undefined) return stop()
    loaded = undefined
    tell({ step, phase: wantsSound ? 'loading' : 'paused' })
    if (wantsSound) playSilence()
    else audio.pause()
    const track = await coming
    if (own !== turn) return undefined
    if (track === null) return skip(step)
    silentInRow = 0
    loaded = step
    audio.loop = false
    audio.src = track.url
    const isPlaying = isOn()
    tell({
      phase: isPlaying ? 'playing' : 'paused',
      missing: [...new Set([...state.missing, ...track.missing])],
    })
    if (isPlaying) begin()
    for (let ahead = 1; ahead <= AHEAD; ahead += 1) void trackAt(step + ahead)?.catch(() => undefined)
    return undefined
  }

  function skip(step: number): Promise<void> | undefined {
    silentInRow += 1
    const word = plan[step] ?? 0
    tell({ skipped: [...new Set([...state.skipped, word])] })
    if (silentInRow < MOST_SILENT) return go(step + 1, isOn())
    silentInRow = 0
    audio.pause()
    tell({ phase: 'stuck' })
    return undefined
  }

  function stop(): undefined {
    turn += 1
    loaded = undefined
    audio.pause()
    // Without a sound the element leaves the lock screen.
    audio.removeAttribute('src')
    audio.load()
    tell({ phase: 'over' })
  }

  const goTo = (step: number) => void go(step, state.phase !== 'paused').catch(onFault)

  return {
    start: () => goTo(0),
    play() {
      if (state.phase === 'stuck') return goTo(state.step)
      if (state.phase !== 'paused') return undefined
      tell({ phase: loaded === undefined ? 'loading' : 'playing' })
      if (loaded === undefined) playSilence()
      else begin()
      return undefined
    },
    pause() {
      if (!isOn()) return
      tell({ phase: 'paused' })
      audio.pause()
    },
    next: () => goTo(state.step + 1),
    previous: () => goTo(Math.max(0, state.step - 1)),
    stop,
    ended() {
      if (loaded === undefined || state.phase === 'over') return
      const word = plan[loaded]
      const seconds = Number.isFinite(audio.duration) ? audio.duration : 0
      if (word !== undefined)
        tell({
          heard: [...new Set([...state.heard, word])],
          skipped: state.skipped.filter((each) => each !== word),
          seconds: state.seconds + seconds,
        })
      goTo(loaded + 1)
    },
    systemPaused() {
      // At its end a sound stops, too.
      if (state.phase === 'playing' && audio.paused && !audio.ended) tell({ phase: 'paused' })
    },
    systemPlayed() {
      if (state.phase === 'paused' && !audio.paused) tell({ phase: loaded === undefined ? 'loading' : 'playing' })
    },
    release() {
      turn += 1
      audio.pause()
      for (const track of tracks.values())
        void track.then(
          (it) => it && URL.revokeObjectURL(it.url),
          () => undefined,
        )
      tracks.clear()
    },
  }
}
