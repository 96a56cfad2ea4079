/** Words whose pictures a learner could take for each other. An editor looked at every picture; nothing is computed. */
import authored from './authored/look-alikes.json' with { type: 'json' }
import type { LookAlikeRow } from './rows.ts'

type WordsByHead = Readonly<Record<string, readonly string[]>>

const { groups, kinds, parts }: { groups: readonly (readonly string[])[]; kinds: WordsByHead; parts: WordsByHead } =
  authored

const pairsOf = (words: WordsByHead) =>
  Object.entries(words).flatMap(([head, others]) => others.map((word) => [head, word]))

/**
 * Headwords no two of which may be shown in one question. A group holds pictures that look alike (letter and mail). A kind
 * is a general word with what its picture could also stand for: a duck is a bird, but a duck is no owl. A part is what the
 * pictures of other words show too: a bus has wheels.
 */
export const lookAlikeGroups: readonly (readonly string[])[] = [...groups, ...pairsOf(kinds), ...pairsOf(parts)]

const lookAlikes = new Map<string, Set<string>>()
for (const group of lookAlikeGroups)
  for (const word of group) {
    const others = lookAlikes.get(word) ?? new Set()
    lookAlikes.set(word, others)
    for (const other of group) if (other !== word) others.add(other)
  }

/** Headwords whose pictures look like that of a word; none for a word without a picture. */
export function lookAlikesOf(headword: string): readonly string[] {
  return [...(lookAlikes.get(headword) ?? [])]
}

/** Rows of the table of look-alikes, for headwords alone. */
export function lookAlikeRows(headwords: ReadonlySet<string>): LookAlikeRow[] {
  return [...headwords].flatMap((headword) =>
    lookAlikesOf(headword)
      .filter((other) => headwords.has(other))
      .map((other) => ({ headword, other })),
  )
}
