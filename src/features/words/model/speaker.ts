/** Says words by voices of the server, kept in memory once decoded, else by one of the browser. One voice at a time. */
import { fetchVoice, VoiceUnavailableError } from '../api/fetch-voice.ts'
import type { Accent } from '../api/fetch-voice.ts'
import { decode, readyOutput } from './output.ts'
import { usesDeviceVoice } from './device-voice.ts'
import { sayByDevice, sayBySynthesis } from './speech.ts'

export interface SpeechOptions {
  slow?: boolean
  accent?: Accent
  /** Said by the browser alone: what a learner wrote is asked of no server. */
  here?: boolean
}

/** Words of a few levels; older ones are fetched again, mostly out of the browser's cache. */
const CACHE_SIZE = 64
/** Voices asked for at once: the first ones are wanted first. */
const CONCURRENCY = 2

const voices = new Map<string, Promise<AudioBuffer>>()
let playing: AudioBufferSourceNode | undefined
/** Counts the calls of `sayWord`: a voice that comes late is not played after a newer one. */
let latestCall = 0

function voiceOf(headword: string, { slow = false, accent = 'us' }: SpeechOptions): Promise<AudioBuffer> {
  const key = `${accent} ${slow} ${headword}`
  const cached = voices.get(key)
  if (cached) return cached
  const voice = fetchVoice(headword, accent, slow ? 'slow' : 'normal').then(decode)
  voices.set(key, voice)
  // The caller gets the rejection; here it only must not be kept.
  voice.catch(() => voices.delete(key))
  const [oldest] = voices.keys()
  if (voices.size > CACHE_SIZE && oldest !== undefined) voices.delete(oldest)
  return voice
}

function ignoreVoiceUnavailable(error: unknown): undefined {
  if (!(error instanceof VoiceUnavailableError)) throw error
}

/** Brings the voices of these words, in this order. What does not come is asked for again when it is wanted. */
export async function preloadVoices(headwords: readonly string[], options: SpeechOptions = {}): Promise<void> {
  if (usesDeviceVoice(options.accent ?? 'us')) return
  const queue = [...headwords]
  const fetchNext = async (): Promise<void> => {
    const headword = queue.shift()
    if (headword === undefined) return
    await voiceOf(headword, options).catch(ignoreVoiceUnavailable)
    await fetchNext()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext))
}

export function stopVoice(): void {
  latestCall += 1
  playing?.stop()
  playing = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/**
 * Says a word, in place of what is being said.
 * @returns false when this page has neither a voice of the server nor one of its own for it. Before the first gesture the page stays
 *   silent, which is no fault of the word.
 */
export async function sayWord(headword: string, options: SpeechOptions = {}): Promise<boolean> {
  stopVoice()
  const call = latestCall
  const byBrowser = () => sayBySynthesis(headword, options.accent ?? 'us', options.slow ?? false)
  if (options.here) return byBrowser()
  const accent = options.accent ?? 'us'
  if (usesDeviceVoice(accent)) return sayByDevice(headword, accent, options.slow ?? false)
  try {
    const voice = await voiceOf(headword, options)
    const output = readyOutput()
    if (call !== latestCall || !output) return true
    playing = output.createBufferSource()
    playing.buffer = voice
    playing.connect(output.destination)
    playing.start()
    return true
  } catch (error) {
    ignoreVoiceUnavailable(error)
    return call !== latestCall || byBrowser()
  }
}
