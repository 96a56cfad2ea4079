import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/locales'
import { iconMeanings } from '../../stories/foundations/parts/icon-meanings.ts'
import * as productIcons from '../../stories/foundations/parts/product-icons.ts'

const isShownToLearners = (file: string) => !/\.(?:guide|stories)\.tsx$|\/sample\.tsx$/.test(file)

/** The icons that a file imports. */
const iconsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

const used = new Set(globSync('src/**/*.tsx').filter(isShownToLearners).flatMap(iconsOf))

/** Meanings that more than one icon has. */
const repeated = (meanings: readonly string[]) =>
  meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)

describe('the page of icons', () => {
  test('lists what the product uses, and nothing else', () => {
    expect(used.size).toBeGreaterThan(50)
    expect(Object.keys(iconMeanings).sort()).toEqual([...used].sort())
  })

  test.each(languages)('has one icon for each meaning in %s', (language) => {
    expect(repeated(Object.values(iconMeanings).map((meaning) => meaning[language].toLowerCase()))).toEqual([])
  })

  test('has no icon under two names', () => {
    const icons = Object.values(productIcons)
    expect(new Set(icons).size).toBe(icons.length)
  })
})
