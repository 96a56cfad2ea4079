import { readFileSync, statSync } from 'node:fs'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { expect, test } from 'vitest'
import { makeFont, phoneticSigns } from './phonetic-fonts.ts'

const css = readFileSync('src/design-system/fonts.css', 'utf8')

/** The signs that `fonts.css` asks a file for. */
function askedFor(file: string): string[] {
  const [, ranges = ''] = css.slice(css.indexOf(`url('${file}')`)).match(/unicode-range:([^;]+);/) ?? []
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16)
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
}

test.each(['latin-ext', 'greek'] as const)('the signs of %s are those that the style sheet asks for', (face) => {
  expect(askedFor(`phonetics-${face}.woff2`).join('')).toBe(phoneticSigns[face])
})

// A browser draws with the faces of the best matching range alone: the letters of all others would come from the next font of the list.
test('all files of Inter say the same range of weights', () => {
  const ranges = [...css.matchAll(/font-weight: ([^;]+);/g)].map(([, range]) => range)
  expect(ranges).toHaveLength(css.split('@font-face').length - 1)
  expect(new Set(ranges)).toEqual(new Set(['100 900']))
})

test('a page with phonetics loads 12 kB of letters for them at most', async () => {
  const files = await Promise.all((['latin-ext', 'greek'] as const).map(makeFont))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(12_000)
})

test(
  'every sign of our entries is among them, or in the letters of English',
  { timeout: CONTENT_TIMEOUT },
  async () => {
    const { words } = await readContent()
    const drawn = new Set(Object.values(phoneticSigns).join(''))
    const signs = words.flatMap(({ ipaUk, ipaUs }) => [...(ipaUk ?? ''), ...(ipaUs ?? '')])
    expect(signs.length).toBeGreaterThan(100_000)
    expect(signs.filter((sign) => sign > 'ÿ' && !drawn.has(sign))).toEqual([])
  },
)
