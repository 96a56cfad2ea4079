/**
 * How well a recogniser understands the voices: 200 words drawn by a seed, each said from its printed phonetics and recognised among all 200.
 * Needs the Debian packages pocketsphinx and pocketsphinx-en-us. `node scripts/judge-voices.ts [seed]` prints the table of docs/voice.md.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { buildContent } from '#content/build'
import type { WordRow } from '#content/rows'
import { seededRandom } from '#rules/random'
import { createShutdownSteps } from '../server/shutdown.ts'
import { createEspeak } from '../server/providers/voice/espeak.ts'
import { flitePhones } from '../server/providers/voice/flite-phones.ts'
import { createFlite } from '../server/providers/voice/flite.ts'
import type { Voice } from '../server/providers/voice/index.ts'
import { parsePhonemes } from '#rules/parse-phonemes'
import { parseWav, type Recording } from '../server/wav.ts'

const MODEL = '/usr/share/pocketsphinx/model/en-us'
const WORDS = 200
/** Commoner ones only: the recogniser's dictionary has them all. */
const MOST_FREQUENCY = 12_000
const RATE = 16_000

interface Word {
  readonly name: string
  readonly us: string
  readonly uk: string
}

interface Result {
  readonly right: number
  readonly wrong: readonly string[]
  /** Milliseconds to make a sound, the first of the process left out. */
  readonly p50: number
  readonly p95: number
}

const run = promisify(execFile)

