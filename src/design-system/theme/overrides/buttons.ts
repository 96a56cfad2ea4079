import { Link } from '../../link.ts'
import { size } from '../../tokens/space.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** What the entries of MUI's menus are pressed by. No ripple. */
export const buttonOverrides: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true, LinkComponent: Link },
    styleOverrides: {
      // MUI takes the browser's outline away; the page's own focus ring stays.
      root: themed(({ theme }) => ({
        touchAction: 'manipulation',
        '&:focus-visible': {
          outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
          outlineOffset: size.focusGap,
        },
      })),
    },
  },
}
