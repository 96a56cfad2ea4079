/** Documents that name tests as proof: `file` “title”. */
import { existsSync, readFileSync } from 'node:fs'

const FILE = String.raw`[\w/.-]+\.(?:test\.ts|spec\.ts|stories\.tsx)`

export interface Proofs {
  /** The document as one line. */
  readonly page: string
  /** Each test that it names: file and title. */
  readonly proofs: readonly (readonly [file: string, title: string])[]
  /** How often it names a test file, with a title or without. */
  readonly files: number
}

export function readProofs(document: string): Proofs {
  const page = readFileSync(document, 'utf8').replace(/\s+/g, ' ')
  const found = [...page.matchAll(new RegExp(`\`(${FILE})\` “([^”]+)”`, 'g'))]
  return {
    page,
    proofs: found.map(([, file = '', title = '']) => [file, title] as const),
    files: [...page.matchAll(new RegExp(`\`${FILE}\``, 'g'))].length,
  }
}

/** Whether a file holds a test by its quoted title, or a story by the name of its export. */
export function holdsTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  return (
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted)) ||
    source.includes(`export const ${title}:`)
  )
}
