/** The child process around LAME, compiled to WebAssembly: takes WAV files over its channel, answers MP3 files. */
import { createMp3Encoder } from 'wasm-media-encoders'
import { parseWav } from '../../wav.ts'

interface Request {
  readonly id: number
  readonly wav: Uint8Array
}

/** kbit/s. Of one voice at 16 to 24 kHz more is not heard. */
const BITRATE = 32
/** What MP3 at this rate is made of; another rate is brought to the last of them. */
const RATES = [16_000, 22_050, 24_000] as const

// Its WebAssembly is inside the package's own file: nothing is fetched.
const encoder = await createMp3Encoder()

function encode(wav: Uint8Array): Uint8Array {
  const { rate, samples } = parseWav(wav)
  encoder.configure({
    channels: 1,
    sampleRate: rate,
    bitrate: BITRATE,
    outputSampleRate: RATES.find((each) => each === rate) ?? 24_000,
  })
  // Each answer lies in the encoder's own memory, until the next call.
  const first = encoder.encode([Float32Array.from(samples, (sample) => sample / 32_768)]).slice()
  const last = encoder.finalize()
  const file = new Uint8Array(first.length + last.length)
  file.set(first)
  file.set(last, first.length)
  return file
}

process.on('message', ({ id, wav }: Request) => {
  try {
    process.send?.({ id, sound: encode(wav) })
  } catch (error) {
    process.send?.({ id, error: String(error) })
  }
})
for (const event of ['disconnect', 'SIGTERM']) process.on(event, () => process.exit(0))
