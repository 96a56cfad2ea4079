/** Says words: their recordings, kept in memory once decoded, else a voice of the browser. One voice at a time. */
import { fetchVoice, VoiceUnavailableError } from '../api/fetch-voice.ts'
import type { Accent } from '../api/fetch-voice.ts'
import { decode, readyOutput } from './output.ts'
import { usesDeviceVoice } from './device-voice.ts'
import { sayByDevice, sayBySynthesis } from './speech.ts'

export interface Manner {
  slow?: boolean
  accent?: Accent
  /** Said by the browser alone: what a learner wrote is asked of no server. */
  here?: boolean
}

/** Words of a few levels; older ones are fetched again, mostly out of the browser's cache. */
const kept = 64
/** Recordings asked for at once: the first ones are wanted first. */
const atOnce = 2

const recordings = new Map<string, Promise<AudioBuffer>>()
let playing: AudioBufferSourceNode | undefined
/** Counts the wishes: one that comes late gives way to the newer. */
let wish = 0

function recordingOf(headword: string, { slow = false, accent = 'us' }: Manner): Promise<AudioBuffer> {
  const key = `${accent} ${slow} ${headword}`
  const known = recordings.get(key)
  if (known) return known
  const coming = fetchVoice(headword, accent, slow ? 'slow' : 'normal').then(decode)
  recordings.set(key, coming)
  // The caller gets the rejection; here it only must not be kept.
  coming.catch(() => recordings.delete(key))
  const [oldest] = recordings.keys()
  if (recordings.size > kept && oldest !== undefined) recordings.delete(oldest)
  return coming
}

function ignoreVoiceUnavailable(error: unknown): undefined {
  if (!(error instanceof VoiceUnavailableError)) throw error
}

/** Brings the recordings of these words, in this order. What does not come is asked for again when it is wanted. */
export async function preloadVoices(headwords: readonly string[], manner: Manner = {}): Promise<void> {
  if (usesDeviceVoice(manner.accent ?? 'us')) return
  const waiting = [...headwords]
  const bringNext = async (): Promise<void> => {
    const headword = waiting.shift()
    if (headword === undefined) return
    await recordingOf(headword, manner).catch(ignoreVoiceUnavailable)
    await bringNext()
  }
  await Promise.all(Array.from({ length: atOnce }, bringNext))
}

export function stopVoice(): void {
  wish += 1
  playing?.stop()
  playing = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/**
 * Says a word, in place of what is being said.
 * @returns false when this page has neither a recording nor a voice for it. Before the first gesture the page stays
 *   silent, which is no fault of the word.
 */
export async function sayWord(headword: string, manner: Manner = {}): Promise<boolean> {
  stopVoice()
  const mine = wish
  const byBrowser = () => sayBySynthesis(headword, manner.accent ?? 'us', manner.slow ?? false)
  if (manner.here) return byBrowser()
  const accent = manner.accent ?? 'us'
  if (usesDeviceVoice(accent)) return sayByDevice(headword, accent, manner.slow ?? false)
  try {
    const recording = await recordingOf(headword, manner)
    const output = readyOutput()
    if (mine !== wish || !output) return true
    playing = output.createBufferSource()
    playing.buffer = recording
    playing.connect(output.destination)
    playing.start()
    return true
  } catch (error) {
    ignoreVoiceUnavailable(error)
    return mine !== wish || byBrowser()
  }
}
