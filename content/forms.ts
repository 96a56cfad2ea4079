/** The forms of headwords: those of the dictionary without its errors, our own, and the other country's spellings. */
import type { FormKind, PartOfSpeech } from '#contract/words'
import { isSpelledApart, sameWordSpellings, type WordBases } from './bases.ts'
import authored from './authored/forms.json' with { type: 'json' }
import { parseTranslation } from './meanings.ts'
import type { EcdictEntry } from './sources/ecdict.ts'
import type { WordNet } from './sources/wordnet.ts'

type Form = EcdictEntry['forms'][number]

const added: Readonly<Record<string, Partial<Record<FormKind, readonly string[]>>>> = authored.added
const without: Readonly<Record<string, readonly string[]>> = authored.without
const uncountable: ReadonlySet<string> = new Set(authored.uncountable.split(' '))

/** The parts of speech that have a form of that kind. */
const PARTS_OF_KIND: Partial<Record<FormKind, readonly PartOfSpeech[]>> = {
  plural: ['n'],
  past: ['v'],
  participle: ['v'],
  gerund: ['v'],
  third_person: ['v'],
  comparative: ['adj', 'adv'],
  superlative: ['adj', 'adv'],
}

const VERB_KINDS: ReadonlySet<FormKind> = new Set(['past', 'participle', 'gerund', 'third_person'])

/** Forms of every entry by its key in lower case: right ones of the source, ours, those of `bases` and other spellings of all. */
export function correctForms(
  entries: ReadonlyMap<string, EcdictEntry>,
  bases: WordBases,
  wordnet: WordNet,
): ReadonlyMap<string, Form[]> {
  const kept = new Map([...entries].map(([key, entry]) => [key, keptForms(key, entry, entries, wordnet)]))
  const found = new Map([...kept].filter(([key]) => !bases.has(key)))
  for (const [form, { base, isVariant }] of bases) {
    const own = found.get(base)
    if (!own) continue
    const known = own.some((each) => each.form === form)
    if (isVariant) own.push({ form, kind: 'variant' }, ...(kept.get(form) ?? []))
    else if (!known) own.push({ form, kind: kindOf(form, entries.get(form)) })
  }
  const owners = Map.groupBy(
    [...found].flatMap(([key, forms]) => forms.map(({ form }) => ({ form, key }))),
    ({ form }) => form,
  )
  const isOthers = (form: string, key: string) =>
    found.has(form) || (owners.get(form)?.some((owner) => owner.key !== key) ?? false)
  for (const [key, forms] of found) {
    if (isSpelledApart(key)) continue
    const variants = sameWordSpellings(key)
    const respelled = forms.flatMap(({ form, kind }) =>
      sameWordSpellings(form)
        .filter((other) => isLikely(form, other, variants))
        .map((other) => ({ form: other, kind })),
    )
    const all = [...variants.map((form) => ({ form, kind: 'variant' as const })), ...respelled]
    forms.push(...all.filter(({ form }) => !isOthers(form, key)))
  }
  return new Map([...found].map(([key, forms]) => [key, distinct(key, allowed(key, forms))]))
}

/** A rule of spelling makes errors, too: 'chilier' of 'chillier'. */
function allowed(key: string, forms: readonly Form[]): Form[] {
  const denied = new Set(without[key])
  return forms.filter(({ form }) => !denied.has(form))
}

/** Only a word in -ise has forms in -ize: `trellises` has no other spelling. */
function isLikely(form: string, other: string, variants: readonly string[]): boolean {
  return variants.length > 0 || form.replaceAll('z', 's') !== other.replaceAll('z', 's')
}

/** Each form once for each kind; what is another spelling of the whole word is nothing else. */
function distinct(key: string, forms: readonly Form[]): Form[] {
  const variants = new Set(forms.filter(({ kind }) => kind === 'variant').map(({ form }) => form))
  const rows = new Map(forms.map((form) => [`${form.form} ${form.kind}`, form]))
  return [...rows.values()].filter(({ form, kind }) => (kind === 'variant' ? form !== key : !variants.has(form)))
}

function keptForms(
  key: string,
  entry: EcdictEntry,
  entries: ReadonlyMap<string, EcdictEntry>,
  wordnet: WordNet,
): Form[] {
  const ours = Object.entries(added[entry.word] ?? {}).flatMap(([kind, forms]) =>
    (forms ?? []).map((form) => ({ form, kind: kind as FormKind })),
  )
  const parts = partsOf(key, entry, wordnet)
  const fromSource = allowed(key, entry.forms).filter(({ form, kind }) => {
    if (kind === 'plural' && uncountable.has(key)) return false
    if (kind === 'plural' && form !== key && /[^aeiou]ys$/.test(form) && !/^[A-Z]/.test(entry.word)) return false
    const needed = PARTS_OF_KIND[kind]
    if (needed && parts && !needed.some((part) => parts.has(part))) return false
    return !(VERB_KINDS.has(kind) && !regularForms(key).has(form) && isRegularElsewhere(form, key, entries))
  })
  return [...ours, ...fromSource]
}

/** Parts of speech of a word; null when WordNet does not know it. */
function partsOf(key: string, entry: EcdictEntry, wordnet: WordNet): ReadonlySet<PartOfSpeech> | null {
  const senses = wordnet.senses(key)
  if (senses.length === 0) return null
  return new Set([
    ...senses.map(({ pos }) => pos),
    ...parseTranslation(entry.translation).map(({ partOfSpeech }) => partOfSpeech),
  ])
}

/** Regular forms of a verb: 'feels' is one of 'feel', which shows that the source is wrong to list it under 'felt'. */
function regularForms(verb: string): ReadonlySet<string> {
  const stem = verb.replace(/e$/, '')
  const doubled = verb + verb.slice(-1)
  const third = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ies`] : [`${verb}s`, `${verb}es`]
  const past = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ied`] : [`${stem}ed`]
  return new Set([...third, ...past, `${doubled}ed`, `${stem}ing`, `${verb}ing`, `${doubled}ing`])
}

function isRegularElsewhere(form: string, key: string, entries: ReadonlyMap<string, EcdictEntry>): boolean {
  const stems = [/ing$/, /ed$/, /s$/, /es$/].flatMap((ending) => {
    const stem = form.replace(ending, '')
    return stem === form ? [] : [stem, `${stem}e`]
  })
  return stems.some(
    (verb) =>
      verb !== key &&
      regularForms(verb).has(form) &&
      (entries.get(verb)?.forms.some((other) => other.form === form && VERB_KINDS.has(other.kind)) ?? false),
  )
}

/** What a form of a base is that the source does not list under it. */
function kindOf(form: string, entry: EcdictEntry | undefined): FormKind {
  if (entry?.pluralOf) return 'plural'
  if (form.endsWith('ing')) return 'gerund'
  if (form.endsWith('ed')) return 'past'
  if (form.endsWith('s')) return 'plural'
  if (form.endsWith('est')) return 'superlative'
  return form.endsWith('er') ? 'comparative' : 'variant'
}
