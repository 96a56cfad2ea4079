import { createTestApp, type TestApp } from '#tests/app'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forms, senses, words } from '../../db/schema/words.ts'
import { createLexiconSource } from './lexicon-source.ts'
import { readPronunciations } from './pronunciations.ts'

let app: TestApp
let sounds: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const change = async (headword: string, sound: { ipaUs: string; ipaUk: string }) => {
    const [row] = await db.update(words).set(sound).where(eq(words.headword, headword)).returning({ id: words.id })
    return row?.id ?? 0
  }
  const dog = await change('dog', { ipaUs: 'dɔɡ', ipaUk: 'dɒɡ' })
  await change('fox', { ipaUs: 'fɑks', ipaUk: 'fɒks' })
  const access = await change('access', { ipaUs: 'ˈækses', ipaUk: 'ˈækses' })
  await change('owl', { ipaUs: '?', ipaUk: '?' })
  await db.update(senses).set({ ipaUs: 'əkˈses', ipaUk: 'əkˈses' }).where(eq(senses.wordId, access))
  const life = await change('apple', { ipaUs: 'laɪf', ipaUk: 'laɪf' })
  const live = await change('peach', { ipaUs: 'lɪv', ipaUk: 'lɪv' })
  await db.update(words).set({ headword: 'life' }).where(eq(words.id, life))
  await db.update(words).set({ headword: 'live' }).where(eq(words.id, live))
  const child = await change('banana', { ipaUs: 'tʃaɪld', ipaUk: 'tʃaɪld' })
  await db.update(words).set({ headword: 'child' }).where(eq(words.id, child))
  await db.insert(forms).values([
    { form: 'dogs', wordId: dog, kind: 'plural' },
    { form: 'lives', wordId: life, kind: 'plural' },
    { form: 'lives', wordId: live, kind: 'third_person' },
    { form: 'children', wordId: child, kind: 'plural' },
  ])
  const lexicon = await createLexiconSource().read(db)
  const asked = [
    'dog',
    'DOGS',
    "dog's",
    "fox's",
    'access',
    'the',
    'owl',
    'qwertz',
    'Leo',
    "Leo's",
    "we're",
    'lives',
    "children's",
  ]
  sounds = await readPronunciations(db, lexicon, asked)
})
afterAll(() => app.close())

test.each([
  ['a headword in both accents', 'dog', ['dɔɡ', 'dɒɡ']],
  ['a form of it', 'DOGS', ['dɔɡz', 'dɒɡz']],
  ['what belongs to it', "dog's", ['dɔɡz', 'dɒɡz']],
  ['what belongs to a word that ends in a hiss', "fox's", ['ˈfɑksɪz', 'ˈfɒksɪz']],
  ['every sense', 'access', ['ˈækses', 'əkˈses']],
  ['a function word, strong and weak', 'the', ['ði', 'ðiː', 'ðə']],
  ['phonetics that no voice can read', 'owl', []],
  ['a word that is not known', 'qwertz', []],
  ['a name', 'Leo', ['ˈlioʊ', 'ˈliːəʊ']],
  ['what belongs to somebody', "Leo's", ['ˈlioʊz', 'ˈliːəʊz']],
  ['a contraction', "we're", ['wɪr', 'wɪə']],
  ['a form of two words', 'lives', ['laɪvz', 'lɪvz']],
  ['what belongs to several', "children's", ['ˈtʃɪldrənz']],
])('%s: %s', (_, word, expected) => {
  expect(sounds.get(word)).toEqual(expected)
})
