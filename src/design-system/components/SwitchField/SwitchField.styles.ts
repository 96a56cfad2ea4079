import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { forcedColors } from '../../tokens/color.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** The whole line is pressed. */
export const Label = styled('label')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: size.touch,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  })),
)

export const Words = styled('span')(
  themed(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    gap: theme.spacing(3),
    minWidth: 0,
    // A long word in large text is hyphenated rather than drawn over the switch.
    '& > span': { minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' },
    '& small': { display: 'block' },
    '& > svg': { flexShrink: 0, width: size.icon, height: size.icon, color: theme.vars.palette.text.secondary },
  })),
)

/** The track is the checkbox itself, the knob its pseudo-element. */
export const Switch = styled('input')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    const knob = `calc(1.375em - ${theme.spacing(1.5)})`
    return {
      position: 'relative',
      flexShrink: 0,
      width: '2.3125em',
      height: '1.375em',
      margin: 0,
      borderRadius: radius.full,
      backgroundColor: palette.border,
      appearance: 'none',
      font: 'inherit',
      cursor: 'inherit',
      transition: theme.transitions.create('background-color', { duration: duration.tap }),
      '&::before': {
        content: '""',
        position: 'absolute',
        top: theme.spacing(0.75),
        left: theme.spacing(0.75),
        width: knob,
        height: knob,
        // Unseen but where the system chooses the colours.
        border: `${size.hairline} solid transparent`,
        borderRadius: radius.full,
        backgroundColor: palette.background.paper,
        transition: theme.transitions.create('transform', { duration: duration.tap }),
      },
      '&:checked': {
        backgroundColor: palette.primary.main,
        '&::before': { transform: 'translateX(0.9375em)' },
      },
      '&:disabled': { opacity: 0.5 },
      [forcedColors]: { outline: `${size.hairline} solid ButtonBorder` },
      '@media print': { printColorAdjust: 'exact' },
    }
  }),
)