/** Pronunciations of the recogniser's own dictionary by word: 'B AH N AE N AH'. */
async function readRecogniserDictionary(): Promise<Map<string, string[]>> {
  const dictionary = new Map<string, string[]>()
  for (const line of (await readFile(join(MODEL, 'cmudict-en-us.dict'), 'utf8')).split('\n')) {
    const [, name, phones] = /^([^\s(]+)(?:\(\d+\))? (.+)$/.exec(line) ?? []
    if (name !== undefined && phones !== undefined) dictionary.set(name, [...(dictionary.get(name) ?? []), phones])
  }
  return dictionary
}

/** Printed phonetics in the recogniser's phones. British ones have no r but before vowels, and 'ɒ' may be heard as either vowel. */
function recogniserPhones(ipa: string): string {
  const phones = parsePhonemes(ipa).flatMap((word) => flitePhones(word).split(' '))
  return phones.map((phone) => phone.replace(/\d$/, '').replace(/^ax$/, 'ah').toUpperCase()).join(' ')
}

function drawWords(rows: readonly WordRow[], dictionary: ReadonlyMap<string, unknown>, seed: string): Word[] {
  const random = seededRandom(seed)
  const usable = rows.flatMap(({ headword, ipaUk, ipaUs, tags, frequency, unfit }) =>
    !unfit && tags.length > 0 && (frequency ?? Infinity) <= MOST_FREQUENCY && /^[a-z]{3,}$/.test(headword)
      ? ipaUk !== null && ipaUs !== null && dictionary.has(headword)
        ? [{ name: headword, us: ipaUs, uk: ipaUk, place: random() }]
        : []
      : [],
  )
  return usable.sort((one, other) => one.place - other.place).slice(0, WORDS)
}

/** At the rate of the recogniser: a mean over the samples that fall together, or between two of them. */
function resample({ rate, samples }: Recording): Buffer {
  const step = rate / RATE
  const out = Buffer.alloc(Math.floor(samples.length / step) * 2)
  for (let index = 0; index < out.length / 2; index++) {
    const at = index * step
    const left = samples[Math.floor(at)] ?? 0
    const right = samples[Math.floor(at) + 1] ?? left
    // Digital silence upsets the recogniser: a little noise, the same from run to run.
    const dither = ((index * 7919) % 9) - 4
    const value = Math.round(left + (right - left) * (at % 1)) + dither
    out.writeInt16LE(Math.max(-32_768, Math.min(32_767, value)), index * 2)
  }
  return out
}

async function judge(
  voice: Voice,
  accent: 'us' | 'uk',
  words: readonly Word[],
  dictionary: ReadonlyMap<string, readonly string[]>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-judge-'))
  try {
    const times: number[] = []
    const silence = Buffer.alloc(RATE * 0.6)
    for (const word of words) {
      const start = performance.now()
      const sound = await voice.synthesize({ text: word.name, phonemes: word[accent], accent, rate: 'normal' })
      times.push(performance.now() - start)
      const spoken = resample(parseWav(sound))
      const quiet = silence.map((_, index) => (index % 2 === 0 ? (index * 31) % 4 : 0))
      await writeFile(join(folder, `${word.name}.raw`), Buffer.concat([quiet, spoken, quiet]))
    }
    const lines = words.flatMap((word) => {
      const all = new Set([...(dictionary.get(word.name) ?? []), recogniserPhones(word[accent])])
      return [...all].map((phones, nth) => `${word.name}${nth === 0 ? '' : `(${nth + 1})`} ${phones}`)
    })
    await writeFile(join(folder, 'words.dict'), `${lines.join('\n')}\n`)
    await writeFile(
      join(folder, 'words.gram'),
      `#JSGF V1.0;\ngrammar words;\npublic <word> = ${words.map(({ name }) => name).join(' | ')};\n`,
    )
    await writeFile(join(folder, 'files'), words.map(({ name }) => `${name}\n`).join(''))
    // prettier-ignore
    await run('pocketsphinx_batch', [
      '-adcin', 'yes', '-cepdir', folder, '-cepext', '.raw', '-ctl', join(folder, 'files'),
      '-hmm', join(MODEL, 'en-us'), '-dict', join(folder, 'words.dict'), '-jsgf', join(folder, 'words.gram'), '-hyp', join(folder, 'heard'),
      '-bestpath', 'no', '-remove_noise', 'no', '-cmn', 'batch', '-beam', '1e-60', '-pbeam', '1e-60', '-wbeam', '1e-40',
    ], { maxBuffer: 1e8 })
    const heard = (await readFile(join(folder, 'heard'), 'utf8')).trim().split('\n')
    if (heard.length !== words.length) throw new Error(`The recogniser heard ${heard.length} of ${words.length} words.`)
    const wrong = words.flatMap((word, index) => {
      const guess = /^(\S*) ?\(/.exec(heard[index] ?? '')?.[1] ?? ''
      const same = words.find(({ name }) => name === guess)
      return guess === word.name || same?.[accent] === word[accent] ? [] : [`${word.name} (${guess || '-'})`]
    })
    const sorted = times.slice(1).sort((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    return { right: words.length - wrong.length, wrong, p50: at(0.5), p95: at(0.95) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const seed = process.argv[2] ?? '1'
const closing = createShutdownSteps()
const dictionary = await readRecogniserDictionary()
const words = drawWords((await buildContent()).words, dictionary, seed)
const fliteOfWomen = createFlite(closing, { voices: { us: 'slt', uk: 'awb' } })
const flite = createFlite(closing)
const espeak = createEspeak(closing)
const voices: readonly [string, 'us' | 'uk', Voice][] = [
  ['US, Flite rms (default)', 'us', flite],
  ['US, Flite slt', 'us', fliteOfWomen],
  ['US, eSpeak NG en-US', 'us', espeak],
  ['UK, Flite awb (default)', 'uk', flite],
  ['UK, eSpeak NG en-GB', 'uk', espeak],
]
process.stdout.write(`Seed ${seed}\n| voice | recognised | share | p50 ms | p95 ms |\n|---|---|---|---|---|\n`)
const misheard: string[] = []
for (const [name, accent, voice] of voices) {
  const { right, wrong, p50, p95 } = await judge(voice, accent, words, dictionary)
  process.stdout.write(
    `| ${name} | ${right} of ${WORDS} | ${((right / WORDS) * 100).toFixed(1)} % | ${p50} | ${p95} |\n`,
  )
  misheard.push(`${name}: ${wrong.join(', ')}\n`)
}
process.stdout.write(`\n${misheard.join('')}`)
await closing.run()
