/** Relations that an editor let stand are words that a learner can open and may see. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import authored from './authored/related.json' with { type: 'json' }
import type { ContentRows, RelationRow, WordRow } from './rows.ts'

/** As many as the page shows without crowding the meanings. */
const MOST_RELATED = 6

let rows: ContentRows
let relations: ReadonlyMap<string, readonly RelationRow[]>
let words: ReadonlyMap<string, WordRow>
beforeAll(async () => {
  rows = await readContent()
  relations = Map.groupBy(rows.relations, ({ headword }) => headword)
  words = new Map(rows.words.map((word) => [word.headword, word]))
}, CONTENT_TIMEOUT)

const othersOf = (headword: string, kind: string): string[] =>
  (relations.get(headword) ?? []).flatMap((row) => (row.kind === kind ? [row.other] : []))

describe('related words of reviewed entries', () => {
  test('are headwords of reviewed entries, fit for children, and few', () => {
    const faults = Object.entries(authored.related).flatMap(([headword, others]) => [
      ...[headword, ...others].filter((word) => !words.get(word)?.reviewed),
      ...others.filter((word) => words.get(word)?.unfit || word === headword),
      ...(others.length > MOST_RELATED || new Set(others).size < others.length ? [headword] : []),
    ])
    expect(faults).toEqual([])
  })

  test('are shown as the editor ordered them, and nothing else is', () => {
    expect(othersOf('conifer', 'related')).toEqual(authored.related.conifer)
    expect(othersOf('limousine', 'related')).not.toContain('Berlin')
    const shown = new Set(rows.relations.flatMap(({ headword, kind }) => (kind === 'related' ? [headword] : [])))
    const unread = [...shown].filter((headword) => words.get(headword)?.reviewed && !(headword in authored.related))
    expect(unread).toEqual([])
  })

  test('a derivation of another meaning is no family', () => {
    const still = Object.entries(authored.notFamily).flatMap(([headword, others]) =>
      othersOf(headword, 'family').filter((other) => (others as readonly string[]).includes(other)),
    )
    expect(still).toEqual([])
  })
})

test('a question asks an authored meaning as it was written, remarks and all', () => {
  expect(words.get('quench')?.meaningZh).toBe('解（渴）')
  expect(words.get('aboard')?.meaningZh).toBe('在船上；在飞机或火车上')
  expect(words.get('bracket')?.meaningEn).toBe('one of a pair of marks such as ( )')
})
