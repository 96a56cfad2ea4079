import { styled } from '@mui/material/styles'
import { appear, hop, shake } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { distance, duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** Two rows of pictures fill what the word and the sheet of the feedback leave of a window. */
const pictureOption = `clamp(7rem, calc((100dvh - 25.75rem) / 2), ${playSize.pictureOption})`

/** One class for the whole grid: an option that changes its state costs no style work. */
export const Grid = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.spacing(4, 3),
      width: '100%',
      maxWidth: playSize.board,
      margin: '0 auto',
      '&[data-layout="long"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [theme.breakpoints.up('md')]: {
        gap: theme.spacing(5, 4),
        '&[data-layout="pictures"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '&[data-layout="long"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },

        // Long texts keep clear of the number.
        '&:not([data-layout="pictures"]) button': { paddingInline: theme.spacing(10) },
      },
      '& button': {
        ...theme.typography.body1,
        fontWeight: 500,
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: playSize.optionHeight,
        padding: theme.spacing(4, 3),
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        border: `${stroke.state} solid ${palette.divider}`,
        borderRadius: radius.card,
        boxShadow: shadow.card,
        cursor: 'pointer',
        touchAction: 'manipulation',
        overflowWrap: 'anywhere',
        transition: `transform ${duration.tap}ms ${easing.out}, border-color ${duration.tap}ms, background-color ${duration.tap}ms`,
      },
      '&[data-layout="pictures"] button': {
        minHeight: pictureOption,
        padding: theme.spacing(2),
        // A grid would let the picture set the width that the picture shall follow.
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        '& [data-size="m"]': { width: `min(100%, calc(${pictureOption} - 1.25rem))` },
      },
      '&:not([data-layout="pictures"]) button': { borderColor: palette.border, borderWidth: size.hairline },
      '@media (hover: hover)': {
        '& button:not([aria-disabled="true"]):hover': {
          borderColor: palette.primary.main,
          transform: `translateY(-${distance.lift})`,
        },
      },
      '& button:active:not([aria-disabled="true"])': { transform: 'none', backgroundColor: palette.tint.primary },
      '& button[aria-disabled="true"]': { cursor: 'default', boxShadow: 'none' },
      '&& button[data-state="right"], && button[data-state="revealed"]': {
        borderColor: palette.primary.main,
        borderWidth: stroke.state,
        backgroundColor: palette.tint.primary,
      },
      '&& button[data-state="revealed"]': { borderStyle: 'dashed' },
      '& button[data-state="right"]': { animation: `${hop} ${duration.sheet}ms ${easing.out}` },
      '&& button[data-state="wrong"]': {
        borderColor: palette.error.main,
        borderWidth: stroke.state,
        backgroundColor: palette.tint.error,
        animation: `${shake} ${duration.shake}ms ${easing.out}`,
      },
      [reducedMotion]: {
        '&& button:is([data-state="right"], [data-state="wrong"])': { animation: `${appear} ${duration.tap}ms` },
      },
      '& .number': {
        ...theme.typography.caption,
        display: 'none',
        position: 'absolute',
        top: theme.spacing(2),
        left: theme.spacing(2),
        minWidth: theme.spacing(6),
        lineHeight: theme.spacing(5.5),
        color: palette.text.secondary,
        border: `${size.hairline} solid ${palette.divider}`,
        borderRadius: radius.control,
        backgroundColor: palette.background.paper,
        '@media (hover: hover)': { display: 'block' },
      },
      '& .note': { ...theme.typography.body2, display: 'block', color: palette.text.secondary },
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
      '& [data-state="wrong"] .mark': { backgroundColor: palette.error.main, color: palette.error.contrastText },
    }
  }),
)
