import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'

/** The screen that a run ends with: a ResultSummary, and below it what follows from the result. */
export const ResultPage = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(6),
    width: '100%',
    paddingBlock: theme.spacing(2),
    '& > *': { width: '100%', maxWidth: playSize.board },
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(4) },
  })),
)
