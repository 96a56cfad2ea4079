/** The Node that runs everything comes from npm packages: each is recorded with its sums, and boot.mjs compares the binary. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface NodeBinary {
  readonly package: string
  readonly version: string
  /** Of the package, as in the lockfile. */
  readonly integrity: string
  /** The binary in the package, and its own sum. */
  readonly file: string
  readonly sha256: string
}

const binaries = JSON.parse(readFileSync('scripts/node-binaries.json', 'utf8')) as Record<string, NodeBinary>
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; integrity: string }>
}

test('every Node package of the lockfile is recorded with its version and its integrity', () => {
  const locked = Object.keys(optionalDependencies)
    .filter((name) => /^node-(?:bin-)?(?:darwin|linux|win)-/.test(name))
    .map((name) => [name, packages[`node_modules/${name}`]?.version, packages[`node_modules/${name}`]?.integrity])
  const recorded = Object.values(binaries).map(({ package: name, version, integrity }) => [name, version, integrity])
  expect(recorded.toSorted()).toEqual(locked.toSorted())
  expect(locked).toHaveLength(5)
})

test('the Node that runs this test is the recorded one, byte by byte', () => {
  const binary = binaries[`${process.platform}-${process.arch}`]
  const sum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  expect(sum(`node_modules/${binary?.package}/${binary?.file}`)).toBe(binary?.sha256)
  expect(sum(process.execPath)).toBe(binary?.sha256)
  expect(process.version).toBe(`v${binary?.version}`)
})
