import { create } from 'storybook/theming/create'
import type { ThemeVars } from 'storybook/theming'
import { colors } from '../src/design-system/tokens/color.ts'
import type { DisplayMode } from '../src/design-system/tokens/color.ts'
import { radiusControlPx } from '../src/design-system/tokens/shape.ts'
import { fontFamily } from '../src/design-system/tokens/type.ts'
import { darken } from './darken.ts'

const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** Storybook writes white on this colour, darker still in a dark theme, and links in this colour on the surface. */
const secondaryOf = (displayMode: DisplayMode): string => {
  const { mode, primary } = colors[displayMode]
  return mode === 'dark' ? darken(primary, 0.14) : primary
}

/** Storybook's own parts, the frame and the pages, in the colours of one display mode. */
export function createStorybookTheme(displayMode: DisplayMode): ThemeVars {
  const { mode, background, surface, text, textMuted, divider, border, primary, contrastText, tint } =
    colors[displayMode]
  return create({
    base: mode,
    fontBase: fontFamily,
    fontCode: monospace,
    colorPrimary: primary,
    colorSecondary: secondaryOf(displayMode),
    appBg: background,
    appContentBg: surface,
    appPreviewBg: background,
    appHoverBg: tint.primary,
    appBorderColor: divider,
    appBorderRadius: radiusControlPx,
    textColor: text,
    textMutedColor: textMuted,
    textInverseColor: contrastText,
    barBg: surface,
    barTextColor: textMuted,
    barHoverColor: primary,
    barSelectedColor: primary,
    inputBg: surface,
    inputBorder: border,
    inputTextColor: text,
    inputBorderRadius: radiusControlPx,
    buttonBg: surface,
    buttonBorder: divider,
    booleanBg: background,
    booleanSelectedBg: surface,
  })
}
