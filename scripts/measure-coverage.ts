/**
 * Measures how long the words of a text of 300,000 characters take: `node scripts/measure-coverage.ts`. The text is made of the sentences that
 * we wrote, over the whole dictionary, without a database.
 */
import { READER_CHARACTERS } from '#contract/reader-limits'
import { coverageOf, findHelpers, readTextWords, splitParagraphs } from '#rules/coverage'
import { readContent } from '#tests/content'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { lemmaOf } from '../server/features/words/lemma.ts'

const ROUNDS = 15

const content = await readContent()
const lexicon = await createWholeLexicon(content)
const sentences = content.examples.map(({ en }) => en)
const paragraphs: string[] = []
for (let at = 0; at < sentences.length; at += 5) paragraphs.push(sentences.slice(at, at + 5).join(' '))
const text = paragraphs.join('\n').slice(0, READER_CHARACTERS)
const oneLine = text.replaceAll('\n', ' ')

const measure = (name: string, work: () => unknown) => {
  const times = Array.from({ length: ROUNDS }, () => {
    // Of the processor: what else the machine does is left out.
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  }).toSorted((a, b) => a - b)
  const [first = 0, middle = 0, last = 0] = [times[0], times[times.length >> 1], times.at(-1)]
  console.log(
    `${name}: ${first.toFixed(1)} ms at best, ${middle.toFixed(1)} at the median, ${last.toFixed(1)} at worst`,
  )
}

const words = () =>
  readTextWords(text, (form) => {
    const resolved = lexicon.resolve(form)
    return resolved && lemmaOf(resolved, true)
  })
const found = words()
console.log(
  `${text.length} characters, ${found.running} running words, ${found.forms.size} forms, ${found.words.length} words`,
)
measure('words of the text', words)
measure('coverage and helpers', () => {
  const counted = found.words.map(({ entry, count }) => ({
    count,
    rank: entry.rank,
    state: entry.rank < 3_000 ? ('known' as const) : ('new' as const),
  }))
  return [coverageOf(counted, found.running), findHelpers(counted, found.running)]
})
measure('paragraphs', () => splitParagraphs(text))
measure('paragraphs of one line', () => splitParagraphs(oneLine))
