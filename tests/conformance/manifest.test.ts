/** The manifest of the installed application names what is there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPage } from '#contract/pages'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  readonly id: string
  readonly start_url: string
  readonly scope: string
  readonly categories: readonly string[]
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly {
    name: string
    name_localized: { en: string }
    url: string
    icons: readonly Picture[]
  }[]
}

const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]

/** Width and height stand behind the signature and the name of the first chunk. */
const sizeOfPng = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`

test.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s has the size that is said',
  (src, picture) => {
    const file = `public${src}`
    expect(existsSync(file)).toBe(true)
    const size = src.endsWith('.svg') ? 'any' : sizeOfPng(readFileSync(file))
    expect(size).toBe(picture.sizes)
    expect(picture.type).toBe(src.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
  },
)

test('browsers find what installing needs', () => {
  const sizesOf = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)
  expect(sizesOf()).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(sizesOf('maskable')).toEqual(['512x512'])
  expect(manifest.screenshots.map((picture) => picture.form_factor).toSorted()).toEqual(['narrow', 'wide'])
  expect(manifest).toMatchObject({ id: '/', scope: '/' })
  expect(manifest.categories).toContain('education')
})

test('it opens pages that are there', () => {
  expect(findPage(manifest.start_url)).toBe('home')
  expect(manifest.shortcuts.map(({ url }) => findPage(url))).toEqual(['review', 'challenges'])
})
