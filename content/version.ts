/** Which content this is: changes when a package, our own texts or the code that builds the rows change. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT_PACKAGES, packageFile } from './sources/packages.ts'

const CONTENT_FOLDER = fileURLToPath(new URL('.', import.meta.url))
const RULES = ['levels', 'spelling', 'distractors', 'meaning-overlap'].map((name) =>
  fileURLToPath(new URL(`../rules/${name}.ts`, import.meta.url)),
)

/** A hash of everything that decides the rows. Cheap: no source is read, only the versions of the packages. */
export async function contentVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of CONTENT_PACKAGES) {
    const manifest = JSON.parse(await readFile(packageFile(name, 'package.json'), 'utf8')) as { version: string }
    hash.update(`${name}@${manifest.version}\n`)
  }
  const own = (await readdir(CONTENT_FOLDER, { recursive: true })).filter((file) =>
    /(?<!\.test)\.(?:ts|json)$/.test(file),
  )
  for (const file of own.sort()) hash.update(file).update(await readFile(join(CONTENT_FOLDER, file)))
  for (const file of RULES) hash.update(await readFile(file))
  return hash.digest('hex')
}
