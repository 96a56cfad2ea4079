/** The built-in voices as the scripts hear them that measure the scorer: each with its accent, at the scorer's rate. */
import { RECORDING_RATE } from '#contract/recording-limits'
import { createEspeak } from '../server/providers/voice/espeak.ts'
import { createFlite, type FliteVoice } from '../server/providers/voice/flite.ts'
import type { Speech, Voice } from '../server/providers/voice/index.ts'
import type { ShutdownStep } from '../server/shutdown.ts'
import { parseWav, type Recording } from '../server/wav.ts'

export type Accent = 'us' | 'uk'

export interface SyntheticVoice {
  readonly name: string
  readonly accent: Accent
  /** Says phonetics of its accent, without slashes. */
  readonly say: (ipa: string) => Promise<Int16Array>
  /** Reads a text; it has its own way of saying all words but those that are given. */
  readonly read: (text: string, wordPhonemes: Readonly<Record<string, string>>) => Promise<Int16Array>
}

export function createSyntheticVoices(closing: ShutdownStep): SyntheticVoice[] {
  const flite = (voice: FliteVoice) => createFlite(closing, { voices: { us: voice, uk: voice } })
  const espeak = createEspeak(closing)
  const voices = [
    { name: 'US, Flite slt', accent: 'us', voice: flite('slt') },
    { name: 'US, Flite rms', accent: 'us', voice: flite('rms') },
    { name: 'UK, Flite awb', accent: 'uk', voice: flite('awb') },
    { name: 'US, eSpeak NG', accent: 'us', voice: espeak },
    { name: 'UK, eSpeak NG', accent: 'uk', voice: espeak },
  ] as const
  return voices.map(({ name, accent, voice }) => ({
    name,
    accent,
    say: (ipa) => record(voice, { text: 'word', phonemes: ipa, accent, rate: 'normal' }),
    read: (text, wordPhonemes) => record(voice, { text, phonemes: null, wordPhonemes, accent, rate: 'normal' }),
  }))
}

/** A voice on a busy machine may take longer than learners would wait. Here it may: it is asked again. */
const TRIES = 10

async function record(voice: Voice, speech: Speech, tries = TRIES): Promise<Int16Array> {
  try {
    return resample(parseWav(await voice.synthesize(speech)))
  } catch (error) {
    if (tries === 1) throw error
    return record(voice, speech, tries - 1)
  }
}

/** At the rate of the scorer, between the two samples that are nearest. */
function resample({ rate, samples }: Recording): Int16Array {
  if (rate === RECORDING_RATE) return samples
  return Int16Array.from({ length: Math.floor((samples.length * RECORDING_RATE) / rate) }, (_, index) => {
    const at = (index * rate) / RECORDING_RATE
    const left = samples[Math.floor(at)] ?? 0
    return left + ((samples[Math.floor(at) + 1] ?? left) - left) * (at % 1)
  })
}
