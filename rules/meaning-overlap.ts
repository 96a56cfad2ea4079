/** Whether the meanings of two words, as questions show them, could both be taken for the right one. */

/** A word with its short meanings. */
export interface MeantWord {
  readonly headword: string
  readonly meaning: { readonly zh: string; readonly en: string }
}

/** Words of a gloss that say nothing about what is meant: two people, things or acts are not the same for that. */
const EMPTY_WORDS = new Set(
  `a an the to of in on at by for from with into out off up down over about as and or but that which who whose what when where how
   it its is are be been being was were has have had having do does done can may will would should they them their you your he she his her
   this these those one ones somebody someone something anybody anyone anything person people thing things way kind type sort part piece set
   act state quality place time used use using make makes made making give get go put take become cause very more most much many some any all
   so than too also only other another often usually especially after before when while until if because between through like such`
    .trim()
    .split(/\s+/),
)

/** As stemOf() makes them. */
const NEGATIONS = ['not', 'no', 'nev', 'without'] as const

const HAN = /^\p{Script=Han}+$/u

/** The least share of content words in which two glosses say the same. */
const MOST_SHARED = 0.5

interface Terms {
  readonly zh: readonly string[]
  /** Stems of the content words of the gloss. */
  readonly gloss: ReadonlySet<string>
  readonly stem: string
}

/** Each word is compared with some hundred others, in every question anew. */
const termsByWord = new WeakMap<MeantWord, Terms>()

function termsOf(word: MeantWord): Terms {
  const known = termsByWord.get(word)
  if (known) return known
  const terms = { zh: zhTerms(word.meaning.zh), gloss: stemsOf(word.meaning.en), stem: stemOf(word.headword) }
  termsByWord.set(word, terms)
  return terms
}

/** Whether the two have a Chinese term in common ('船；艇' and '船'), whatever its part of speech ('最后的' and '最后'). */
export function sharesTerm(a: MeantWord, b: MeantWord): boolean {
  const others = termsOf(b).zh
  return termsOf(a).zh.some((term) => others.includes(term))
}

/**
 * Whether the two could be told apart by a picture alone: a Chinese term of one holds one of the other ('买' and '购买') or has half of its
 * characters ('破坏' and '毁坏'), a gloss mentions the other word ('to look quickly' of glance and look), or the glosses say the same.
 */
export function isNearInMeaning(a: MeantWord, b: MeantWord): boolean {
  const [one, other] = [termsOf(a), termsOf(b)]
  return (
    one.gloss.has(other.stem) ||
    other.gloss.has(one.stem) ||
    saysTheSame(one.gloss, other.gloss) ||
    one.zh.some((term) => other.zh.some((another) => sharesCharacters(term, another)))
  )
}

/** The terms of a Chinese meaning without what stands in brackets, their particles and the gaps for an object. */
function zhTerms(meaning: string): string[] {
  return meaning
    .replaceAll(/[（(][^）)]*[）)]/g, '')
    .split(/[；;，,、/]/)
    .map((term) =>
      term
        .replaceAll(/\s/g, '')
        .replace(/(?<=.)[的地]$/u, '')
        .replace(/^.?……/u, '')
        .replaceAll('……', ''),
    )
    .filter((term) => term !== '')
}

/** Whether one of two Chinese terms holds the other, or they share at least half the characters of the shorter one. */
function sharesCharacters(a: string, b: string): boolean {
  if (!HAN.test(a + b)) return false
  if (a.includes(b) || b.includes(a)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 2) return false
  const shared = new Set([...short].filter((character) => long.includes(character)))
  return shared.size * 2 >= short.length
}

function stemsOf(gloss: string): Set<string> {
  const words = gloss.toLowerCase().match(/[a-z\d]+/g) ?? []
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map(stemOf))
}

/** Rough: 'teaches', 'teaching' and 'teach' are one; that two other words become one costs an option at most. */
function stemOf(word: string): string {
  const stem = word.toLowerCase().replace(/(?<=\w{3})(?:ing|ies|ied|ed|es|s|ly|er|y|e)$/, '')
  return stem.replace(/(\w)\1$/, '$1')
}

function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  // 'big' and 'not big' are opposites.
  if (NEGATIONS.some((word) => a.has(word) !== b.has(word))) return false
  const shared = [...a].filter((stem) => b.has(stem)).length
  const least = Math.min(a.size, b.size)
  return (shared === least && (least > 1 || a.size === b.size)) || shared / (a.size + b.size - shared) >= MOST_SHARED
}
