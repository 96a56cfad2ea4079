import '@mui/material/styles'
import type { CSSProperties } from 'react'
import type { DisplayMode, Elevation, Landscape, PictureTint, PlantTone } from '../tokens/color.ts'

interface WordgrovePalette {
  /** Borders of controls. */
  border: string
  /** What a chosen segment lies on. */
  track: string
  /** Stars, points, streak: the fill always with an outline in the text colour. */
  reward: { fill: string; text: string }
  /** Quiet backgrounds of text. */
  tint: { primary: string; reward: string; error: string; info: string; neutral: string }
  /** Round backgrounds of pictures. */
  pictureTint: Record<PictureTint, string>
  /** What plants are drawn in. */
  plant: Record<PlantTone, string>
  /** Bands behind the head of a screen. */
  landscape: Record<Landscape, string>
  /** Components read `shadow` of the tokens. */
  shadow: Record<Elevation, string>
  /** The veil behind overlays. */
  scrim: string
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface ColorSchemeOverrides extends Record<Exclude<DisplayMode, 'light' | 'dark'>, true> {}
  interface Palette extends WordgrovePalette {}
  interface PaletteOptions extends Partial<WordgrovePalette> {}
  interface TypographyVariants {
    headword: CSSProperties
    numeral: CSSProperties
    phonetic: CSSProperties
  }
  interface TypographyVariantsOptions {
    headword?: CSSProperties
    numeral?: CSSProperties
    phonetic?: CSSProperties
  }
}
