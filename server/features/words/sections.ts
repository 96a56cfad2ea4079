/** The blocks that the dictionary has for a word. A block without items is left out. */
import { localize, type Language } from '#contract/locales'
import { PartOfSpeech, sectionKinds, type FormKind, type Section, type Source } from '#contract/words'
import type { Everything } from './words.store.ts'

/** Names of relations as the blocks that show them. */
const RELATIONS = {
  synonym: 'synonyms',
  antonym: 'antonyms',
  family: 'word_family',
  related: 'related_words',
} as const

/** Where the relations of a reviewed word come from: its entry, or WordNet as an editor let it stand and completed it. */
const REVIEWED_SOURCES: Readonly<Record<keyof typeof RELATIONS, Source[]>> = {
  synonym: ['wordgrove'],
  antonym: ['wordgrove'],
  family: ['wordnet'],
  related: ['wordgrove', 'wordnet'],
}

/** The dictionary's blocks in the order of a page; prose in the asked language. */
export function dictionarySections(all: Everything, language: Language): Section[] {
  const sections: Section[] = [
    {
      kind: 'definitions',
      source: sourcesOf(all.senses, ['ecdict', 'wordnet']),
      items: all.senses.map(({ part_of_speech, zh, en, position, ipa_uk, ipa_us }) => ({
        part_of_speech: PartOfSpeech.safeParse(part_of_speech).data ?? '',
        zh,
        en,
        ...(ipa_uk !== null && ipa_us !== null && { pronunciation: { sense: position, ipa_uk, ipa_us } }),
      })),
    },
    {
      kind: 'examples',
      source: sourcesOf(all.examples, ['wordnet']),
      items: all.examples.map(({ position, en, zh }) => ({ id: `${all.word.id}-${position}`, en, zh })),
    },
    {
      kind: 'collocations',
      source: ['wordgrove'],
      items: all.phrases.map(({ text, zh }) => ({ text, meaning: zh })),
    },
    ...(Object.keys(RELATIONS) as (keyof typeof RELATIONS)[]).map((relation): Section => ({
      kind: RELATIONS[relation],
      source: all.edited.includes('relations')
        ? ['wordgrove']
        : all.word.unreviewed
          ? ['wordnet']
          : REVIEWED_SOURCES[relation],
      items: all.relations.filter((row) => row.kind === relation).map(({ other }) => other),
    })),
    {
      kind: 'word_structure',
      source: [all.roots.some(({ zh }) => zh !== null) ? 'wordgrove' : 'ecdict'],
      items: all.roots.map(({ root, zh, meaning, origin }) => ({
        part: root,
        meaning: localize(language, { zh, en: null }) ?? meaning ?? '',
        origin,
      })),
    },
    {
      kind: 'forms',
      source: [all.edited.includes('forms') ? 'wordgrove' : 'ecdict'],
      items: all.forms
        .map(({ form, kind }) => ({ form: spelledLike(all.word.headword, form), kind: kind as FormKind }))
        .filter(({ form }) => form !== all.word.headword),
    },
    prose('etymology', noted(all, 'etymology', language)),
    prose('memory_aids', noted(all, 'memory', language)),
    prose('cultural_notes', noted(all, 'culture', language)),
    prose(
      'near_synonyms',
      all.nearSynonyms.map((note) => note[language]),
    ),
  ]
  return inOrder(sections.filter(({ items }) => items.length > 0))
}

/** A form with the capitals of its headword; forms are kept in lower case: 'fridays' is Fridays, 'dvds' is DVDs. */
function spelledLike(headword: string, form: string): string {
  if (form.startsWith(headword.toLowerCase())) return headword + form.slice(headword.length)
  return /^\p{Lu}/u.test(headword) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/** Sorts blocks as a page shows them. */
const inOrder = (sections: readonly Section[]): Section[] =>
  [...sections].sort((a, b) => sectionKinds.indexOf(a.kind) - sectionKinds.indexOf(b.kind))

function sourcesOf(rows: readonly { authored: boolean }[], others: readonly Source[]): Source[] {
  const own: Source[] = rows.some(({ authored }) => authored) ? ['wordgrove'] : []
  return rows.every(({ authored }) => authored) ? own : [...own, ...others]
}

const noted = ({ notes }: Everything, kind: string, language: Language): string[] =>
  notes.filter((note) => note.kind === kind).map((note) => note[language])

const prose = (kind: 'etymology' | 'memory_aids' | 'cultural_notes' | 'near_synonyms', items: string[]): Section => ({
  kind,
  source: ['wordgrove'],
  items,
})
