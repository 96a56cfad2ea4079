/** The child process around eSpeak NG: takes requests over its channel, answers WAV files. */
import { readFile } from 'node:fs/promises'

interface Request {
  readonly id: number
  readonly text: string
  readonly voice: string
  readonly wordsPerMinute: number
}

interface Engine {
  readonly FS: { readFile(path: string): Uint8Array }
}

type CreateEngine = (options: object) => Promise<Engine>

const entry = import.meta.resolve('espeak-ng')
const { default: create } = (await import(entry)) as { default: CreateEngine }
// Compiled once: compiling for every word would double the time it takes.
const compiled = WebAssembly.compile(await readFile(new URL('./espeak-ng.wasm', entry)))

async function speak({ text, voice, wordsPerMinute }: Request): Promise<Uint8Array> {
  const module = await compiled
  const engine = await create({
    arguments: ['-v', voice, '-s', String(wordsPerMinute), '-w', 'word.wav', text],
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(module, imports).then(done)
      return {}
    },
  })
  return engine.FS.readFile('word.wav')
}

process.on('message', (request: Request) => {
  speak(request).then(
    (sound) => process.send?.({ id: request.id, sound }),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
