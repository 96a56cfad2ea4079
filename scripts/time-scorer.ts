/**
 * How long a word takes to be scored: `node scripts/time-scorer.ts [words]` has the natural voices say words of the exam lists, scores a third of
 * them alone and a third behind another one in the queue. Worth something on an idle machine only.
 */
import { join } from 'node:path'
import process from 'node:process'
import { buildContent } from '#content/build'
import { seededRandom, shuffled } from '#rules/random'
import { createBuiltInScorer } from '../server/providers/scorer/create-scorer.ts'
import { createShutdownSteps } from '../server/shutdown.ts'
import { createSyntheticVoices } from './synthetic-voices.ts'

const count = Number(process.argv[2] ?? 120)
const closing = createShutdownSteps()
const scorer = createBuiltInScorer(join('node_modules', '.cache', 'wordgrove-scorer'), { timeoutMs: 60_000 })
closing.add(() => scorer.close())
const known = (await buildContent()).words.filter(({ tags, ipaUs, ipaUk }) => tags.length > 0 && ipaUs && ipaUk)
const words = shuffled(known, seededRandom('scorer times')).slice(0, count)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const alone: number[] = []
const queued: number[] = []
for (const { accent, say } of createSyntheticVoices(closing).filter(({ name }) => name.includes('Flite'))) {
  const recordings = []
  for (const { headword, ipaUs, ipaUk } of words) {
    const sounds = { us: ipaUs ?? '', uk: ipaUk ?? '' }
    recordings.push({
      samples: await say(sounds[accent]),
      words: [{ text: headword, phonemes: [sounds.us, sounds.uk] }],
    })
  }
  // A word that was just scored is scored faster: each one is scored once. Of every three, one goes alone and one behind the other.
  for (let at = 0; at + 2 < recordings.length; at += 3) {
    const [first, second, third] = recordings.slice(at, at + 3)
    if (!first || !second || !third) continue
    alone.push(await timeOf(() => scorer.score(first)))
    const before = scorer.score(second)
    queued.push(await timeOf(() => scorer.score(third)))
    await before
  }
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  process.stdout.write(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, of ${times.length}\n`)
}
report('Alone', alone)
report('With one in the queue', queued)
await closing.run()
