import { expect, test } from 'vitest'
import { colors, displayModes } from '../tokens/color.ts'
import type { DisplayMode } from '../tokens/color.ts'
import { shadow } from '../tokens/shape.ts'
import { theme } from './theme.ts'

type Sheet = Record<string, Record<string, unknown>>

/** The rules of one display mode as they are written into the page. */
function rulesOf(mode: DisplayMode) {
  const sheets = (theme.generateStyleSheets() as Sheet[]).map((sheet) => {
    const screen = sheet['@media screen'] as Sheet | undefined
    return { isScreenOnly: screen !== undefined, rules: Object.entries(screen ?? sheet) }
  })
  return sheets.flatMap(({ isScreenOnly, rules }) =>
    rules.flatMap(([selector, rule]) => (selector.split(', ').includes(`.${mode}`) ? { isScreenOnly, rule } : [])),
  )
}

test.each(displayModes)("%s has its colours, its shadows and the browser's own parts in its light", (mode) => {
  const [sheet, ...others] = rulesOf(mode)
  expect(others).toEqual([])
  expect(sheet?.rule).toMatchObject({
    colorScheme: colors[mode].mode,
    '--mui-palette-background-default': colors[mode].background,
    '--mui-palette-divider': colors[mode].divider,
    '--mui-palette-primary-contrastText': colors[mode].contrastText,
  })
  for (const [elevation, variable] of Object.entries(shadow)) {
    const name = variable.replace(/^var\((.*)\)$/, '$1')
    expect(sheet?.rule[name]).toBe(colors[mode].shadow[elevation as keyof typeof shadow])
  }
})

test('paper has the light colours whatever the screen has', () => {
  expect(displayModes.filter((mode) => !rulesOf(mode)[0]?.isScreenOnly)).toEqual(['light'])
})
