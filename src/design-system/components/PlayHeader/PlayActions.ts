import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

/** The small buttons below a question or its word. It keeps their room when they go, so that nothing moves. */
export const PlayActions = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: theme.spacing(3),
    minHeight: size.touch,
    // Buttons with words bring their own room: on phones two of them just fit beside each other.
    '&:has(> [data-button])': { columnGap: 0 },
  })),
)
