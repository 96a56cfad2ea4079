/** Cuts the signs of phonetics out of Inter: its files for all of Latin and Greek weigh 110 kB, and /ˈɪŋɡlɪʃ/ needs thirty letters of them. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const CACHE = 'node_modules/.cache/phonetic-fonts'

/** The signs of our entries and of IPA for English, by the file of Inter that has them. `fonts.css` names the same ones. */
export const phoneticSigns = {
  'latin-ext': 'ŋœɐɑɒɔəɚɛɜɝɡɪɫɹɾʃʊʌʍʒʔʤʧʰˈˌːˑ',
  greek: 'βθχ',
}

/** Makes one file, once for each version of the font and of the list. */
export async function makeFont(face: keyof typeof phoneticSigns): Promise<string> {
  const original = await readFile(resolve(`@fontsource-variable/inter/files/inter-${face}-wght-normal.woff2`))
  const hash = createHash('sha256').update(original).update(phoneticSigns[face]).digest('hex').slice(0, 16)
  const file = join(process.cwd(), CACHE, `phonetics-${face}-${hash}.woff2`)
  if (existsSync(file)) return file
  const font = await subsetFont(original, phoneticSigns[face], {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, font)
  return file
}

/** Gives `fonts.css` the files under `phonetics-latin-ext.woff2` and `phonetics-greek.woff2`. */
export const phoneticFonts = (): Plugin => ({
  name: 'phonetic-fonts',
  async config() {
    const [latinExt, greek] = await Promise.all([makeFont('latin-ext'), makeFont('greek')])
    return { resolve: { alias: { 'phonetics-latin-ext.woff2': latinExt, 'phonetics-greek.woff2': greek } } }
  },
})
