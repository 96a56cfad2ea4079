import { colors } from '../../src/design-system/tokens/color.ts'
import type { DisplayMode, SchemeColors } from '../../src/design-system/tokens/color.ts'
import { distance, duration, easing } from '../../src/design-system/tokens/motion.ts'
import { playSize, stroke } from '../../src/design-system/tokens/play.ts'
import { radius } from '../../src/design-system/tokens/shape.ts'
import { layer, measure, size } from '../../src/design-system/tokens/space.ts'
import { fontWeight, typeScale } from '../../src/design-system/tokens/type.ts'

const tables = { distance, duration, easing, fontWeight, layer, measure, playSize, radius, size, stroke }

type Names<Table> = { [Name in keyof Table & string]: Table[Name] extends string | number ? Name : never }[keyof Table &
  string]

type SchemeName =
  | `color.${Exclude<Names<SchemeColors>, 'mode'>}`
  | `color.tint.${keyof SchemeColors['tint']}`
  | `color.pictureTint.${keyof SchemeColors['pictureTint']}`
  | `color.plant.${keyof SchemeColors['plant']}`
  | `color.landscape.${keyof SchemeColors['landscape']}`
  | `shadow.${keyof SchemeColors['shadow']}`

type TableName = { [Group in keyof typeof tables]: `${Group}.${Names<(typeof tables)[Group]>}` }[keyof typeof tables]

/** A token as the exported files name it, without the display mode: `color.tint.primary`, `size.touch`. */
export type TokenName = SchemeName | TableName | `typography.${keyof typeof typeScale}`

function read(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], values)
}

/** The value of a token in a display mode, as CSS writes it. */
export function tokenValue(name: TokenName, displayMode: DisplayMode): string {
  const [group = '', ...path] = name.split('.')
  const scheme = colors[displayMode]
  if (group === 'color') return String(read(scheme, path))
  if (group === 'shadow') return String(read(scheme.shadow, path))
  if (group !== 'typography') return `${String(read(tables, [group, ...path]))}${group === 'duration' ? 'ms' : ''}`
  const { size: sizes, lineHeight, weight } = typeScale[path[0] as keyof typeof typeScale]
  return `${weight} ${[...new Set(sizes)].join('–')}/${lineHeight}`
}

export const isColorToken = (name: TokenName): boolean => name.startsWith('color.')
