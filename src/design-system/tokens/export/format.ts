/** The Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/), as far as the tokens need it. */

/** A reference to the value of another token: `{group.token}`. */
export type Alias = `{${string}}`

export interface ColorValue {
  colorSpace: 'srgb'
  /** Red, green and blue from 0 to 1. */
  components: readonly [number, number, number]
  /** From 0 to 1; left out where the colour is opaque. */
  alpha?: number
  /** For tools without colour spaces. Six digits: it leaves `alpha` out. */
  hex: string
}

export interface DimensionValue {
  value: number
  unit: 'px' | 'rem'
}

export interface DurationValue {
  value: number
  unit: 'ms'
}

export type CubicBezierValue = readonly [number, number, number, number]

export interface ShadowValue {
  color: ColorValue
  offsetX: DimensionValue
  offsetY: DimensionValue
  blur: DimensionValue
  spread: DimensionValue
}

export interface TypographyValue {
  fontFamily: Alias
  fontSize: DimensionValue
  fontWeight: Alias | number
  letterSpacing: DimensionValue
  /** A multiple of the font size. */
  lineHeight: number
}

interface Values {
  color: ColorValue
  dimension: DimensionValue
  duration: DurationValue
  cubicBezier: CubicBezierValue
  fontFamily: readonly string[]
  fontWeight: number
  number: number
  shadow: readonly ShadowValue[]
  typography: TypographyValue
}

export type TokenType = keyof Values

type TokenOf<Type extends TokenType> = { $type: Type; $value: Values[Type] | Alias; $description?: string }

/** A token of any type. */
export type Token = { [Type in TokenType]: TokenOf<Type> }[TokenType]

/** Tokens and groups by name. A name has no dot, no brace and no dollar sign at its start. */
export interface TokenGroup {
  $description?: string
  [name: string]: Token | TokenGroup | string | undefined
}

/** The address of the format's JSON schema; editors check the file by it. */
export const formatSchema = 'https://www.designtokens.org/schemas/2025.10/format.json'

export const isToken = (node: Token | TokenGroup | string | undefined): node is Token =>
  typeof node === 'object' && '$value' in node

export const isAlias = (value: unknown): value is Alias => typeof value === 'string' && /^\{.+\}$/.test(value)

/** Every token below a group with its path, in the order of the file. */
export function listTokens(
  group: TokenGroup,
  path: readonly string[] = [],
): { path: readonly string[]; token: Token }[] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (typeof node !== 'object') return []
    const below = [...path, name]
    return isToken(node) ? [{ path: below, token: node }] : listTokens(node, below)
  })
}
