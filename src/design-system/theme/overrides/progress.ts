import { reducedMotion } from '../../tokens/motion.ts'
import { themed } from '../themed.ts'
import type { Overrides } from './baseline.ts'

/** That something is on its way. */
export const progressOverrides: Overrides = {
  MuiCircularProgress: {
    styleOverrides: {
      root: {
        '&[aria-valuenow] .MuiCircularProgress-circle': { strokeLinecap: 'round' },
        // The round end of nothing would be a dot.
        '&[aria-valuenow="0"] .MuiCircularProgress-circle': { visibility: 'hidden' },
      },
      track: themed(({ theme }) => ({ opacity: 1, stroke: theme.vars.palette.divider })),
      circle: { [reducedMotion]: { strokeDasharray: 'none' } },
    },
  },
}
