/** The senses of a headword and its short meanings: zh from ECDICT, English from WordNet, else from ECDICT too. */
import type { PartOfSpeech } from '#contract/words'
import type { AuthoredWord } from './authored-words.ts'
import type { Headword } from './dictionary.ts'
import { withSounds } from './heteronyms.ts'
import type { TranslationLine } from './meanings.ts'
import { EN_LENGTH, maskWords, parseTranslation, shortDefinition, shortZh, splitLabel } from './meanings.ts'
import type { PictureWord } from './pictures.ts'
import type { SenseRow } from './rows.ts'
import type { WordNet } from './sources/wordnet.ts'

type Definition = { partOfSpeech: PartOfSpeech; en: string }

type SenseGroup = { partOfSpeech: PartOfSpeech; zh: string[]; definitions: string[] }

const DEFINITIONS_PER_GROUP = 3
const ZH_TERMS_PER_GROUP = 8
const GROUPS = 5
const DEFINITION_LENGTH = 400

/** Closed classes: WordNet does not know them, so its counts say nothing against them. */
export const FUNCTION_WORDS: ReadonlySet<PartOfSpeech> = new Set([
  'prep',
  'conj',
  'pron',
  'det',
  'art',
  'aux',
  'num',
  'int',
])

/** Definitions of insults, and of slang for sex and drugs, which many common words have among their last senses. */
const COARSE =
  /\b(?:street names?|amphetamine|\w+amphetamine|cocaine|heroin|cannabis|marijuana|slur|offensive|obscene|vulgar|derogatory|disparag\w*|unattractive|prostitut\w*|copulat\w*|sexual\w*|contempt\w*|penis|breasts?)\b/i

/** Senses grouped by part of speech, the commonest first. Empty when the source says nothing usable. */
export function groupSenses(entry: Headword, wordnet: WordNet): SenseGroup[] {
  const lines = parseTranslation(entry.translation)
  const plain = lines.filter((line) => !line.field)
  const definitions = definitionsOf(entry, wordnet)
  const groups = new Map<PartOfSpeech, SenseGroup>()
  for (const partOfSpeech of orderOfParts(plain, definitions))
    groups.set(partOfSpeech, { partOfSpeech, zh: [], definitions: [] })
  for (const { partOfSpeech, terms } of plain.length > 0 ? plain : lines)
    groupOf(groups, partOfSpeech).zh.push(...terms)
  for (const { partOfSpeech, en } of definitions) {
    const group = groupOf(groups, partOfSpeech)
    if (group.definitions.length < DEFINITIONS_PER_GROUP) group.definitions.push(en)
  }
  return [...groups.values()].slice(0, GROUPS)
}

function groupOf(groups: Map<PartOfSpeech, SenseGroup>, partOfSpeech: PartOfSpeech): SenseGroup {
  const group = groups.get(partOfSpeech) ?? { partOfSpeech, zh: [], definitions: [] }
  groups.set(partOfSpeech, group)
  return group
}

function definitionsOf(entry: Headword, wordnet: WordNet): Definition[] {
  const senses = wordnet.senses(entry.word.toLowerCase())
  if (senses.length > 0) {
    const definitions = senses.map((sense) => ({ partOfSpeech: sense.pos, en: tidy(wordnet.synset(sense).definition) }))
    const decent = definitions.filter(({ en }) => !COARSE.test(en))
    return decent.length > 0 ? decent : definitions
  }
  // Lines that begin with spaces carry on the one before; some labels lack their full stop.
  return entry.definition
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .map((line) => splitLabel(line.trim().replace(/^([nvasr]|adv) (?=\S)/, '$1. ')))
    .filter(({ text }) => text.trim() !== '')
    .map(({ partOfSpeech, text }) => ({ partOfSpeech, en: tidy(text) }))
}

function tidy(definition: string): string {
  return definition
    .replaceAll(/`([^']*)'/g, '‘$1’')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, DEFINITION_LENGTH)
}

/** WordNet's counts order nouns, verbs, adjectives and adverbs; a function word that ECDICT names first stays first. */
function orderOfParts(lines: readonly TranslationLine[], definitions: readonly Definition[]): PartOfSpeech[] {
  const fromLines = [...new Set(lines.map((line) => line.partOfSpeech))]
  const counted = [...new Set(definitions.map((definition) => definition.partOfSpeech))]
  const known = counted.filter((part) => fromLines.includes(part))
  const first = fromLines[0]
  return [...new Set([...(first && FUNCTION_WORDS.has(first) ? [first] : []), ...known, ...fromLines, ...counted])]
}

/** Rows of the senses table, our own first. */
export function senseRows(entry: Headword, groups: readonly SenseGroup[], own: AuthoredWord | undefined): SenseRow[] {
  const ours = (own?.senses ?? []).map(({ pos, zh, en }) => ({ partOfSpeech: pos, zh, en, authored: true }))
  const rows = groups.flatMap(({ partOfSpeech, zh, definitions }) => {
    const terms = [...new Set(zh)].slice(0, ZH_TERMS_PER_GROUP).join('，') || null
    const count = Math.max(definitions.length, terms === null ? 0 : 1)
    return Array.from({ length: count }, (_, nth) => ({
      partOfSpeech,
      zh: nth === 0 ? terms : null,
      en: definitions[nth] ?? null,
      authored: false,
    }))
  })
  const all = [...ours, ...rows].map((row, index) => ({
    headword: entry.word,
    position: index + 1,
    ...row,
    ipaUk: null,
    ipaUs: null,
  }))
  return withSounds(entry.word, all)
}

/** The meanings asked in questions; null when a language has none, then the word is of no use to a learner. */
export function meaningsOf(
  entry: Headword,
  groups: readonly SenseGroup[],
  picture: PictureWord | undefined,
  authored: AuthoredWord | undefined,
): { zh: string; en: string } | null {
  // An authored meaning is asked as it was written: a remark in brackets, as in 解（渴）, can be what makes it true.
  const own = picture ?? authored?.senses?.[0]
  const zh = own?.zh ?? shortZh(groups.find((group) => group.zh.length > 0)?.zh ?? [])
  const definitions = groups.flatMap((group) => group.definitions.map(shortDefinition)).filter((text) => text !== '')
  const definition = own?.en ?? definitions[0]
  if (!zh || !definition) return null
  const forms = [entry.word, ...entry.forms.map(({ form }) => form)]
  return { zh, en: maskWords(definition, forms).slice(0, EN_LENGTH) }
}
