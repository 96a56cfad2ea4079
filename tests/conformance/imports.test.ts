import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Writes files into a copy of the project's empty folders and runs the real lint configuration on each import.

const root = resolve(import.meta.dirname, '../..')

/** Files that the imports below resolve to. None of them breaks a rule. */
const targets: Record<string, string> = {
  'contract/words.ts': 'export const word = 1',
  'rules/stars.ts': 'export const stars = 1',
  'content/rows.ts': 'export const rows = 1',
  'server/db/client.ts': 'export const db = 1',
  'server/db/schema/words.ts': 'export const words = 1',
  'server/features/garden/index.ts': 'export const flower = 1',
  'server/app.ts': 'export const app = 1',
  'server/features/notes/index.ts': 'export const service = 1',
  'server/features/notes/notes.store.ts': 'export const store = 1',
  'server/features/words/index.ts': 'export const lexicon = 1',
  'server/features/answers/index.ts': 'export const record = 1',
  'server/features/profile/index.ts': 'export const profile = 1',
  'server/http/errors.ts': 'export const HttpError = 1',
  'server/providers/mail/index.ts': 'export const mail = 1',
  'server/providers/sms/index.ts': 'export const sms = 1',
  'server/env.ts': 'export const env = 1',
  'src/design-system/index.ts': 'export const Button = 1',
  'src/design-system/components/Button/Button.tsx': 'export const Button = 1',
  'src/lib/swr.ts': 'export const cache = 1',
  'src/app/router.tsx': 'export const router = 1',
  'src/features/words/index.ts': 'export const words = 1',
  'src/features/practice/index.ts': 'export const practice = 1',
  'src/features/speech/index.ts': 'export const speech = 1',
  'src/features/notes/index.ts': 'export const notes = 1',
  'src/features/notes/model/note.ts': 'export const note = 1',
  'src/features/notes/components/Note.stories.tsx': 'export const Default = {}',
  'tests/support/people.ts': 'export const ada = 1',
}

