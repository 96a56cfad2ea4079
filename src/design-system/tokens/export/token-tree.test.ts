import { describe, expect, test } from 'vitest'
import * as color from '../color.ts'
import * as motion from '../motion.ts'
import * as playTokens from '../play.ts'
import * as shape from '../shape.ts'
import * as space from '../space.ts'
import * as type from '../type.ts'
import { listTokens } from './format.ts'
import type { TokenGroup } from './format.ts'
import { tokensAsJson } from './token-tree.ts'
import { parseColor, parseCubicBezier, parseDimension, parseShadow, TokenValueError } from './values.ts'

/** The file as a tool reads it: nothing of our types is left. */
const file = JSON.parse(tokensAsJson()) as Record<string, unknown>

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: unknown, required: readonly string[], optional: readonly string[] = []): value is Node =>
  isNode(value) &&
  required.every((key) => key in value) &&
  Object.keys(value).every((key) => required.includes(key) || optional.includes(key))

const isNumber = (value: unknown, least = -Infinity, most = Infinity) =>
  typeof value === 'number' && value >= least && value <= most

const isDimension = (value: unknown) =>
  hasOnly(value, ['value', 'unit']) && isNumber(value.value) && ['px', 'rem'].includes(String(value.unit))

const isColor = (value: unknown) =>
  hasOnly(value, ['colorSpace', 'components'], ['alpha', 'hex']) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every((each) => isNumber(each, 0, 1)) &&
  (value.alpha === undefined || isNumber(value.alpha, 0, 1)) &&
  (value.hex === undefined || (typeof value.hex === 'string' && /^#[0-9a-f]{6}$/i.test(value.hex)))

const lookUp = (path: string): unknown =>
  path.split('.').reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), file)

/** A part of a composite value: its own value, or a reference to a token of that type. */
const isPart = (isOwn: (value: unknown) => boolean, wantedType: string) => (value: unknown) => {
  if (typeof value !== 'string' || !value.startsWith('{')) return isOwn(value)
  const target = lookUp(value.slice(1, -1))
  return isNode(target) && target.$type === wantedType
}

const isFontFamily = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string')
const isFontWeight = (value: unknown) => isNumber(value, 1, 1000)

/** What the format asks of the value of each type. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  number: (value) => isNumber(value),
  duration: (value) =>
    hasOnly(value, ['value', 'unit']) && isNumber(value.value, 0) && ['ms', 's'].includes(String(value.unit)),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((each, index) => isNumber(each, ...(index % 2 === 0 ? ([0, 1] as const) : []))),
  fontFamily: isFontFamily,
  fontWeight: isFontWeight,
  shadow: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (layer) =>
        hasOnly(layer, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset']) &&
        isColor(layer.color) &&
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread].every(isDimension),
    ),
  typography: (value) =>
    hasOnly(value, ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight']) &&
    isPart(isFontFamily, 'fontFamily')(value.fontFamily) &&
    isPart(isFontWeight, 'fontWeight')(value.fontWeight) &&
    isDimension(value.fontSize) &&
    isDimension(value.letterSpacing) &&
    isNumber(value.lineHeight, 0),
}

const tokens = listTokens(file as TokenGroup).map(({ path, token }) => ({
  name: path.join('.'),
  token: token as unknown as Node,
}))

describe('the file of the Design Tokens format', () => {
  test('names the schema of its version', () => {
    expect(file.$schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json')
  })

  test.each(tokens)('$name has a type, a value of that type and nothing that is unknown', ({ token }) => {
    expect(Object.keys(token).filter((key) => !['$type', '$value', '$description'].includes(key))).toEqual([])
    expect(shapes[String(token.$type)]?.(token.$value)).toBe(true)
  })

  test('every name can be referred to', () => {
    const parts = tokens.flatMap(({ name }) => name.split('.'))
    expect(parts.filter((part) => !/^[^${}.][^{}.]*$/.test(part))).toEqual([])
    expect(new Set(tokens.map(({ name }) => name.toLowerCase())).size).toBe(tokens.length)
  })

  test('every reference leads to a token', () => {
    const aliases = [...tokensAsJson().matchAll(/"\{(.+)\}"/g)].map((match) => match[1] ?? '')
    expect(aliases).toContain('font.family')
    expect(aliases).toContain('font.weight.bold')
    expect(aliases.filter((path) => !isNode(lookUp(path)) || !('$value' in (lookUp(path) as Node)))).toEqual([])
  })

  test.each([
    ['color', { colorSpace: 'srgb', components: [255, 0, 0] }],
    ['color', '#FF0000'],
    ['dimension', '8px'],
    ['dimension', { value: 8, unit: 'em' }],
    ['duration', 120],
    ['cubicBezier', [1.2, 0, 0, 1]],
    ['typography', { fontFamily: '{font.weight.bold}' }],
  ])('a %s that is %j would be found', (type, value) => {
    expect(shapes[type]?.(value)).toBe(false)
  })
})

/** What tokens/ exports and the format has no value for, or what only repeats another token. */
const left = new Set([
  // Names, not values.
  'displayModes',
  // How the browser draws its own parts: keywords.
  'colors.light.mode',
  'colors.eye-protection.mode',
  'colors.dark.mode',
  // Media queries.
  'reducedMotion',
  'forcedColors',
  // Relative to the letters, which the format cannot say.
  'headwordTracking',
  // `radius.control` as a number.
  'radiusControlPx',
  // The variables that the theme makes of `colors.<mode>.shadow`.
  'shadow.card',
  'shadow.raised',
  'shadow.sheet',
])

