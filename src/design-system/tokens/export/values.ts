/** Reads the values of the tokens, which are written as CSS, into those of the Design Tokens format. */
import type { ColorValue, CubicBezierValue, DimensionValue, ShadowValue } from './format.ts'

export class TokenValueError extends Error {
  override readonly name = 'TokenValueError'

  constructor(value: string, type: string) {
    super(`${value} is no ${type} that the export knows`)
  }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000

function fromChannels(red: number, green: number, blue: number, alpha?: number): ColorValue {
  const digits = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase()
  return {
    colorSpace: 'srgb',
    components: [round(red / 255), round(green / 255), round(blue / 255)],
    ...(alpha !== undefined && { alpha }),
    hex: `#${digits(red)}${digits(green)}${digits(blue)}`,
  }
}

/** `#RRGGBB` or `rgb(r g b / alpha)`. @throws {TokenValueError} */
export function parseColor(css: string): ColorValue {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((digits) => Number.parseInt(digits, 16))
    return fromChannels(red, green, blue)
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  if (!rgb) throw new TokenValueError(css, 'colour')
  const [red = 0, green = 0, blue = 0, alpha = 1] = rgb.slice(1).map(Number)
  return fromChannels(red, green, blue, alpha)
}

/** A length in px or rem; 0 may stand without a unit. @throws {TokenValueError} */
export function parseDimension(css: string): DimensionValue {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css === '0' ? '0px' : css) ?? []
  if (value === undefined) throw new TokenValueError(css, 'length')
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' }
}

/** `cubic-bezier(…)`. @throws {TokenValueError} */
export function parseCubicBezier(css: string): CubicBezierValue {
  const [, list = ''] = /^cubic-bezier\((.+)\)$/.exec(css) ?? []
  const [x1, y1, x2, y2] = list.split(',').map(Number)
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new TokenValueError(css, 'easing')
  return [x1, y1, x2, y2]
}

/** Layers of `offsetX offsetY blur [spread] colour`, separated by commas. @throws {TokenValueError} */
export function parseShadow(css: string): ShadowValue[] {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = /^(.+?) ((?:rgb\(|#).+)$/.exec(layer) ?? []
    const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ')
    if (offsetX === undefined || offsetY === undefined || blur === undefined) throw new TokenValueError(css, 'shadow')
    return {
      color: parseColor(color),
      offsetX: parseDimension(offsetX),
      offsetY: parseDimension(offsetY),
      blur: parseDimension(blur),
      spread: parseDimension(spread),
    }
  })
}

/** The names of a `font-family` list. */
export const parseFontFamily = (css: string): string[] => css.split(/,\s*/).map((name) => name.replaceAll("'", ''))
