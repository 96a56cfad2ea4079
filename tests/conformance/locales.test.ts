import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Texts {
  [key: string]: string | Texts
}

/** Every text of a file by its dotted key. */
function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

function read(file: string): [key: string, text: string][] {
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts)
}

/** English counts one and many apart, Chinese does not: both name the same key without the number's ending. */
const withoutNumber = (key: string) => key.replace(/_(one|other)$/, '')
const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => withoutNumber(key)))].sort()

/** `{{placeholders}}` by key; a text of one language must not name what the other is not given. */
const placesOf = (texts: [string, string][]) =>
  Object.fromEntries(
    keysOf(texts).map((wanted) => {
      const all = texts.filter(([key]) => withoutNumber(key) === wanted).map(([, text]) => text)
      return [wanted, [...new Set(all.flatMap((text) => text.match(/\{\{\s*[\w.]+/g) ?? []))].sort()]
    }),
  )

const folders = globSync('src/**/locales').sort()

describe('the texts of a language pair', () => {
  test.each(folders)('%s are the same in zh and en', (folder) => {
    expect(existsSync(`${folder}/zh.json`) && existsSync(`${folder}/en.json`)).toBe(true)
    const zh = read(`${folder}/zh.json`)
    const en = read(`${folder}/en.json`)
    expect(keysOf(zh)).toEqual(keysOf(en))
    expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
    expect(placesOf(zh)).toEqual(placesOf(en))
  })

  test.each(folders)('%s say one and many in en', (folder) => {
    const keys = read(`${folder}/en.json`).map(([key]) => key)
    const lonely = keys.filter((key) => key.endsWith('_one') && !keys.includes(key.replace(/_one$/, '_other')))
    expect(lonely).toEqual([])
  })
})
