import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { layer, size } from '../../tokens/space.ts'

/** What a long page is left by or most often asked for, in a row: on phones always under the thumb, above the bar at the foot; elsewhere where it stands. */
export const ThumbRow = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3),
    '& > :not(button)': { flex: '1 1 auto' },
    [theme.breakpoints.down('md')]: {
      position: 'sticky',
      zIndex: layer.bar - 1,
      bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))`,
      // From edge to edge of the window.
      marginInline: theme.spacing(-4),
      padding: theme.spacing(2, 4),
      borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
    '@media print': { display: 'none' },
  })),
)
