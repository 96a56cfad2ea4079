/** Whose code runs here is written down: a package that comes, changes its licence or gains an install script is seen. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  currentDependencies,
  dependencyFile,
  listDependencies,
  type Manifest,
  type Packages,
} from '../../scripts/dependencies.ts'

const lines = (text: string) => text.trimEnd().split('\n')

test('docs/dependencies.tsv names every locked package as it is: else `npm run dependencies`, and look at what changed', () => {
  const [written, current] = [lines(readFileSync(dependencyFile, 'utf8')), lines(currentDependencies())]
  expect({
    missing: current.filter((line) => !written.includes(line)),
    gone: written.filter((line) => !current.includes(line)),
  }).toEqual({ missing: [], gone: [] })
  expect(written).toEqual(current)
})

test('no install script runs: npm is told so in the repository itself', () => {
  expect(lines(readFileSync('.npmrc', 'utf8'))).toContain('ignore-scripts=true')
})

test('an installed package has the licence and the install scripts that the lockfile gives it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  const other: string[] = []
  for (const [folder, locked] of Object.entries(packages)) {
    if (folder === '' || locked.optional) continue
    const { license, scripts = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest & {
      scripts?: Record<string, string>
    }
    const hasScript = ['preinstall', 'install', 'postinstall'].some((name) => name in scripts)
    if (typeof license === 'string' && locked.license !== license) other.push(`${folder}: ${license}`)
    if (hasScript && !locked.hasInstallScript) other.push(`${folder}: an install script`)
  }
  expect(other).toEqual([])
})

describe('the list', () => {
  const manifests: Record<string, Manifest> = {
    'node_modules/kit': { repository: { url: 'git+https://github.com/Kit-Makers/kit.git' }, author: 'Ann <a@b.c>' },
    'node_modules/old': { licenses: [{ type: 'MIT' }], author: { name: 'Bob' } },
  }
  const packages: Packages = {
    '': { version: '1.0.0', dependencies: { kit: '1', old: '2' } },
    'node_modules/kit': { version: '1.0.0', license: 'MIT', optionalDependencies: { '@kit/linux': '1.0.0' } },
    'node_modules/@kit/linux': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/old': { version: '2.0.0', dev: true },
  }
  const list = (changed: Packages = {}) => lines(listDependencies({ ...packages, ...changed }, (at) => manifests[at]))
  /** The lines that a change of the lockfile brings. */
  const brings = (changed: Packages) => list(changed).filter((line) => !list().includes(line))

  test('has a line for each package: owner of its repository or author, and the same on every platform', () => {
    expect(list().slice(1)).toEqual([
      '@kit/linux\t1.0.0\tproduct\tMIT\tno\twith kit',
      'kit\t1.0.0\tproduct\tMIT\tno\tKit-Makers',
      'old\t2.0.0\tdevelopment\tMIT\tno\tBob',
    ])
  })

  test('shows a package that comes, another licence and an install script', () => {
    expect(brings({ 'node_modules/evil': { version: '0.0.1', license: 'MIT' } })).toEqual([
      'evil\t0.0.1\tproduct\tMIT\tno\tunknown',
    ])
    const kit = { version: '1.0.0', license: 'MIT', optionalDependencies: { '@kit/linux': '1.0.0' } }
    expect(brings({ 'node_modules/kit': { ...kit, license: 'SSPL-1.0' } })).toEqual([
      'kit\t1.0.0\tproduct\tSSPL-1.0\tno\tKit-Makers',
    ])
    expect(brings({ 'node_modules/kit': { ...kit, hasInstallScript: true } })).toEqual([
      'kit\t1.0.0\tproduct\tMIT\tyes\tKit-Makers',
    ])
  })
})
