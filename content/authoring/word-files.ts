/** Writes authored/words: one file for each first letter, one word on each line, in the order of their spelling. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthoredWord } from '../authored-words.ts'
import { AUTHORED_WORDS_FOLDER } from '../authored-words.ts'

/** First letter in lower case, which names the file of a word. */
export function letterOf(headword: string): string {
  return headword.charAt(0).toLowerCase()
}

/** A file of a record: one entry on each line, so that a changed entry is a changed line. */
export function formatRecord(entries: readonly (readonly [string, unknown])[]): string {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** In the order of the spelling in lower case; capitals decide between equals. */
export function compareHeadwords(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b ? (one < other ? -1 : 1) : a < b ? -1 : 1
}

/** Replaces all files of authored/words by `words`. */
export async function writeAuthoredWords(words: ReadonlyMap<string, AuthoredWord>): Promise<void> {
  const sorted = [...words].sort(([one], [other]) => compareHeadwords(one, other))
  for (const [letter, entries] of Map.groupBy(sorted, ([headword]) => letterOf(headword)))
    await writeFile(join(AUTHORED_WORDS_FOLDER, `${letter}.json`), formatRecord(entries))
}
