import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

/** Chips to choose from. On phones they are one line that goes sideways under the finger, edge to edge: below it is what the page is about. */
export const ChipRow = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(2),
    [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
    [theme.breakpoints.down('md')]: {
      // Over the padding of the page, with room for the ring of the focus, which overflow would cut.
      marginInline: theme.spacing(-4),
      marginBlock: theme.spacing(-1.5),
      paddingInline: theme.spacing(4),
      paddingBlock: theme.spacing(1.5),
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: theme.spacing(4),
      '& > *': { flex: 'none' },
    },
  })),
)
