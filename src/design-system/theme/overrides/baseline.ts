import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'
import { forcedColors } from '../../tokens/color.ts'
import { reducedMotion } from '../../tokens/motion.ts'
import { size } from '../../tokens/space.ts'

/** What MUI's component overrides are typed with. */
export type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** What is chosen among others, however a component shows it. */
const chosen =
  ':is([aria-pressed="true"], [aria-selected="true"], a[aria-current], label:has(> [type="radio"]:checked))'

/** The page itself: background, numbers, focus ring, reduced motion, the system's contrast modes. */
export const baselineOverrides: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        textSizeAdjust: '100%',
        scrollPaddingBlock: theme.spacing(24),
        // Phones lay their scrollbar over the page; elsewhere it always has its room, so that nothing jumps aside.
        [theme.breakpoints.up('md')]: { overflowY: 'scroll' },
      },
      body: {
        minHeight: '100dvh',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
        ...theme.typography.body1,
      },
      ':focus-visible': {
        outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
      'h1, h2, h3, h4': { textWrap: 'balance' },
      // Script gives them the focus, so that screen readers go on there; nothing about them is pressed.
      ':is(h1, h2, main):focus': { outline: 'none' },
      ':lang(zh) :is(em, i, cite), :is(em, i, cite):lang(zh)': { fontStyle: 'normal' },
      [forcedColors]: {
        [chosen]: { forcedColorAdjust: 'none', backgroundColor: 'SelectedItem !important' },
        [`${chosen}, ${chosen} *`]: { color: 'SelectedItemText !important' },
      },
      [reducedMotion]: {
        '*, *::before, *::after': {
          // None at all: even the shortest hides for a frame what fades in, and of `all`, the initial value, what has just become visible.
          animationDuration: '0s !important',
          animationDelay: '0ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
}
