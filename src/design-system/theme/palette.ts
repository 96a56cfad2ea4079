import type { PaletteOptions } from '@mui/material/styles'
import { colors, scrim } from '../tokens/color.ts'
import type { SchemeName } from '../tokens/color.ts'

/** MUI's palette of one display mode, from the colour tokens. */
export function paletteOf(name: SchemeName): PaletteOptions {
  const c = colors[name]
  return {
    mode: 'light',
    background: { default: c.ground, paper: c.paper },
    text: { primary: c.ink, secondary: c.soft, disabled: c.soft },
    divider: c.line,
    primary: { main: c.act, dark: c.actHover, light: c.tint.act, contrastText: c.paper },
    secondary: { main: c.soft, dark: c.ink, light: c.tint.neutral, contrastText: c.paper },
    success: { main: c.act, dark: c.actHover, light: c.tint.act, contrastText: c.paper },
    info: { main: c.info, dark: c.info, light: c.tint.info, contrastText: c.paper },
    warning: { main: c.warning, dark: c.warning, light: c.tint.reward, contrastText: c.paper },
    error: { main: c.error, dark: c.error, light: c.tint.error, contrastText: c.paper },
    edge: c.edge,
    reward: { fill: c.rewardFill, text: c.rewardText },
    tint: c.tint,
    patch: c.patch,
    scrim,
  }
}
