import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

/** The whole window for a run: nothing else asks for attention. It is the `main` of its page. */
export const PlayFrame = styled('main')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(4),
    minHeight: '100dvh',
    padding: theme.spacing(2, 4, 0),
    paddingBottom: 'calc(env(safe-area-inset-bottom) + 1rem)',
    [theme.breakpoints.up('md')]: {
      gap: theme.spacing(8),
      paddingTop: theme.spacing(5),
      paddingInline: theme.spacing(6),
    },
  })),
)
