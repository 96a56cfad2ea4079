import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { forcedColors } from '../../tokens/color.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** A radio button: the browser's own, drawn in the product's colours. The frame around it, which is pressed, shows the focus. */
export const Radio = styled('input')(
  themed(({ theme }) => ({
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: size.icon,
    height: size.icon,
    margin: 0,
    border: `${size.focusGap} solid ${theme.vars.palette.text.secondary}`,
    borderRadius: radius.full,
    appearance: 'none',
    cursor: 'inherit',
    '&:checked': {
      borderColor: theme.vars.palette.primary.main,
      '&::before': {
        content: '""',
        width: '50%',
        height: '50%',
        // Where the system chooses the colours, a border is drawn and a background is not.
        border: `${theme.spacing(1)} solid`,
        borderRadius: radius.full,
        color: theme.vars.palette.primary.main,
      },
    },
    // On the ground of what is chosen it has the colour of the words.
    [forcedColors]: { '&:checked': { borderColor: 'currentcolor', '&::before': { color: 'inherit' } } },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 0.5 },
    '@media print': { printColorAdjust: 'exact' },
  })),
)
