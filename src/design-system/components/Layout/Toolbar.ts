import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

/** What narrows or sorts a list, above it: fields, a SegmentedControl, chips. Below each other on phones. */
export const Toolbar = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(3),
    // Chips are lower than a field: their middles are in line.
    '& > :has(> [data-part="chip"])': { paddingBottom: theme.spacing(0.5) },
    [theme.breakpoints.up('sm')]: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      // Help below one field leaves the fields in line.
      '&:has([data-part="field-note"])': { alignItems: 'flex-start' },
      '& > [data-part="field"]': { flex: 1, maxWidth: '24rem' },
      // As wide as its choices.
      '& > [data-part="field"]:has(select)': { flex: 'none', width: 'auto', minWidth: '11rem' },
    },
  })),
)
