import { styled } from '@mui/material/styles'
import { shake } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { forcedColors } from '../../tokens/color.ts'
import { distance, duration, easing } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

const { wide, tight } = playSize.slot

/** One class for the line and the tray: a tile that is placed costs no style work. */
export const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gap: theme.spacing(7),
      width: '100%',
      maxWidth: playSize.board,
      margin: '0 auto',
      '& .line, & .tray': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(2) },
      '& .line': {
        position: 'relative',
        alignContent: 'flex-start',
        minHeight: `calc(${playSize.slotHeight} + ${theme.spacing(6)})`,
        padding: theme.spacing(3),
        border: `${stroke.state} solid ${palette.divider}`,
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
      },
      '&[data-kind="letters"] .line': { gap: theme.spacing(2, 1) },
      // A sentence keeps its room for two rows on phones, so that the tray does not move under the finger.
      '&[data-kind="words"] .line': {
        justifyContent: 'flex-start',
        [theme.breakpoints.down('sm')]: {
          minHeight: `calc(2 * ${playSize.slotHeight} + ${theme.spacing(8)})`,
        },
      },
      '& button, & .slot': {
        ...theme.typography.h3,
        fontWeight: 600,
        display: 'grid',
        placeItems: 'center',
        minWidth: wide,
        minHeight: playSize.slotHeight,
        margin: 0,
        borderRadius: radius.control,
      },
      '& button': {
        padding: theme.spacing(1, 2),
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        border: `${size.hairline} solid ${palette.border}`,
        boxShadow: shadow.card,
        cursor: 'pointer',
        touchAction: 'manipulation',
        overflowWrap: 'anywhere',
        transition: `translate ${duration.tap}ms ${easing.out}, background-color ${duration.tap}ms, border-color ${duration.tap}ms`,
      },
      '&[data-kind="words"] button': { ...theme.typography.body1, fontWeight: 500, paddingInline: theme.spacing(4) },
      '@media (hover: hover)': {
        '& button:not([aria-disabled="true"]):hover': {
          borderColor: palette.primary.main,
          translate: `0 -${distance.lift}`,
        },
      },
      '& button:active:not([aria-disabled="true"])': { translate: 'none', backgroundColor: palette.tint.primary },
      '& button[aria-disabled="true"]': { cursor: 'default', boxShadow: 'none' },
      // What is taken leaves its hole, so that the others stay where the eye knows them.
      '& .tray button[aria-pressed="true"]': {
        borderStyle: 'dashed',
        borderColor: palette.divider,
        backgroundColor: 'transparent',
        boxShadow: 'none',
        '& > span': { opacity: 0 },
        // A hole there, too, though it is pressed.
        [forcedColors]: { backgroundColor: 'Canvas !important' },
      },
      '& .slot': { borderBottom: `${stroke.strong} solid ${palette.border}`, borderRadius: 0 },
      '& .slot[data-fixed]': { minWidth: 'auto', borderColor: 'transparent', color: palette.text.secondary },
      '& .gap': { width: theme.spacing(3) },
      '& .line button': { backgroundColor: palette.tint.primary, borderColor: palette.primary.main, boxShadow: 'none' },
      [theme.breakpoints.down('sm')]: {
        '&[data-tight] .line': { paddingInline: theme.spacing(1) },
        '&[data-tight] .line :is(button, .slot:not([data-fixed]))': { minWidth: tight, paddingInline: 0 },
      },
      '&[data-result="right"] .line': { borderColor: palette.primary.main, backgroundColor: palette.tint.primary },
      '&[data-result="notYet"] .line': {
        borderColor: palette.error.main,
        backgroundColor: palette.tint.error,
        animation: `${shake} ${duration.shake}ms ${easing.out}`,
        '& button': { borderColor: palette.error.main, backgroundColor: palette.background.paper },
      },
      '& .mark': {
        ...theme.typography.caption,
        position: 'absolute',
        bottom: 0,
        left: '50%',
        transform: 'translate(-50%, 55%)',
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        padding: theme.spacing(0, 2.5, 0, 1.5),
        whiteSpace: 'nowrap',
        fontWeight: 600,
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        borderRadius: radius.full,
        '& svg': { width: size.iconSmall, height: size.iconSmall },
      },
      '&[data-result="notYet"] .mark': { color: palette.error.contrastText, backgroundColor: palette.error.main },
    }
  }),
)
