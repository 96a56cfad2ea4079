/** The check of sentences over the examples of the whole dictionary, which are right: hardly any may be found fault with. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { createWholeLexicon } from '#tests/whole-lexicon'
import { beforeAll, expect, test } from 'vitest'
import type { ContentRows } from '#content/rows'
import type { FindingCode } from '#rules/sentence-finding'
import type { Lexicon } from '../words/index.ts'
import { findInSentence } from './check-sentence.ts'

let lexicon: Lexicon
let content: ContentRows
beforeAll(async () => {
  content = await readContent()
  lexicon = await createWholeLexicon(content)
}, CONTENT_TIMEOUT)

/** Some examples of WordNet are no sentences: 'the apple of his eye'. Of those the shape is not asked. */
const SHAPE: ReadonlySet<FindingCode> = new Set(['capital', 'full_stop', 'too_short'])
const isWhole = (text: string) => /^[“"'‘(]*[\p{Lu}\p{N}].*[.!?]["'”’)]*$/u.test(text)

test(
  'fewer than one in a hundred examples has a finding',
  async () => {
    const phrases = Map.groupBy(content.phrases, ({ headword }) => headword)
    const senses = Map.groupBy(content.senses, ({ headword }) => headword)
    const examples = Map.groupBy(content.examples, ({ headword }) => headword)
    const wrong: string[] = []
    for (const { headword, en } of content.examples) {
      const findings = await findInSentence(lexicon, en, headword, 'en', {
        phrases: (phrases.get(headword) ?? []).map(({ text }) => text),
        partsOfSpeech: (senses.get(headword) ?? []).map(({ partOfSpeech }) => partOfSpeech),
        // The sentence itself is no witness for itself.
        examples: (examples.get(headword) ?? []).map((example) => example.en).filter((text) => text !== en),
        fewestWords: 4,
      })
      const counted = findings.filter(({ code }) => code !== 'copied' && (isWhole(en) || !SHAPE.has(code)))
      if (counted.length > 0) wrong.push(`${en} ${counted.map(({ text }) => text).join(' ')}`)
    }
    expect(content.examples.length).toBeGreaterThan(20_000)
    expect(wrong.length / content.examples.length, wrong.slice(0, 40).join('\n')).toBeLessThan(0.01)
  },
  CONTENT_TIMEOUT,
)

const codes = async (sentence: string, word: string | null = null) =>
  (await findInSentence(lexicon, sentence, word, 'en')).map(({ code }) => code)

test.each(
  `recieve seperate tommorow freind becuase goverment enviroment realy carefuly happyness runing writting alot neccessary untill childs
  informations begining beleive grammer independant libary occured prefered succesful usualy wierd hopefull teached posible`.match(
    /\w+/g,
  ) ?? [],
)('%s is noticed', async (slip) => {
  expect(await codes(`I saw the ${slip} there with my own eyes.`)).toEqual(['unknown_word'])
})

test.each([
  'My cousin Xiaolin cannot find her shoelaces in Shanghai.',
  'He paid fifty yuan for a pinkish windowpane.',
  'An hour later a European and an MBA student met.',
  'We’ve lived on the 5th floor since 1998.',
  'She gave it up and didn’t tell anybody.',
])('%s is right', async (sentence) => {
  expect(await codes(sentence)).toEqual([])
})
