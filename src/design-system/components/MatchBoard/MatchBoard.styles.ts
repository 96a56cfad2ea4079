import { styled } from '@mui/material/styles'
import { appear, hop, shake } from '../../theme/keyframes.ts'
import { themed } from '../../theme/themed.ts'
import { duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** One class for the whole board: a tile that changes its state costs no style work. */
export const Board = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.spacing(3),
      width: '100%',
      maxWidth: playSize.board,
      margin: '0 auto',
      [theme.breakpoints.up('md')]: { columnGap: theme.spacing(12), rowGap: theme.spacing(3) },
      '& .side': { display: 'grid', gridAutoRows: '1fr', gap: theme.spacing(3) },
      '& button': {
        ...theme.typography.h3,
        fontWeight: 500,
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: playSize.matchHeight,
        padding: theme.spacing(1.5, 3),
        color: palette.text.primary,
        backgroundColor: palette.background.paper,
        border: `${stroke.state} solid ${palette.divider}`,
        borderRadius: radius.card,
        boxShadow: shadow.card,
        cursor: 'pointer',
        touchAction: 'manipulation',
        overflowWrap: 'anywhere',
        transition: `border-color ${duration.tap}ms, background-color ${duration.card}ms ${easing.out}`,
      },
      '& button[data-text="meaning"]': { ...theme.typography.body1 },
      '@media (hover: hover)': {
        '& button:not([aria-disabled="true"]):hover': { borderColor: palette.primary.main },
      },
      '& button[aria-pressed="true"]': {
        borderColor: palette.primary.main,
        backgroundColor: palette.tint.primary,
        boxShadow: `0 0 0 ${stroke.state} ${palette.primary.main}`,
      },
      '& button[data-state="matched"]': {
        cursor: 'default',
        color: palette.text.secondary,
        borderColor: 'transparent',
        boxShadow: 'none',
        backgroundColor: palette.tint.primary,
        animation: `${hop} ${duration.sheet}ms ${easing.out}`,
      },
      '& button[data-state="wrong"]': {
        borderColor: palette.error.main,
        backgroundColor: palette.tint.error,
        animation: `${shake} ${duration.shake}ms ${easing.out}`,
      },
      [reducedMotion]: {
        '& button:is([data-state="matched"], [data-state="wrong"])': { animation: `${appear} ${duration.tap}ms` },
      },
      '& .number, & .mark': { position: 'absolute', top: theme.spacing(2), left: theme.spacing(2) },
      '& .number': {
        ...theme.typography.caption,
        display: 'none',
        minWidth: theme.spacing(6),
        lineHeight: theme.spacing(5.5),
        color: palette.text.secondary,
        border: `${size.hairline} solid ${palette.divider}`,
        borderRadius: radius.control,
        '@media (hover: hover)': { display: 'block' },
      },
      '& .mark': {
        display: 'grid',
        placeItems: 'center',
        width: theme.spacing(6),
        height: theme.spacing(6),
        borderRadius: radius.full,
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        '& svg': { width: size.iconSmall, height: size.iconSmall },
      },
      '& [data-state="wrong"] .mark': { color: palette.error.contrastText, backgroundColor: palette.error.main },
    }
  }),
)
