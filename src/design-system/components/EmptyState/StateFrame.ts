import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** The middle of a place that has nothing, is locked, or failed: picture, words, one way on. */
export const StateFrame = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(3),
    maxWidth: size.form,
    marginInline: 'auto',
    padding: theme.spacing(10, 4),
    textAlign: 'center',
    '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  })),
)

/** The round ground of the picture. */
export const StatePicture = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    width: '6rem',
    height: '6rem',
    marginBottom: theme.spacing(2),
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    '&[data-tone="reward"]': { backgroundColor: theme.vars.palette.tint.reward, color: theme.vars.palette.reward.text },
    '& svg': { width: '2.5rem', height: '2.5rem', strokeWidth: 1.75 },
    '& img': { width: '4rem', height: '4rem' },
  })),
)

/** Buttons under the words, below each other on phones. */
export const StateActions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.spacing(3),
    marginTop: theme.spacing(3),
    '&:empty': { display: 'none' },
  })),
)
