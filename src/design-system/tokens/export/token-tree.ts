import { colors, displayModes } from '../color.ts'
import type { DisplayMode, SchemeColors } from '../color.ts'
import { distance, duration, easing } from '../motion.ts'
import { pictureSide, playSize, stroke } from '../play.ts'
import { radius } from '../shape.ts'
import { breakpoints, layer, measure, size, spaceUnit } from '../space.ts'
import { chineseTitle, fontFamily, fontWeight, typeScale } from '../type.ts'
import { colorUses, shadowUses } from './descriptions.ts'
import { formatSchema } from './format.ts'
import type { Alias, Token, TokenGroup } from './format.ts'
import { parseColor, parseCubicBezier, parseDimension, parseFontFamily, parseShadow } from './values.ts'

const colorToken = (css: string, use?: string): Token => ({
  $type: 'color',
  $value: parseColor(css),
  $description: use,
})
const dimension = (css: string): Token => ({ $type: 'dimension', $value: parseDimension(css) })
const pixels = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } })
const numberToken = (value: number): Token => ({ $type: 'number', $value: value })
const milliseconds = (value: number): Token => ({ $type: 'duration', $value: { value, unit: 'ms' } })

function mapGroup<Value>(values: Readonly<Record<string, Value>>, toToken: (value: Value, name: string) => Token) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value, name)]))
}

/** Lengths, numbers and groups of them, however deep. */
type Measures = { readonly [name: string]: string | number | Measures }

const measureGroup = (measures: Measures): TokenGroup =>
  Object.fromEntries(
    Object.entries(measures).map(([name, value]) => {
      if (typeof value === 'object') return [name, measureGroup(value)]
      return [name, typeof value === 'string' ? dimension(value) : numberToken(value)]
    }),
  )

/** The colours of one display mode. */
function colorGroup({ mode, tint, pictureTint, plant, landscape, shadow: _, ...single }: SchemeColors): TokenGroup {
  return {
    $description: `The browser draws its own parts, such as scrollbars, as on a ${mode} page`,
    ...mapGroup(single, (css, name) => colorToken(css, colorUses[name as keyof typeof single])),
    tint: { $description: colorUses.tint, ...mapGroup(tint, (css) => colorToken(css)) },
    pictureTint: { $description: colorUses.pictureTint, ...mapGroup(pictureTint, (css) => colorToken(css)) },
    landscape: { $description: colorUses.landscape, ...mapGroup(landscape, (css) => colorToken(css)) },
    plant: { $description: colorUses.plant, ...mapGroup(plant, (css) => colorToken(css)) },
  }
}

const shadowGroup = ({ shadow }: SchemeColors): TokenGroup =>
  mapGroup(shadow, (css, name) => ({
    $type: 'shadow',
    $value: parseShadow(css),
    $description: shadowUses[name as keyof typeof shadow],
  }))

const byScheme = (toGroup: (scheme: SchemeColors) => TokenGroup): Record<DisplayMode, TokenGroup> =>
  Object.fromEntries(displayModes.map((mode) => [mode, toGroup(colors[mode])])) as Record<DisplayMode, TokenGroup>

/** A pair of phone and desktop, which the format does not know: a group of two. */
const onBothWidths = <Value>([phone, desktop]: readonly [Value, Value], toToken: (value: Value) => Token) => ({
  phone: toToken(phone),
  desktop: toToken(desktop),
})

/** The named weight where there is one, so that a change of it reaches every style. */
function weightOf(weight: number): Alias | number {
  const name = Object.entries(fontWeight).find(([, value]) => value === weight)?.[0]
  return name === undefined ? weight : `{font.weight.${name}}`
}

const typographyToken = (fontSize: string, lineHeight: number, weight: number): Token => ({
  $type: 'typography',
  $value: {
    fontFamily: '{font.family}',
    fontSize: parseDimension(fontSize),
    fontWeight: weightOf(weight),
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight,
  },
})

const typographyGroup = (): TokenGroup => ({
  ...Object.fromEntries(
    Object.entries(typeScale).map(([name, { size: sizes, lineHeight, weight }]) => [
      name,
      onBothWidths(sizes, (fontSize) => typographyToken(fontSize, lineHeight, weight)),
    ]),
  ),
  chineseTitle: typographyToken(chineseTitle.size, chineseTitle.lineHeight, chineseTitle.weight),
})

/** Every token as the Design Tokens format has it. CSS is made of the same tree. */
export const createTokenTree = (): TokenGroup => ({
  color: byScheme(colorGroup),
  shadow: byScheme(shadowGroup),
  font: {
    family: { $type: 'fontFamily', $value: parseFontFamily(fontFamily) },
    weight: mapGroup(fontWeight, (weight) => ({ $type: 'fontWeight', $value: weight })),
  },
  typography: typographyGroup(),
  space: { unit: { ...pixels(spaceUnit), $description: 'One step of the grid' } },
  size: measureGroup(size),
  measure: { $description: 'How wide a column may become', ...measureGroup(measure) },
  breakpoint: mapGroup(breakpoints, pixels),
  layer: { $description: 'Stacking order of what lies over the page', ...mapGroup(layer, numberToken) },
  radius: mapGroup(radius, dimension),
  stroke: mapGroup(stroke, dimension),
  pictureSide: Object.fromEntries(
    Object.entries(pictureSide).map(([name, sides]) => [name, onBothWidths<string>(sides, dimension)]),
  ),
  playSize: measureGroup(playSize),
  duration: mapGroup(duration, milliseconds),
  easing: mapGroup(easing, (css) => ({ $type: 'cubicBezier', $value: parseCubicBezier(css) })),
  distance: mapGroup(distance, dimension),
})

/** The file `wordgrove.tokens.json`: what Figma, Tokens Studio and Style Dictionary read. */
export const tokensAsJson = (): string =>
  `${JSON.stringify({ $schema: formatSchema, ...createTokenTree() }, null, 2)}\n`
