import { styled } from '@mui/material/styles'
import { shake } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

const { wide: slotWidth, narrow: slotWidthMin, tight: slotWidthTight } = playSize.slot

/** One class for the whole board; letters carry plain class names and data attributes. */
export const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: '100%',
      maxWidth: playSize.board,
      margin: '0 auto',
      scrollMarginBlock: theme.spacing(4),
      '& .board': {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: theme.spacing(3, 5),
        padding: theme.spacing(4, 2),
        border: `${size.hairline} solid ${palette.border}`,
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        boxShadow: shadow.card,
        '&:focus-within': {
          borderColor: palette.primary.main,
          boxShadow: `0 0 0 ${stroke.state} ${palette.primary.main}`,
        },
        '&[data-disabled]': { boxShadow: 'none' },
      },
      '& .part': { display: 'flex', justifyContent: 'center', gap: theme.spacing(1), minWidth: 0, maxWidth: '100%' },
      '& .slot': {
        position: 'relative',
        // A width rather than a flex basis: the part must know how wide its letters want to be.
        flex: '0 1 auto',
        width: slotWidth,
        minWidth: slotWidthMin,
        height: playSize.slotHeight,
        display: 'grid',
        placeItems: 'center',
        fontSize: '1.5rem',
        lineHeight: 1,
        fontWeight: 600,
        borderBottom: `${stroke.strong} solid ${palette.divider}`,
        color: palette.text.primary,
        // No transition: a letter would cost every frame of it, and typing is faster than that.
        '&[data-state="empty"]': { borderBottomColor: palette.border },
        '&[data-state="right"]': { borderBottomColor: palette.primary.main },
        '&[data-state="hint"]': {
          color: palette.reward.text,
          borderBottomStyle: 'dotted',
          borderBottomColor: palette.reward.text,
        },
        '&[data-state="wrong"]': {
          color: palette.error.main,
          backgroundColor: palette.tint.error,
          borderBottomColor: palette.error.main,
          borderRadius: `${radius.control} ${radius.control} 0 0`,
          animation: `${shake} ${duration.shake}ms ${easing.out}`,
        },
        '&[data-state="fixed"]': {
          width: '1rem',
          minWidth: 0,
          color: palette.text.secondary,
          borderBottomColor: 'transparent',
        },
      },
      [theme.breakpoints.down('sm')]: {
        '& [data-tight] .slot': { width: slotWidthTight, fontSize: '1.25rem' },
        '& [data-tight] .slot[data-state="fixed"]': { width: '0.75rem' },
        '& .part[data-long]': { flexWrap: 'wrap', rowGap: theme.spacing(2) },
      },
      '& .cross': {
        position: 'absolute',
        top: theme.spacing(0.5),
        right: theme.spacing(0.5),
        width: '0.75rem',
        height: '0.75rem',
      },
      // It stands still: a blinking one would begin anew, and draw frames, at every letter.
      '& .board:focus-within .slot[data-next]::after': {
        content: '""',
        gridArea: '1 / 1',
        width: stroke.state,
        height: '1.75rem',
        backgroundColor: palette.primary.main,
      },
      '& input': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        // Smaller text would make a phone zoom in.
        fontSize: '1rem',
        opacity: 0,
        cursor: 'text',
        '&:disabled': { cursor: 'default' },
      },
      '& .message': {
        ...theme.typography.body1,
        fontWeight: 500,
        minHeight: theme.spacing(7),
        marginTop: theme.spacing(2),
        textAlign: 'center',
        color: palette.error.main,
      },
    }
  }),
)
