import { create } from 'storybook/theming/create'
import type { ThemeVars } from 'storybook/theming'
import { colors, displayModes } from '../src/design-system/tokens/color.ts'
import type { DisplayMode } from '../src/design-system/tokens/color.ts'
import { radiusControlPx } from '../src/design-system/tokens/shape.ts'
import { fontFamily } from '../src/design-system/tokens/type.ts'

const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** Storybook's own parts in the colours of one display mode. */
function createStorybookTheme(displayMode: DisplayMode): ThemeVars {
  const { mode, background, surface, text, textMuted, divider, border, primary, contrastText } = colors[displayMode]
  return create({
    base: mode,
    brandTitle: 'Wordgrove 词林',
    brandImage: './logo.svg',
    fontBase: fontFamily,
    fontCode: monospace,
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
    appContentBg: surface,
    appPreviewBg: background,
    appHoverBg: colors[displayMode].tint.primary,
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

export const storybookThemes = Object.fromEntries(
  displayModes.map((displayMode) => [displayMode, createStorybookTheme(displayMode)]),
) as Readonly<Record<DisplayMode, ThemeVars>>
