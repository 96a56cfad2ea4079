/** What tests/e2e/sounds.spec.ts rests on: of every pair of L and R the word that the product's own voice says is the word that is heard. */
import { minimalPairContrasts } from '#content/minimal-pairs'
import { decideHeardWord } from '#rules/heard-word'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { createSpokenWords } from '#tests/spoken-word'
import { expect, test } from 'vitest'
import { formatScore } from '../../server/features/recordings/format-score.ts'
import { createBuiltInScorer } from '../../server/providers/scorer/create-scorer.ts'
import { createShutdownSteps } from '../../server/shutdown.ts'

test('L and R are told apart in each pair', { timeout: CONTENT_TIMEOUT + 240_000 }, async () => {
  const closing = createShutdownSteps()
  const scorer = createBuiltInScorer('node_modules/.cache/wordgrove-scorer', { timeoutMs: 60_000 })
  closing.add(() => scorer.close())
  const say = createSpokenWords(closing)
  const words = new Map((await readContent()).words.map((word) => [word.headword, word]))
  const scoreAs = async (samples: Int16Array, text: string) => {
    const { ipaUs, ipaUk } = words.get(text) ?? {}
    const score = await scorer.score({ samples, words: [{ text, phonemes: [ipaUs ?? '', ipaUk ?? ''] }] })
    if (score.outcome !== 'scored') throw new Error(`${text}: ${score.outcome}`)
    return formatScore(score)
  }
  const pairs = minimalPairContrasts.find(({ sounds }) => sounds.join(' ') === 'L R')?.pairs ?? []
  expect(pairs.length).toBeGreaterThan(2)
  const wrong: string[] = []
  for (const pair of pairs) {
    for (const [index, word] of pair.entries()) {
      const samples = await say(words.get(word)?.ipaUs ?? '', 'us')
      const scores = [await scoreAs(samples, pair[0]), await scoreAs(samples, pair[1])] as const
      const heard = decideHeardWord({ sounds: ['L', 'R'], scores, canHear: [true, true] })
      if (heard !== index) wrong.push(`${word} of ${pair.join('/')}: ${heard === null ? 'neither' : 'the other'}`)
    }
  }
  expect(wrong).toEqual([])
  await closing.run()
})