/** Where a group of tokens/ is in the file, if its name does not say it. */
const places: readonly (readonly [from: RegExp, to: string])[] = [
  [/^colors\.([\w-]+)\.shadow\./, 'shadow.$1.'],
  [/^colors\./, 'color.'],
  [/^fontFamily$/, 'font.family'],
  [/^fontWeight\./, 'font.weight.'],
  [/^typeScale\.(\w+)\.size\.0$/, 'typography.$1.phone'],
  [/^typeScale\.(\w+)\.size\.1$/, 'typography.$1.desktop'],
  [/^typeScale\.(\w+)\.(?:lineHeight|weight)$/, 'typography.$1.desktop'],
  [/^chineseTitle\.(?:size|lineHeight|weight)$/, 'typography.chineseTitle'],
  [/^spaceUnit$/, 'space.unit'],
  [/^breakpoints\./, 'breakpoint.'],
  [/^(pictureSide\.\w+)\.0$/, '$1.phone'],
  [/^(pictureSide\.\w+)\.1$/, '$1.desktop'],
]

function leaves(value: unknown, path: string): string[] {
  if (typeof value === 'function') return []
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path === '' ? name : `${path}.${name}`))
}

describe('the file is complete', () => {
  const named = [color, motion, playTokens, shape, space, type].flatMap((module) => leaves({ ...module }, ''))
  const exported = named.filter((path) => !left.has(path) && !path.startsWith('displayModes.'))

  test.each(exported)('%s is in it', (path) => {
    const [from, to] = places.find(([pattern]) => pattern.test(path)) ?? [/^/, '']
    expect(tokens.map(({ name }) => name)).toContain(path.replace(from, to))
  })

  test('what is left out exists', () => {
    expect([...left].filter((path) => path !== 'displayModes' && !named.includes(path))).toEqual([])
  })
})

describe('values', () => {
  test('a colour is read with its alpha, a shadow by its layers', () => {
    expect(parseColor('#1B7A4B')).toEqual({
      colorSpace: 'srgb',
      components: [0.1059, 0.4784, 0.2941],
      hex: '#1B7A4B',
    })
    expect(parseColor('rgb(16 26 20 / 0.5)')).toMatchObject({ alpha: 0.5, hex: '#101A14' })
    expect(parseShadow('0 1px 2px rgb(0 0 0 / 0.3), 0 4px 16px rgb(0 0 0 / 0.2)')).toMatchObject([
      { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, spread: { value: 0, unit: 'px' } },
      { color: { alpha: 0.2 }, blur: { value: 16, unit: 'px' } },
    ])
  })

  test('what cannot be read is an error, not a hole in the file', () => {
    expect(() => parseColor('tomato')).toThrow(TokenValueError)
    expect(() => parseDimension('2em')).toThrow(TokenValueError)
    expect(() => parseCubicBezier('ease-out')).toThrow(TokenValueError)
    expect(() => parseShadow('none')).toThrow(TokenValueError)
  })
})
