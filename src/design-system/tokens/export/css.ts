import { colors, displayModes } from '../color.ts'
import type { DisplayMode } from '../color.ts'
import { isAlias, isToken, listTokens } from './format.ts'
import type { Alias, ColorValue, DimensionValue, ShadowValue, Token, TokenGroup } from './format.ts'
import { createTokenTree } from './token-tree.ts'

const prefix = '--wordgrove'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The name of a custom property: `--wordgrove-color-text-muted`. The display mode is not in it: each mode sets the same names. */
export const propertyName = (path: readonly string[]): string =>
  [prefix, ...path.filter((part) => !displayModes.some((mode) => mode === part)).map(kebab)].join('-')

const aliasCss = (alias: Alias) => `var(${propertyName(alias.slice(1, -1).split('.'))})`

function colorCss({ hex, alpha }: ColorValue): string {
  if (alpha === undefined) return hex
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

const dimensionCss = ({ value, unit }: DimensionValue) => (value === 0 ? '0' : `${value}${unit}`)

const shadowCss = ({ color, offsetX, offsetY, blur, spread }: ShadowValue) =>
  [...[offsetX, offsetY, blur, spread].map(dimensionCss), colorCss(color)].join(' ')

/** The families that CSS knows by a keyword; all others are names and stand in quotes. */
const familyCss = (name: string) => (/^(?:system-ui|sans-serif)$/.test(name) ? name : `'${name}'`)

function valueCss(token: Token): string {
  const { $type, $value } = token
  if (isAlias($value)) return aliasCss($value)
  switch ($type) {
    case 'color':
      return colorCss($value)
    case 'dimension':
      return dimensionCss($value)
    case 'duration':
      return `${$value.value}${$value.unit}`
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`
    case 'fontFamily':
      return $value.map(familyCss).join(', ')
    case 'shadow':
      return $value.map(shadowCss).join(', ')
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight } = $value
      const weight = isAlias(fontWeight) ? aliasCss(fontWeight) : fontWeight
      return `${weight} ${dimensionCss(fontSize)}/${lineHeight} ${aliasCss(fontFamily)}`
    }
    case 'fontWeight':
    case 'number':
      return String($value)
  }
}

const declare = ({ path, token }: { path: readonly string[]; token: Token }) =>
  `  ${propertyName(path)}: ${valueCss(token)};`

const rule = (selector: string, declarations: readonly string[]) => `${selector} {\n${declarations.join('\n')}\n}\n`

/** What differs between display modes, of one mode. */
function schemeRule(mode: DisplayMode, { color, shadow }: TokenGroup): string {
  const group = (tree: TokenGroup[string]): TokenGroup => (typeof tree === 'object' && !isToken(tree) ? tree : {})
  const below = { color: { [mode]: group(color)[mode] }, shadow: { [mode]: group(shadow)[mode] } }
  const selector = mode === 'light' ? ':root,\n.light' : `.${mode}`
  const native = `  color-scheme: ${colors[mode].mode};`
  return rule(selector, [native, ...listTokens(below).map(declare)])
}

/** The file `wordgrove-tokens.css`: the common tokens on the root, and the colours of each display mode on its class. */
export function tokensAsCss(): string {
  const tree = createTokenTree()
  const { color: _color, shadow: _shadow, ...common } = tree
  return [rule(':root', listTokens(common).map(declare)), ...displayModes.map((mode) => schemeRule(mode, tree))].join(
    '\n',
  )
}
