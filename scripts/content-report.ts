/**
 * `npm run content:report`: how many words of each list are written and reviewed, how much of each the dictionary covers, and how many
 * pictures each category has.
 */
import { readAuthoredWords } from '../content/authored-words.ts'
import { LIST_NAMES, wordsOfList } from '../content/authoring/queue.ts'
import { buildContent } from '../content/build.ts'
import { isGated } from '../content/gated-lists.ts'
import { EXAM_TAGS, type ContentRows } from '../content/rows.ts'

const [rows, authored] = await Promise.all([buildContent(), readAuthoredWords()])

const named = (own: readonly { headword: string }[]) => new Set(own.map(({ headword }) => headword))
const ofKind = (kind: ContentRows['relations'][number]['kind']) =>
  named(rows.relations.filter((row) => row.kind === kind))

const share = (count: number, all: number) => `${count} (${((100 * count) / all).toFixed(1)} %)`

console.table(
  Object.fromEntries(
    LIST_NAMES.map((list) => {
      const own = wordsOfList(list, rows)
      const written = own.filter(({ headword }) => authored.get(headword)?.senses).length
      const reviewed = own.filter((word) => word.reviewed).length
      return [
        list,
        {
          words: own.length,
          written: share(written, own.length),
          reviewed: share(reviewed, own.length),
          gated: isGated(list),
        },
      ]
    }),
  ),
)

const columns: Readonly<Record<string, ReadonlySet<string>>> = {
  zh: named(rows.senses.filter(({ zh }) => zh !== null)),
  IPA: named(rows.words.filter(({ ipaUk, ipaUs }) => ipaUk !== null || ipaUs !== null)),
  definition: named(rows.senses.filter(({ en }) => en !== null)),
  example: named(rows.examples),
  'example zh': named(rows.examples.filter(({ zh }) => zh !== null)),
  picture: named(rows.pictures),
  synonyms: ofKind('synonym'),
  antonyms: ofKind('antonym'),
  family: ofKind('family'),
  phrases: named(rows.phrases),
  roots: named(rows.roots),
  'near synonyms': named(rows.nearSynonyms),
  'our notes': named(rows.wordNotes),
}

const coverage = (words: readonly { headword: string }[]) => ({
  words: words.length,
  ...Object.fromEntries(
    Object.entries(columns).map(([name, has]) => [name, words.filter(({ headword }) => has.has(headword)).length]),
  ),
})

const lists = EXAM_TAGS.map((tag) => [tag, coverage(rows.words.filter(({ tags }) => tags.includes(tag)))] as const)
const untagged = rows.words.filter(({ tags }) => tags.length === 0)
console.table(Object.fromEntries([...lists, ['no list', coverage(untagged)], ['all', coverage(rows.words)]]))

const levels = Map.groupBy(rows.levelWords, ({ map }) => map)
console.table(
  Object.fromEntries(
    rows.categories.map(({ slug, zh, en }) => {
      const own = levels.get(slug) ?? []
      return [slug, { zh, en, words: named(own).size, levels: own.length / 8 }]
    }),
  ),
)
