/**
 * docs/dependencies.tsv: every package of the lockfile with its version, where it is used, its licence, whether it has an
 * install script, and who publishes it. `npm run dependencies` writes it; a conformance test compares it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

export const dependencyFile = 'docs/dependencies.tsv'

/** What a lockfile says of one package. */
export interface LockedPackage {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** What a package says of itself in its package.json. */
export interface Manifest {
  readonly license?: unknown
  readonly licenses?: unknown
  readonly author?: unknown
  readonly maintainers?: unknown
  readonly repository?: unknown
}

export type Packages = Readonly<Record<string, LockedPackage>>

const header = ['package', 'version', 'used in', 'licence', 'install script', 'publisher']

/**
 * One line for each package and version, sorted.
 *
 * @param packages of the lockfile, by their folders; the project itself is ''
 * @param manifestOf the package.json in a folder, undefined where it is not installed on this platform
 */
export function listDependencies(packages: Packages, manifestOf: (folder: string) => Manifest | undefined): string {
  const lines = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => {
      // Optional packages differ from platform to platform, the file must not.
      const manifest = locked.optional ? undefined : manifestOf(folder)
      return [
        nameOf(folder),
        locked.version,
        locked.dev ? 'development' : 'product',
        locked.license ?? licenceOf(manifest),
        locked.hasInstallScript ? 'yes' : 'no',
        locked.optional ? `with ${dependentOf(packages, nameOf(folder))}` : publisherOf(manifest),
      ].join('\t')
    })
  return `${[header.join('\t'), ...[...new Set(lines)].sort()].join('\n')}\n`
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Older packages name a list. */
function licenceOf(manifest: Manifest | undefined): string {
  const [first] = Array.isArray(manifest?.licenses) ? (manifest.licenses as unknown[]) : []
  return textOf(manifest?.license) ?? textOf(first, 'type') ?? 'unknown'
}

/** Owner of the repository, else the author. */
function publisherOf(manifest: Manifest | undefined): string {
  const repository = textOf(manifest?.repository, 'url')
  const owner = /^(?:git@|git:|git\+|https?:|ssh:|github:)?[^?#]*?(?:github\.com[/:])?([\w.-]+)\/[\w.-]+$/.exec(
    repository?.replace(/\.git$|\/tree\/.*$|\/$/g, '') ?? '',
  )?.[1]
  const author = textOf(manifest?.author, 'name')?.replace(/\s*[<(].*/, '')
  return owner ?? author ?? 'unknown'
}

function textOf(value: unknown, key = 'type'): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value !== 'object' || value === null) return undefined
  const text = (value as Record<string, unknown>)[key]
  return typeof text === 'string' ? text.trim() || undefined : undefined
}

/** The first package that asks for it: the project itself where it does. */
function dependentOf(packages: Packages, name: string): string {
  const asks = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage) =>
    name in { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const folder = Object.keys(packages)
    .sort()
    .find((each) => asks(packages[each] ?? { version: '' }))
  if (folder === undefined) return 'unknown'
  return folder === '' ? 'this project' : nameOf(folder)
}

const readManifest = (folder: string): Manifest | undefined =>
  existsSync(`${folder}/package.json`)
    ? (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest)
    : undefined

/** The list as it should stand now. */
export function currentDependencies(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  return listDependencies(packages, readManifest)
}

if (import.meta.main) {
  writeFileSync(dependencyFile, currentDependencies())
  process.stdout.write(`${dependencyFile} is current.\n`)
}
