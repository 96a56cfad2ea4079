/** Words said by the built-in voices, for tests of what hears them. */
import { createFlite } from '../../server/providers/voice/flite.ts'
import type { ShutdownStep } from '../../server/shutdown.ts'
import { parseWav } from '../../server/wav.ts'

export type SayWord = (phonemes: string, accent: 'us' | 'uk') => Promise<Int16Array>

/** Samples at 16 kHz. */
export function createSpokenWords(closing: ShutdownStep): SayWord {
  // Beside other checks a word may take longer than a learner would wait for it.
  const voice = createFlite(closing, { timeoutMs: 60_000 })
  return async (phonemes, accent) =>
    parseWav(await voice.synthesize({ text: 'word', phonemes, accent, rate: 'normal' })).samples
}
