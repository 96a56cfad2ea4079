/** No regular expression holds the thread up, whatever text it is given: docs/security.md, 'Regular expressions'. */
import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'

interface Found {
  readonly pattern: string
  readonly flags: string
  readonly file: string
}

/** Expressions whose time grows with the square of the text, by file, and what bounds that text: at 2,000 characters each takes at most some milliseconds. */
const quadratic: Readonly<Record<string, readonly string[]>> = {
  // An operator's address in the environment, or an address of ours.
  'server/env-voice.ts': ['\\/+$'],
  'server/env-ai.ts': ['\\/+$'],
  'server/env-scorer.ts': ['\\/+$'],
  'server/tracing-otlp.ts': ['\\/+$'],
  'server/providers/files/s3.ts': ['\\/+$'],
  'src/app/metadata.ts': ['\\/+$'],
  // Our own header, style sheet or dictionary.
  'src/features/admin/api/useQuickUpdate.ts': ['<([^>]+)>; rel="next"'],
  'src/design-system/tokens/export/values.ts': [',\\s*(?![^(]*\\))'],
  'rules/meaning-overlap.ts': ['[（(][^）)]*[）)]'],
  'rules/tiles.ts': ['^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$'],
  'server/features/recordings/scoring-target.ts': ["^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}']+$"],
  // The beginning of a meaning: at most 48 characters.
  'contract/page-metadata.ts': ['\\s+\\S*$'],
  // One word of a text.
  'rules/grouping.ts': ["['’‘-]+$"],
  // A message: at most 2,000 characters.
  'rules/tutor-request.ts': ['(?:,? please|谢谢)?[\\s.。!！?？~～]*$'],
  'server/features/sentences/ai-use.ts': ['[^\\s@]+@[^\\s@]+\\.[^\\s@]+'],
  // The first 256 characters of the header.
  'server/features/auth/sessions/device-name.ts': ['\\bVersion\\/[\\d.]+.*Safari\\/'],
  // At most 512 characters.
  'server/features/auth/passwords/password-rules.ts': ['[\\d\\W_]+$'],
  // At most 30 characters.
  'server/features/auth/accounts/usernames.ts': ['\\d+$'],
}

function literalsOf(file: string): Found[] {
  const found: Found[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ ...node.regex, file })
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const literals = globSync('{contract,rules,server,src}/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|stories|guide)\.tsx?$/.test(file))
  .flatMap(literalsOf)

const reportsOf = ({ pattern, flags }: Pick<Found, 'pattern' | 'flags'>) =>
  analyse({ source: pattern, flags }, { reportTypes: { Move: true } }).reports

test('of all that stand in the code none is exponential, and those that are quadratic have a bound', () => {
  expect(literals.length).toBeGreaterThan(200)
  const slow = literals.flatMap((found) => reportsOf(found).map(({ exponential }) => ({ ...found, exponential })))
  expect(slow.filter(({ exponential }) => exponential)).toEqual([])
  const byFile = Object.groupBy(slow, ({ file }) => file)
  const patternsByFile = Object.entries(byFile).map(([file, all = []]) => [
    file,
    [...new Set(all.map(({ pattern }) => pattern))],
  ])
  expect(Object.fromEntries(patternsByFile)).toEqual(quadratic)
})

test('the check knows a slow one', () => {
  expect(reportsOf({ pattern: '^(a+)+$', flags: '' }).some(({ exponential }) => exponential)).toBe(true)
  expect(reportsOf({ pattern: '\\s*;\\s*', flags: '' })).not.toEqual([])
  expect(reportsOf({ pattern: '^a+b$', flags: '' })).toEqual([])
})
