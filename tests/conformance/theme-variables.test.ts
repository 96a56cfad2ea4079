import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { theme } from '../../src/design-system/theme/theme.ts'

// The theme leaves out variables that nothing reads (create-theme.ts). What reads one that is left out would draw without its colour, and say nothing.

const IMPORTED = /\bfrom ["']@mui\/material\/([A-Za-z]+)["']/g
const RELATIVE = /\bfrom "(\.[^"]+\.mjs)"/g
const TRANSPARENT = /\balpha\(\(theme\.vars \|\| theme\)\.palette\.([A-Za-z]+)\.([A-Za-z]+)/g
const COLOR = /\bpalette\.([A-Za-z]+)(?:\.([A-Za-z]+))?/g

/** A widget's module and all that it imports of MUI, without the maker of themes. */
function withImports(files: Iterable<string>): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all)
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const path = resolve(dirname(file), next)
      if (!path.includes('/styles/')) all.add(path)
    }
  return all
}

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.*', '**/theme/create-theme.ts'] })
const widgets = sources
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name))
  .map((name) => resolve(`node_modules/@mui/material/${name}/${name}.mjs`))
  .filter((file) => existsSync(file))

const files = [...sources, ...withImports(widgets)]

/** What a pattern finds: 'primary' and 'main', or 'divider' alone. */
const find = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '', shade]) => ({ file, name, shade })),
  )

/** The light palette holds functions and its mode, too, which are no colours. */
const isColor = (value: unknown) => typeof value === 'object' || (typeof value === 'string' && value !== 'light')

const variables: Readonly<Record<string, unknown>> = { ...theme.vars.palette }

test('every colour that the product or a widget of MUI reads is a variable', () => {
  const palette: Readonly<Record<string, unknown>> = { ...theme.palette }
  const known = find(COLOR).filter(({ name }) => isColor(palette[name]))
  expect(known.length).toBeGreaterThan(200)
  const missing = known.filter(({ name, shade }) => {
    const variable = variables[name]
    if (typeof variable === 'object' && variable !== null && shade !== undefined) return !(shade in variable)
    return variable === undefined
  })
  expect(missing).toEqual([])
})

test('every colour that a widget of MUI makes transparent has its channels', () => {
  const colors = find(TRANSPARENT)
  expect(colors.length).toBeGreaterThan(0)
  expect(colors.filter(({ name, shade }) => !(`${shade}Channel` in Object(variables[name])))).toEqual([])
})
