/**
 * eSpeak NG as WebAssembly, an optional package. It runs as a process of its own behind this interface (it is GPL-3.0, this program is
 * not).
 */
import type { ShutdownStep } from '../../shutdown.ts'
import { espeakMnemonics } from './espeak-mnemonics.ts'
import type { Voice } from './index.ts'
import { parsePhonemes } from '#rules/parse-phonemes'
import { createSynthesisProcess, type SynthesisOptions } from './synthesis-process.ts'
import { formatWav, levelRecording, parseWav } from '../../wav.ts'

/** Of languages that are not English. */
const espeakVoices = { zh: 'cmn' } as const

export function createEspeak(closing: ShutdownStep, options: SynthesisOptions = {}): Voice {
  const request = createSynthesisProcess(new URL('./espeak-process.ts', import.meta.url), closing, options)
  const canSpeak = isInstalled()
  return {
    id: 'espeak-ng-1.0.2 2',
    speaks: async () => canSpeak,
    async synthesize({ text, phonemes, accent, rate, language }) {
      const sound = await request({
        text: phonemes === null ? text : espeakMnemonics(parsePhonemes(phonemes)),
        voice: language ? espeakVoices[language] : accent === 'uk' ? 'en-gb' : 'en-us',
        wordsPerMinute: rate === 'slow' ? 90 : 140,
      })
      return formatWav(levelRecording(parseWav(sound)))
    },
  }
}

function isInstalled(): boolean {
  try {
    return Boolean(import.meta.resolve('espeak-ng'))
  } catch {
    return false
  }
}
