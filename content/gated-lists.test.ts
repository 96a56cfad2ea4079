/** Lists whose gate is closed ask and offer nothing that was not reviewed, and every list that is ready is closed. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { authoredNameOf, readAuthoredWords } from './authored-words.ts'
import gated from './authored/gated-lists.json' with { type: 'json' }
import { LIST_NAMES, wordsOfList } from './authoring/queue.ts'
import { isUnfit } from './denied.ts'
import { isGated } from './gated-lists.ts'
import type { ContentRows } from './rows.ts'

let rows: ContentRows
beforeAll(async () => {
  rows = await readContent()
}, CONTENT_TIMEOUT)

describe('gated lists', () => {
  test('every name is a list, and every list that is fully reviewed is gated', () => {
    expect(gated.lists.filter((name) => !LIST_NAMES.some((list) => list === name))).toEqual([])
    const ready = LIST_NAMES.filter((list) =>
      wordsOfList(list, rows).every(({ reviewed, headword }) => reviewed || isUnfit(headword)),
    )
    expect(ready.filter((list) => !isGated(list))).toEqual([])
  })

  test('their levels ask reviewed words alone, and their words have reviewed words beside them', () => {
    const reviewed = new Set(rows.words.filter((word) => word.reviewed).map(({ headword }) => headword))
    const asked = rows.levelWords.filter(({ map }) => isGated(map))
    expect(asked.filter(({ headword }) => !reviewed.has(headword))).toEqual([])
    const inGate = new Set(rows.words.filter(({ tags }) => tags.some(isGated)).map(({ headword }) => headword))
    const unfair = rows.neighbours.filter(
      ({ headword, near }) => inGate.has(headword) && near.some((other) => !reviewed.has(other)),
    )
    expect(unfair.map(({ headword }) => headword)).toEqual([])
  })

  test('a reviewed word shows what we wrote and nothing of the dictionary beside it', async () => {
    const authored = await readAuthoredWords()
    const reviewed = new Set(rows.words.filter((word) => word.reviewed).map(({ headword }) => headword))
    const own = rows.senses.filter(({ headword }) => reviewed.has(headword))
    const forms = Map.groupBy(rows.forms, ({ headword }) => headword)
    expect(own.filter((row) => !row.authored)).toEqual([])
    const leads = new Map(rows.bases.map(({ form, headword }) => [form, headword]))
    const shown = (words: readonly string[] | undefined) =>
      words?.map((word) => (leads.get(word) ?? word).toLowerCase())
    for (const { headword, kind, other } of rows.relations.filter(({ headword: word }) => reviewed.has(word))) {
      const word = authored.get(authoredNameOf(headword, forms.get(headword) ?? [], authored))
      if (kind === 'synonym') expect(shown(word?.synonyms), headword).toContain(other.toLowerCase())
      if (kind === 'antonym') expect(shown(word?.antonyms), headword).toContain(other.toLowerCase())
    }
  })
})
