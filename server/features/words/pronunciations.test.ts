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
  await db.insert(forms).values({ form: 'dogs', wordId: dog, kind: 'plural' })
  const lexicon = await createLexiconSource().read(db)
  const asked = ['dog', 'DOGS', "dog's", "fox's", 'access', 'the', 'owl', 'qwertz']
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
])('%s: %s', (_, word, expected) => {
  expect(sounds.get(word)).toEqual(expected)
})
