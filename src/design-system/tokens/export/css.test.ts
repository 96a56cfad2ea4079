import { expect, test } from 'vitest'
import { colors, displayModes } from '../color.ts'
import { propertyName, tokensAsCss } from './css.ts'
import { listTokens } from './format.ts'
import { createTokenTree } from './token-tree.ts'

const css = tokensAsCss()

/** The custom properties of the rule whose selector ends with this. */
function propertiesOf(selector: string): Record<string, string> {
  const [, body = ''] = new RegExp(`(?:^|\\n)${selector.replace('.', '\\.')} \\{\\n([^}]*)\\}`).exec(css) ?? []
  return Object.fromEntries([...body.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map((match) => [match[1], match[2]]))
}

test.each(displayModes)('the class of %s sets its own colours', (mode) => {
  const properties = propertiesOf(`.${mode}`)
  expect(properties['--wordgrove-color-background']).toBe(colors[mode].background)
  expect(properties['--wordgrove-color-text-muted']).toBe(colors[mode].textMuted)
  expect(properties['--wordgrove-color-picture-tint-leaf']).toBe(colors[mode].pictureTint.leaf)
  expect(properties['--wordgrove-color-scrim']).toBe(colors[mode].scrim)
})

test('every display mode sets the same names: none shows the colour of another', () => {
  const [light, ...others] = displayModes.map((mode) => Object.keys(propertiesOf(`.${mode}`)))
  expect(light?.length).toBeGreaterThan(25)
  for (const names of others) expect(names).toEqual(light)
})

test('every token has its property', () => {
  const names = listTokens(createTokenTree()).map(({ path }) => propertyName(path))
  expect(names.filter((name) => !css.includes(`  ${name}: `))).toEqual([])
})

test('lengths, times and styles are written as CSS writes them', () => {
  expect(propertiesOf(':root')).toMatchObject({
    '--wordgrove-space-unit': '4px',
    '--wordgrove-duration-tap': '120ms',
    '--wordgrove-easing-out': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    '--wordgrove-layer-dialog': '1300',
    '--wordgrove-typography-h1-phone': 'var(--wordgrove-font-weight-heavy) 1.75rem/1.25 var(--wordgrove-font-family)',
  })
})

test('a property that is referred to is set', () => {
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '')
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !css.includes(`  ${name}: `))).toEqual([])
})
