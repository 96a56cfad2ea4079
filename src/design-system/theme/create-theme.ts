import { createColorScheme, createTheme as createMuiTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
import type { Shadows, Theme } from '@mui/material/styles'
import { duration, easing } from '../tokens/motion.ts'
import { radiusControlPx, shadow } from '../tokens/shape.ts'
import { breakpoints, layer, spaceUnit } from '../tokens/space.ts'
import type { DisplayMode } from '../tokens/color.ts'
import { createPaletteOptions } from './palette.ts'
import type { Overrides } from './overrides/baseline.ts'
import { limitSchemesToScreen } from './print.ts'
import { typography } from './typography.ts'

const shadows = Array.from({ length: 25 }, (_, depth) => {
  if (depth === 0) return 'none'
  if (depth <= 2) return shadow.card
  return depth <= 8 ? shadow.raised : shadow.sheet
}) as unknown as Shadows

/** Colours of widgets of MUI that the product draws itself or does without (docs/decisions/097). */
const unusedColors = new Set(
  'Alert AppBar Avatar Button Chip FilledInput LinearProgress Skeleton Slider SpeedDialAction StepConnector StepContent Switch TableCell Tooltip grey'.split(
    ' ',
  ),
)

/** The one colour that a widget in use makes transparent: the row of a menu. */
const CHANNEL_IN_USE = 'primary.mainChannel'

/** MUI would make a variable of every value that it knows, in each display mode: without these a theme is made in half the time, and a document has 14 kB less. */
const isUnused = ([group = '', name = '', shade = '']: string[]): boolean =>
  ['font', 'overlays'].includes(group) ||
  (group === 'palette' &&
    (unusedColors.has(name) || (`${name}${shade}`.endsWith('Channel') && `${name}.${shade}` !== CHANNEL_IN_USE)))

/** A theme of the product: the same colours, type and motion, with the looks of these of MUI's components. */
export function createTheme(components: Overrides): Theme {
  const theme = createMuiTheme({
    cssVariables: {
      colorSchemeSelector: 'class',
      shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnused(keys),
    },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: createPaletteOptions('light') },
      'eye-protection': createColorScheme({ palette: createPaletteOptions('eye-protection') }),
      dark: { palette: createPaletteOptions('dark') },
    } satisfies Record<DisplayMode, object>,
    spacing: spaceUnit,
    breakpoints: { values: breakpoints },
    shape: { borderRadius: radiusControlPx },
    shadows,
    typography,
    zIndex: {
      appBar: layer.bar,
      drawer: layer.overlay,
      modal: layer.dialog,
      snackbar: layer.toast,
      tooltip: layer.toast,
    },
    transitions: {
      duration: {
        shortest: duration.tap,
        shorter: duration.tap,
        short: duration.card,
        standard: duration.card,
        complex: duration.sheet,
        enteringScreen: duration.sheet,
        leavingScreen: duration.card,
      },
      easing: { easeOut: easing.out, easeInOut: easing.out, easeIn: easing.out, sharp: easing.out },
    },
    components,
  })
  return limitSchemesToScreen(theme)
}