/** [path, code] that lint refuses. `garden` is a feature that no configuration names. */
const refused: [file: string, code: string][] = [
  ['src/features/garden/components/A.tsx', "import { note } from '../../notes/model/note.ts'\nexport const a = note"],
  ['src/features/garden/components/B.tsx', "import { notes } from '#features/notes'\nexport const a = notes"],
  ['src/features/garden/components/C.tsx', "export const a = () => import('../../notes/model/note.ts')"],
  [
    'src/features/garden/components/D.tsx',
    "import type { note } from '../../notes/model/note.ts'\nexport type A = typeof note",
  ],
  ['src/features/garden/components/E.tsx', "export type A = import('../../notes/model/note.ts').Note"],
  ['src/features/garden/components/F.tsx', "export { note } from '../../notes/model/note.ts'"],
  ['src/features/garden/components/G.tsx', "import { Button } from '@mui/material'\nexport const a = Button"],
  ['src/features/garden/components/H.tsx', "import { router } from '../../../app/router.tsx'\nexport const a = router"],
  [
    'src/features/garden/components/I.tsx',
    "import { Button } from '../../../design-system/components/Button/Button.tsx'\nexport const a = Button",
  ],
  [
    'src/features/garden/components/J.tsx',
    "import { Default } from '../../notes/components/Note.stories.tsx'\nexport const a = Default",
  ],
  ['src/features/garden/components/K.tsx', "import { ada } from '#tests/people'\nexport const a = ada"],
  ['src/features/notes/components/A.tsx', "import { Default } from './Note.stories.tsx'\nexport const a = Default"],
  ['src/boot/a.js', "import { useState } from 'react'\nexport const a = useState"],
  ['src/features/words/model/a.ts', "import { practice } from '#features/practice'\nexport const a = practice"],
  ['src/features/speech/model/a.ts', "import { practice } from '#features/practice'\nexport const a = practice"],
  ['src/features/words/model/b.ts', "import { speech } from '#features/speech'\nexport const a = speech"],
  ['src/features/practice/model/a.ts', "import { notes } from '#features/notes'\nexport const a = notes"],
  ['src/features/garden/model/a.ts', "import { db } from '../../../../server/db/client.ts'\nexport const a = db"],
  ['src/features/garden/model/b.ts', "import pg from 'pg'\nexport const a = pg"],
  ['src/lib/a.ts', "import { notes } from '#features/notes'\nexport const a = notes"],
  ['src/lib/b.ts', "import pg from 'pg'\nexport const a = pg"],
  ['src/design-system/a.ts', "import { cache } from '#lib/swr'\nexport const a = cache"],
  ['src/design-system/b.ts', "import { useTranslation } from 'react-i18next'\nexport const a = useTranslation"],
  ['src/app/a.ts', "import { note } from '../features/notes/model/note.ts'\nexport const a = note"],
  ['src/app/b.ts', "import { styled } from '@emotion/styled'\nexport const a = styled"],
  ['src/main.tsx', "import pg from 'pg'\nexport const a = pg"],
  ['src/service-worker/a.ts', "import { useState } from 'react'\nexport const a = useState"],
  ['src/lib/c.ts', "import { precache } from 'workbox-precaching'\nexport const a = precache"],
  ['src/attic/a.ts', 'export const a = 1'],
  ['contract/a.ts', "import { useState } from 'react'\nexport const a = useState"],
  ['contract/b.ts', "import * as z from 'zod'\nexport const a = z"],
  ['contract/c.ts', "import { stars } from '#rules/stars'\nexport const a = stars"],
  ['rules/a.ts', "import { readFileSync } from 'node:fs'\nexport const a = readFileSync"],
  ['rules/b.ts', "import { db } from '../server/db/client.ts'\nexport const a = db"],
  ['content/a.ts', "import { db } from '../server/db/client.ts'\nexport const a = db"],
  ['content/b.ts', "import pg from 'pg'\nexport const a = pg"],
  ['server/http/a.ts', "import { useState } from 'react'\nexport const a = useState"],
  ['server/http/b.ts', "import { Button } from '#design-system'\nexport const a = Button"],
  ['server/http/c.ts', "import { store } from '../features/notes/notes.store.ts'\nexport const a = store"],
  ['server/features/garden/a.ts', "import { store } from '../notes/notes.store.ts'\nexport const a = store"],
  ['server/features/garden/b.ts', "import { ada } from '#tests/people'\nexport const a = ada"],
  ['server/features/garden/c.ts', "import { eq } from 'drizzle-orm'\nexport const a = eq"],
  ['server/features/garden/d.ts', "import type { PgTable } from 'drizzle-orm/pg-core'\nexport type A = PgTable"],
  ['server/http/d.ts', "import { words } from '../db/schema/words.ts'\nexport const a = words"],
  ['server/features/words/a.ts', "import { record } from '../answers/index.ts'\nexport const a = record"],
  ['server/features/words/b.ts', "import type { record } from '../answers/index.ts'\nexport type A = typeof record"],
  ['server/features/answers/a.ts', "import { profile } from '../profile/index.ts'\nexport const a = profile"],
  ['server/features/notes/b.ts', "import { profile } from '../profile/index.ts'\nexport const a = profile"],
  ['server/features/days/a.ts', "import { flower } from '../garden/index.ts'\nexport const a = flower"],
  ['server/providers/mail/a.ts', "import { service } from '../../features/notes/index.ts'\nexport const a = service"],
  ['server/providers/mail/b.ts', "import { HttpError } from '../../http/errors.ts'\nexport const a = HttpError"],
  ['server/providers/mail/c.ts', "import { sms } from '../sms/index.ts'\nexport const a = sms"],
  ['server/live.ts', "import { other } from './other.ts'\nexport const a = 1\nexport const b = other"],
  ['server/other.ts', "import type { a } from './live.ts'\nexport const other: typeof a = 1"],
  // Addresses of pages.
  ['server/features/garden/d.ts', 'export const a = (origin: string) => `${origin}/signin`'],
  ['src/features/garden/model/d.ts', "export const a = '/word-challenge?category=animals'"],
  ['src/features/garden/components/L.tsx', "export const a = <a href='/'>home</a>"],
  ['src/features/garden/components/M.tsx', 'export const a = (b: string) => <a href={`/${b}`}>home</a>'],
]

