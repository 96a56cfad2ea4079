/** A browser whose microphone hears a file, or which refuses it. */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright/test'
import type { Browser } from 'playwright/test'
import { encodeWav } from '../../src/features/speech/model/wav.ts'
import { chromium as executablePath } from '../../scripts/system.ts'

const RATE = 48_000

/** A second of something like a voice, then a second of silence: the browser plays it again and again. */
async function writeVoice(path: string): Promise<void> {
  const samples = Float32Array.from({ length: 2 * RATE }, (_, index) => {
    const seconds = index / RATE
    const envelope = seconds < 1 ? Math.sin(Math.PI * seconds) : 0
    return envelope * (0.3 * Math.sin(2 * Math.PI * 160 * seconds) + 0.1 * Math.sin(2 * Math.PI * 900 * seconds))
  })
  await writeFile(path, new Uint8Array(encodeWav(samples, RATE)))
}

const common = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync']

/** Opens it. `voicePath` is where the file that it hears may be written. */
export async function launchWithMicrophone(answer: 'allow' | 'deny', voicePath: string): Promise<Browser> {
  await writeVoice(voicePath)
  return chromium.launch({
    executablePath,
    args: [
      ...common,
      answer === 'allow' ? '--use-fake-ui-for-media-stream' : '--use-fake-ui-for-media-stream=deny',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${voicePath}`,
    ],
  })
}
