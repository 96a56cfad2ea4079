import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** The key that does the same, for the eye; only where there is a pointer, and so a keyboard. Give the control `aria-keyshortcuts`, too. */
export const KeyHint = styled('kbd')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    display: 'none',
    minWidth: theme.spacing(6),
    marginInlineStart: theme.spacing(2),
    lineHeight: theme.spacing(5.5),
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    border: `${size.hairline} solid ${theme.vars.palette.divider}`,
    borderRadius: radius.control,
    '@media (hover: hover)': { display: 'inline-block' },
  })),
)
