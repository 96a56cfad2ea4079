/**
 * Which entries a second reader has checked blind. A verdict holds for the text that was read: it carries the text's
 * fingerprint, so that an entry changed afterwards is unreviewed again.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { AuthoredWord } from '../authored-words.ts'
import { compareHeadwords, formatRecord, letterOf } from './word-files.ts'

const FOLDER = fileURLToPath(new URL('../authored/reviews/', import.meta.url))

/** 'pass 2026-11-22 1a2b3c4d': the verdict, the day of the check, the fingerprint of what was read. */
const verdictLine = z.string().check(z.regex(/^(?:pass|fail) \d{4}-\d{2}-\d{2} [0-9a-f]{8}$/))

export type Verdict = { verdict: 'pass' | 'fail'; date: string; fingerprint: string }

/** Identifies what a learner reads of an entry: senses with their examples, and relations. Eight hexadecimal digits. */
export function fingerprintOf({ senses, synonyms, antonyms, formOf, unfit, examples }: AuthoredWord): string {
  const read = JSON.stringify([senses, synonyms, antonyms, formOf, unfit, examples])
  return createHash('sha256').update(read).digest('hex').slice(0, 8)
}

/** All verdicts, by headword. Throws when a file breaks the shape. */
export async function readVerdicts(): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>()
  for (const file of (await readdir(FOLDER)).sort()) {
    const lines = z.record(z.string(), verdictLine).parse(JSON.parse(await readFile(join(FOLDER, file), 'utf8')))
    for (const [headword, line] of Object.entries(lines)) {
      const [verdict, date = '', fingerprint = ''] = line.split(' ')
      verdicts.set(headword, { verdict: verdict === 'pass' ? 'pass' : 'fail', date, fingerprint })
    }
  }
  return verdicts
}

/** Replaces the files of authored/reviews, one for each first letter. */
export async function writeVerdicts(verdicts: ReadonlyMap<string, Verdict>): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const lines = [...verdicts]
    .sort(([one], [other]) => compareHeadwords(one, other))
    .map(([headword, { verdict, date, fingerprint }]) => [headword, `${verdict} ${date} ${fingerprint}`] as const)
  for (const [letter, entries] of Map.groupBy(lines, ([headword]) => letterOf(headword)))
    await writeFile(join(FOLDER, `${letter}.json`), formatRecord(entries))
}

/** True when a second reader passed the entry as it is written now. */
export function isReviewed(word: AuthoredWord | undefined, verdict: Verdict | undefined): boolean {
  return word !== undefined && verdict?.verdict === 'pass' && verdict.fingerprint === fingerprintOf(word)
}

/**
 * Headwords named in a reader's file of faults: each line is 'headword: what is wrong', perhaps behind '//'. Lines of entries written anew
 * ('word | pos | …') and '// none' name nothing. Throws when a line names a headword that was not `read`.
 */
export function faultyHeadwords(text: string, read: ReadonlySet<string>): ReadonlySet<string> {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '// none' && (line.startsWith('//') || !line.includes('|')))
    .map(
      (line) =>
        line
          .replace(/^\/\/\s*/, '')
          .split(':', 1)[0]
          ?.trim() ?? '',
    )
  const unknown = names.filter((headword) => !read.has(headword))
  if (unknown.length > 0) throw new Error(`These are none of the words read: ${unknown.join(', ')}`)
  return new Set(names)
}
