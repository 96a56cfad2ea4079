/**
 * How often the word of a minimal pair that a synthetic voice says is the one that the trainer hears. `node scripts/judge-pairs.ts` says both
 * words of every pair that the trainer asks, or that its scorer could, and prints the table of docs/pronunciation.md.
 */
import { join } from 'node:path'
import process from 'node:process'
import { buildContent } from '#content/build'
import { minimalPairContrasts } from '#content/minimal-pairs'
import { decideHeardWord } from '#rules/heard-word'
import { formatScore } from '../server/features/recordings/format-score.ts'
import { heardInsteadOf } from '../server/providers/scorer/confusions.ts'
import { createBuiltInScorer } from '../server/providers/scorer/create-scorer.ts'
import { createShutdownSteps } from '../server/shutdown.ts'
import { createSyntheticVoices, type SyntheticVoice } from './synthetic-voices.ts'

const closing = createShutdownSteps()
const scorer = createBuiltInScorer(join('node_modules', '.cache', 'wordgrove-scorer'), { timeoutMs: 60_000 })
closing.add(() => scorer.close())
const words = new Map(
  (await buildContent()).words.flatMap(({ headword, ipaUs, ipaUk }) =>
    ipaUs && ipaUk ? [[headword, { us: ipaUs, uk: ipaUk }]] : [],
  ),
)

const scoreAs = async (samples: Int16Array, text: string) => {
  const { us = '', uk = '' } = words.get(text) ?? {}
  const result = await scorer.score({ samples, words: [{ text, phonemes: [us, uk] }] })
  return result.outcome === 'scored' ? formatScore(result) : { right_word: false, phonemes: [] }
}

interface Counts {
  right: number
  other: number
  neither: number
}
const noCounts = (): Counts => ({ right: 0, other: 0, neither: 0 })

type Contrast = (typeof minimalPairContrasts)[number] & { readonly canHear: readonly [boolean, boolean] }

async function judgeContrast({ accent, say }: SyntheticVoice, { sounds, pairs, canHear }: Contrast): Promise<Counts> {
  const counts = noCounts()
  for (const [first, second] of pairs.filter((pair) => pair.every((word) => words.has(word)))) {
    for (const [index, word] of [first, second].entries()) {
      const samples = await say(words.get(word)?.[accent] ?? '')
      const scores = [await scoreAs(samples, first), await scoreAs(samples, second)] as const
      const heard = decideHeardWord({ sounds, scores, canHear })
      counts[heard === null ? 'neither' : heard === index ? 'right' : 'other'] += 1
    }
  }
  return counts
}

const contrasts = minimalPairContrasts.flatMap((contrast): Contrast[] => {
  const [first, second] = contrast.sounds
  const canHear = [heardInsteadOf(first).includes(second), heardInsteadOf(second).includes(first)] as const
  return canHear.includes(true) ? [{ ...contrast, canHear }] : []
})
const voices = createSyntheticVoices(closing)
const cellOf = ({ right, other, neither }: Counts) =>
  right + other + neither === 0 ? '' : `${right} of ${right + other + neither}, ${other}`
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

row(['Contrast', ...voices.map(({ name }) => name)])
row(['---', ...voices.map(() => '---')])
const totals = voices.map(noCounts)
for (const contrast of contrasts) {
  const cells: string[] = []
  for (const [index, voice] of voices.entries()) {
    const counts = contrast.accents.includes(voice.accent) ? await judgeContrast(voice, contrast) : noCounts()
    const total = totals[index] ?? noCounts()
    for (const key of ['right', 'other', 'neither'] as const) total[key] += counts[key]
    cells.push(cellOf(counts))
  }
  row([contrast.sounds.join(' '), ...cells])
}
row(['All', ...totals.map(cellOf)])
await closing.run()
