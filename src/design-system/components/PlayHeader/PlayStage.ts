import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'

/**
 * What is played, in the height that the window leaves: what is asked at the top, PlayAnswers in the lower half, and below them the room
 * of a docked FeedbackBar or a PlayDock, so that nothing moves when it comes.
 */
export const PlayStage = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    gap: theme.spacing(4),
    width: '100%',
    // The marks of options hang over their edge.
    paddingBottom: `calc(${playSize.dock} + ${theme.spacing(8)})`,
    '--dock': 'fixed',
    '--dock-background': theme.vars.palette.background.default,
    // There is no thumb to reach for: what belongs together stands together.
    [theme.breakpoints.up('md')]: { justifyContent: 'center', gap: theme.spacing(6) },
  })),
)

/** What is pressed to answer: in the lower half of a phone, where the thumb is. */
export const PlayAnswers = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    width: '100%',
    [theme.breakpoints.down('md')]: { marginTop: 'auto' },
  })),
)
