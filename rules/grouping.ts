/** Smart grouping: the words of a pasted text or list, and the groups that they make by topic. */

/** Something that was typed and may be a word. */
export interface Piece {
  readonly text: string
  readonly count: number
}

/** The most words that a phrase may have ('at the end of the day'). */
const WORDS_OF_PHRASE = 6

const WORD = /[\p{Script=Latin}][\p{Script=Latin}\p{M}'’‘-]*/gu

/**
 * The distinct pieces of a text, in the order in which they come first. Words in a row that are a phrase ('ice cream', 'took off') stay whole,
 * as the longest phrase that begins with each; no phrase goes over a stop or comma.
 */
export function readPieces(text: string, isPhrase: (text: string) => boolean): Piece[] {
  const counts = new Map<string, { text: string; count: number }>()
  const add = (piece: string) => {
    const key = piece.toLowerCase()
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { text: piece, count: 1 })
  }
  for (const entry of text.split(/[\n\r\t,;，；、。.!?！？]+/)) {
    const words = (entry.match(WORD) ?? []).map((word) => word.replace(/['’‘-]+$/, ''))
    for (let at = 0; at < words.length;) {
      const length = phraseLength(words.slice(at, at + WORDS_OF_PHRASE), isPhrase)
      add(words.slice(at, at + length).join(' '))
      at += length
    }
  }
  return [...counts.values()]
}

/** How many of these words make a phrase, 1 for none. */
function phraseLength(words: readonly string[], isPhrase: (text: string) => boolean): number {
  for (let length = words.length; length > 1; length -= 1) if (isPhrase(words.slice(0, length).join(' '))) return length
  return 1
}

/** Whether it is running text rather than a list: then little words of grammar say nothing about what it teaches. */
export function isRunningText(text: string): boolean {
  const entries = text.split(/[\n\r,;，；、.!?！？]+/).filter((entry) => WORD.test(resetOf(entry)))
  const words = text.match(WORD) ?? []
  return words.length >= 12 && words.length / Math.max(1, entries.length) > 3
}

/** `WORD` is global: a test of it must begin at the beginning. */
function resetOf(text: string): string {
  WORD.lastIndex = 0
  return text
}

export interface Grouped<W> {
  /** Slug of a topic, of a wider one, or 'other'. */
  readonly topic: string
  readonly words: readonly W[]
}

/**
 * Groups words by topic: the largest first, words of no topic last. Groups too small to learn from join their wider topic; what is left
 * alone there joins the largest group of that wider topic ('mountain' that of travel), or 'other' without one. No word is lost, and none occurs twice.
 *
 * @param wideOf the wider topic of a topic
 */
export function groupByTopic<W extends { readonly topic: string | null }>(
  words: readonly W[],
  wideOf: (topic: string) => string,
): Grouped<W>[] {
  // In a short list a pair has a name of its own: 'doctor, teacher' are people, not living things.
  const least = words.length <= 24 ? 2 : 3
  const byTopic = Map.groupBy(words, ({ topic }) => topic ?? 'other')
  const fine = [...byTopic].filter(([topic, own]) => topic !== 'other' && own.length >= least)
  const small = [...byTopic].filter(([topic, own]) => topic !== 'other' && own.length < least).flatMap(([, own]) => own)
  const byWide = Map.groupBy(small, ({ topic }) => wideOf(topic ?? 'other'))
  const wide = [...byWide].filter(([topic, own]) => topic !== 'other' && own.length > 1)
  const rest = [...(byTopic.get('other') ?? [])]
  for (const [topic, own] of byWide) {
    if (topic !== 'other' && own.length > 1) continue
    const [nearest] = fine.filter(([other]) => wideOf(other) === topic).toSorted(([, a], [, b]) => b.length - a.length)
    if (nearest) nearest[1].push(...own)
    else rest.push(...own)
  }
  const groups = [...fine, ...wide].sort(([a, left], [b, right]) => {
    // Grammar last, however much of it there is.
    if ((a === 'grammar') !== (b === 'grammar')) return a === 'grammar' ? 1 : -1
    return right.length - left.length
  })
  return [...groups, ...(rest.length > 0 ? [['other', rest] as const] : [])].map(([topic, own]) => ({
    topic,
    words: own,
  }))
}