/** [path, code] that lint allows, so that the refusals above have the right reason. */
const allowed: [file: string, code: string][] = [
  ['contract/z.ts', "import * as z from 'zod/mini'\nexport const a = z.string()"],
  [
    'rules/z.ts',
    "import { word } from '#contract/words'\nimport { fsrs } from 'ts-fsrs'\nexport const a = [word, fsrs]",
  ],
  [
    'rules/z.test.ts',
    "import { readFileSync } from 'node:fs'\nimport { ada } from '#tests/people'\nexport const a = [readFileSync, ada]",
  ],
  ['server/main.ts', "import { store } from './features/notes/notes.store.ts'\nexport const a = store"],
  [
    'server/http/z.ts',
    "import { db } from '../db/client.ts'\nimport { service } from '../features/notes/index.ts'\nexport const a = [db, service]",
  ],
  [
    'server/features/garden/z.ts',
    "import pg from 'pg'\nimport { service } from '../notes/index.ts'\nexport const a = [pg, service]",
  ],
  [
    'server/features/garden/garden.store.ts',
    "import { eq } from 'drizzle-orm'\nimport { words } from '../../db/schema/words.ts'\nexport const a = [eq, words]",
  ],
  ['server/features/notes/z.ts', "import { record } from '../answers/index.ts'\nexport const a = record"],
  ['server/features/words/z.test.ts', "import { record } from '../answers/index.ts'\nexport const a = record"],
  ['server/providers/mail/z.ts', "import { env } from '../../env.ts'\nexport const a = env"],
  [
    'src/features/garden/index.ts',
    "import { words } from '#features/words'\nimport { practice } from '#features/practice'\nimport { speech } from '#features/speech'\nimport { Button } from '#design-system'\nexport const a = [words, practice, speech, Button]",
  ],
  ['src/features/garden/A.stories.tsx', "import { ada } from '#tests/people'\nexport const a = ada"],
  [
    'src/design-system/z.ts',
    "import { Button } from '@mui/material'\nimport { styled } from '@mui/material/styles'\nexport const a = [Button, styled]",
  ],
  ['src/features/garden/model/z.ts', "export const a = ['/', '/words', '/api/words', '#/home', 'home']"],
  ['src/features/garden/model/z.test.ts', "export const a = '/home'"],
  ['src/app/pages/z.ts', "import { notes } from '#features/notes'\nexport const a = notes"],
  [
    'src/landing.tsx',
    "import { notes } from '#features/notes'\nimport { hydrateRoot } from 'react-dom/client'\nexport const a = [notes, hydrateRoot]",
  ],
]

const folders = ['contract', 'rules', 'content', 'server', 'src', 'tests']
const ruleCodes = [
  'boundaries(dependencies)',
  'boundaries(no-unknown-files)',
  'eslint(no-restricted-imports)',
  'import(no-cycle)',
  'wordgrove(no-literal-path)',
]
let project = ''
let messages = new Map<string, string[]>()

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'wordgrove-imports-'))
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, name), join(project, name))
  for (const name of ['contract', 'scripts']) mkdirSync(join(project, name))
  const tables = ['contract/locales.ts', 'contract/page.ts', 'contract/pages', 'contract/pages.ts']
  for (const name of [...tables, 'scripts/lint-plugin.js'])
    cpSync(join(root, name), join(project, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const [name, code] of [...Object.entries(targets), ...refused, ...allowed]) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), `${code}\n`)
  }
  messages = lint()
}, 60_000)

afterAll(() => {
  rmSync(project, { recursive: true, force: true })
})

/** The messages of the rules in `ruleCodes`, by file. */
function lint(): Map<string, string[]> {
  const byFile = new Map<string, string[]>()
  for (const { filename, code, message } of (JSON.parse(runLint()) as Report).diagnostics) {
    if (ruleCodes.includes(code)) byFile.set(filename, [...(byFile.get(filename) ?? []), message])
  }
  return byFile
}

function runLint(): string {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  try {
    return execFileSync(process.execPath, [oxlint, '-f', 'json', ...folders], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    // Violations give exit code 1; the report is on stdout all the same.
    return String((error as { stdout: string }).stdout)
  }
}

interface Report {
  diagnostics: { filename: string; code: string; message: string }[]
}

describe('what lint holds', () => {
  test.each(refused)('%s is refused', (file) => {
    expect(messages.get(file) ?? []).not.toEqual([])
  })

  test.each([...allowed, ...Object.entries(targets)])('%s is allowed', (file) => {
    expect(messages.get(file) ?? []).toEqual([])
  })
})
