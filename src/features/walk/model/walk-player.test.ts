import { describe, expect, test, vi } from 'vitest'
import type { Track } from './track.ts'
import { createWalkPlayer } from './walk-player.ts'
import type { SoundElement, WalkState } from './walk-player.ts'

/** A sound element that plays when it is told to and ends when the test says so. */
class FakeSound implements SoundElement {
  src = ''
  loop = false
  duration = 12
  paused = true
  ended = false
  refusal: Error | undefined
  play() {
    if (this.refusal) return Promise.reject(this.refusal)
    this.paused = false
    this.ended = false
    return Promise.resolve()
  }
  pause() {
    this.paused = true
  }
  load() {
    this.paused = true
  }
  removeAttribute() {
    this.src = ''
  }
}

type Load = (word: number) => Promise<Track | null>
const sound: Load = (word) => Promise.resolve({ url: `word ${word}`, missing: [] })

/** Everything that was already on its way has arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

function walk(plan: readonly number[], load: Load = sound) {
  const audio = new FakeSound()
  const states: WalkState[] = []
  const faults: unknown[] = []
  const player = createWalkPlayer({
    audio,
    plan,
    load,
    silence: 'silence',
    onState: (state) => states.push(state),
    onFault: (error) => faults.push(error),
  })
  const hear = async () => {
    // As browsers do it: a sound that has come to its end stops, says so, and then says that it has ended.
    Object.assign(audio, { paused: true, ended: true })
    player.systemPaused()
    player.ended()
    await settle()
  }
  return { audio, player, hear, faults, state: () => states.at(-1), started: () => (player.start(), settle()) }
}

describe('a walk', () => {
  test('plays silence inside the press, then word after word, and ends without a sound left', async () => {
    const { audio, player, hear, state } = walk([0, 1, 0])
    player.start()
    expect(audio).toMatchObject({ src: 'silence', loop: true, paused: false })
    expect(state()).toMatchObject({ phase: 'loading', step: 0 })
    await settle()
    expect(audio).toMatchObject({ src: 'word 0', loop: false, paused: false })
    expect(state()).toMatchObject({ phase: 'playing', heard: [] })
    await hear()
    expect(audio.src).toBe('word 1')
    await hear()
    expect(state()).toMatchObject({ phase: 'playing', step: 2, heard: [0, 1], seconds: 24 })
    await hear()
    expect(state()).toMatchObject({ phase: 'over', heard: [0, 1], seconds: 36 })
    expect(audio).toMatchObject({ src: '', paused: true })
  })

  test('loads each word once, and the next two before they are played', async () => {
    const load = vi.fn<Load>(sound)
    const { started, hear } = walk([0, 1, 2, 3, 0], load)
    await started()
    expect(load.mock.calls.flat()).toEqual([0, 1, 2])
    await hear()
    await hear()
    await hear()
    expect(load.mock.calls.flat()).toEqual([0, 1, 2, 3])
  })

  test('pauses and goes on, forward and back; what was not heard to its end does not count', async () => {
    const { audio, player, started, state } = walk([0, 1, 2])
    await started()
    player.pause()
    expect(state()?.phase).toBe('paused')
    expect(audio.paused).toBe(true)
    player.play()
    expect(state()?.phase).toBe('playing')
    expect(audio).toMatchObject({ src: 'word 0', paused: false })
    player.next()
    await settle()
    expect(audio.src).toBe('word 1')
    player.previous()
    player.previous()
    await settle()
    expect(state()).toMatchObject({ step: 0, phase: 'playing', heard: [] })
    player.stop()
    expect(state()).toMatchObject({ phase: 'over', heard: [] })
  })

  test('that is paused stays so while words are looked through', async () => {
    const { audio, player, started, state } = walk([0, 1])
    await started()
    player.pause()
    player.next()
    await settle()
    expect(state()).toMatchObject({ step: 1, phase: 'paused' })
    expect(audio).toMatchObject({ src: 'word 1', paused: true })
    player.play()
    expect(audio.paused).toBe(false)
  })

  test('follows the system: a call stops it, a headset starts it', async () => {
    const { audio, player, started, state } = walk([0])
    await started()
    audio.paused = true
    player.systemPaused()
    expect(state()?.phase).toBe('paused')
    audio.paused = false
    player.systemPlayed()
    expect(state()?.phase).toBe('playing')
  })

  test('waits for a press where the browser wants one', async () => {
    const { audio, player, started, state } = walk([0])
    audio.refusal = new DOMException('a press is needed', 'NotAllowedError')
    await started()
    expect(state()?.phase).toBe('paused')
    audio.refusal = undefined
    player.play()
    expect(state()?.phase).toBe('playing')
  })

  test('passes on what is no missing sound', async () => {
    const fault = new RangeError('a fault of ours')
    const { started, faults } = walk([0], () => Promise.reject(fault))
    await started()
    expect(faults).toEqual([fault])
  })
})

describe('a sound that does not come', () => {
  test('is skipped and named; it is tried again when the word comes again', async () => {
    let isThere = false
    const load: Load = (word) => (word === 1 && !isThere ? Promise.resolve(null) : sound(word))
    const { audio, started, hear, state } = walk([0, 1, 2, 1], load)
    await started()
    await hear()
    expect(audio.src).toBe('word 2')
    expect(state()).toMatchObject({ step: 2, skipped: [1], heard: [0] })
    isThere = true
    // Brought ahead before it was there, it is asked for anew.
    await hear()
    await hear()
    expect(state()).toMatchObject({ phase: 'over', skipped: [], heard: [0, 2, 1] })
  })

  test('three times in a row stops the walk, until it is tried again', async () => {
    let isThere = false
    const { audio, player, started, state } = walk([0, 1, 2, 3], (word) =>
      isThere ? sound(word) : Promise.resolve(null),
    )
    await started()
    expect(state()).toMatchObject({ phase: 'stuck', step: 2, skipped: [0, 1, 2] })
    expect(audio.paused).toBe(true)
    isThere = true
    player.play()
    await settle()
    expect(state()).toMatchObject({ phase: 'playing', step: 2 })
  })

  test('may be a part of a word alone: the walk says which', async () => {
    const { started, state } = walk([0], () => Promise.resolve({ url: 'word', missing: ['meaning'] }))
    await started()
    expect(state()).toMatchObject({ phase: 'playing', missing: ['meaning'], skipped: [] })
  })
})
