import type { Elevation } from './color.ts'

export const radius = {
  /** Buttons, fields and other controls. */
  control: '8px',
  /** Cards, sheets and dialogs. */
  card: '16px',
  /** Chips, progress bars and avatars. */
  full: '999px',
} as const

export const radiusControlPx = 8

/** The shadow of the display mode that is on: variables that the theme makes of the colours' `shadow`. */
export const shadow: Readonly<Record<Elevation, string>> = {
  card: 'var(--mui-palette-shadow-card)',
  raised: 'var(--mui-palette-shadow-raised)',
  sheet: 'var(--mui-palette-shadow-sheet)',
}
