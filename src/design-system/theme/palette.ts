import type { PaletteOptions } from '@mui/material/styles'
import { colors } from '../tokens/color.ts'
import type { DisplayMode } from '../tokens/color.ts'

/** MUI's palette of one display mode, from the colour tokens. */
export function createPaletteOptions(name: DisplayMode): PaletteOptions {
  const c = colors[name]
  return {
    mode: c.mode,
    background: { default: c.background, paper: c.surface },
    text: { primary: c.text, secondary: c.textMuted, disabled: c.textMuted },
    divider: c.divider,
    primary: { main: c.primary, dark: c.primaryHover, light: c.tint.primary, contrastText: c.contrastText },
    secondary: { main: c.textMuted, dark: c.text, light: c.tint.neutral, contrastText: c.contrastText },
    success: { main: c.primary, dark: c.primaryHover, light: c.tint.primary, contrastText: c.contrastText },
    info: { main: c.info, dark: c.info, light: c.tint.info, contrastText: c.contrastText },
    warning: { main: c.warning, dark: c.warning, light: c.tint.reward, contrastText: c.contrastText },
    error: { main: c.error, dark: c.error, light: c.tint.error, contrastText: c.contrastText },
    border: c.border,
    track: c.track,
    reward: { fill: c.rewardFill, text: c.rewardText },
    tint: c.tint,
    pictureTint: c.pictureTint,
    plant: c.plant,
    landscape: c.landscape,
    shadow: c.shadow,
    scrim: c.scrim,
  }
}
