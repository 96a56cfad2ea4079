import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Runs the real lint configuration over planted files.

const root = resolve(import.meta.dirname, '../..')

const rejected: [file: string, code: string][] = [
  ['src/lib/a.ts', "export const a = (language: string) => (language === 'zh' ? 1 : 2)"],
  ['src/lib/b.ts', "export const a = (language: string) => 'en' !== language"],
  ['src/app/c.tsx', "export const A = ({ lang }: { lang: string }) => <p>{lang === 'en' && 1}</p>"],
  [
    'contract/d.ts',
    "export function a(tag: string) {\n  switch (tag) {\n    case 'zh':\n      return 1\n    default:\n      return 2\n  }\n}",
  ],
  ['src/features/words/components/Word.stories.tsx', "export const a = (locale: string) => locale === 'en'"],
  ['tests/support/e.ts', "export const a = (locale: unknown) => locale === 'en'"],
]

const accepted: [file: string, code: string][] = [
  ['src/lib/y.ts', "export const a = { zh: 1, en: 2 } satisfies Record<'zh' | 'en', number>"],
  ['src/lib/z.ts', 'export const a = (one: string, other: string) => one === other'],
]

let house = ''
let reported: string[] = []
let reportedCalls: string[] = []

const call = "import { call } from '#lib/api'\nexport const a = () => call('GET /api/user')"

const calls: [file: string, allowed: boolean][] = [
  ['src/features/garden/components/A.tsx', false],
  ['src/features/garden/model/a.ts', false],
  ['src/app/b.ts', false],
  ['src/features/garden/api/a.ts', true],
]

interface Report {
  diagnostics: { filename: string; code: string }[]
}

function runLint(): Report {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  try {
    const args = [oxlint, '-f', 'json', 'src', 'contract', 'tests']
    return JSON.parse(execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' })) as Report
  } catch (error) {
    // The exit code is 1 when there are findings; the report is on stdout all the same.
    return JSON.parse((error as { stdout: string }).stdout) as Report
  }
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'wordgrove-lint-'))
  for (const name of [
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'contract/locales.ts',
    'contract/page.ts',
    'contract/pages',
    'contract/pages.ts',
    'scripts/lint-plugin.js',
  ])
    cpSync(join(root, name), join(house, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  const callFiles = calls.map(([name]) => [name, call] as const)
  for (const [name, code] of [...rejected, ...accepted, ...callFiles]) {
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), `${code}\n`)
  }
  const { diagnostics } = runLint()
  const filesOf = (rule: string) => diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename)
  reported = filesOf('wordgrove(no-language-comparison)')
  reportedCalls = filesOf('wordgrove(no-call-outside-api)')
}, 60_000)

afterAll(() => rmSync(house, { recursive: true, force: true }))

test.each(rejected)('a comparison with one language in %s fails', (file) => {
  expect(reported).toContain(file)
})

test.each(accepted)('%s passes', (file) => {
  expect(reported).not.toContain(file)
})

test.each(calls)('a call to the server in %s is allowed: %s', (file, allowed) => {
  expect(reportedCalls.includes(file)).toBe(!allowed)
})
