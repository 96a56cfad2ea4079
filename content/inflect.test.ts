import type { PartOfSpeech } from '#contract/words'
import { expect, test } from 'vitest'
import { inflect, type WordForm } from './inflect.ts'

const KNOWN: Readonly<Record<string, readonly WordForm[]>> = {
  take: [
    { form: 'takes', kind: 'third_person' },
    { form: 'took', kind: 'past' },
    { form: 'taken', kind: 'participle' },
    { form: 'taking', kind: 'gerund' },
  ],
  child: [{ form: 'children', kind: 'plural' }],
  point: [
    { form: 'points', kind: 'plural' },
    { form: 'pointed', kind: 'past' },
  ],
}
const formsOf = (headword: string, ...parts: PartOfSpeech[]) =>
  inflect(headword, new Set(parts), (word) => KNOWN[word] ?? []).map(({ form }) => form)

test.each([
  ['take off', ['v'], ['takes off', 'took off', 'taken off', 'taking off']],
  ['only child', ['n'], ['only children']],
  ['point of view', ['n'], ['points of view']],
  ['ice cream', ['n'], ['ice creams']],
  ['point', ['v', 'n'], ['pointed', 'points']],
  ['vlog', ['v', 'n'], ['vlogs', 'vlogged', 'vlogged', 'vlogging', 'vlogs']],
  ['upcycle', ['v'], ['upcycles', 'upcycled', 'upcycled', 'upcycling']],
  ['livestream', ['v'], ['livestreams', 'livestreamed', 'livestreamed', 'livestreaming']],
  ['selfie stick', ['n'], ['selfie sticks']],
  ['fan-made copy', ['n'], ['fan-made copies']],
  ['used to', ['v'], []],
  ['in front of', ['prep'], []],
  ['social media', ['adj'], []],
] as const)("'%s' as %s", (headword, parts, forms) => {
  expect(formsOf(headword, ...parts)).toEqual(forms)
})
