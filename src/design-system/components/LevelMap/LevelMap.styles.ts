import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { distance, duration, easing } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { serpentine } from './serpentine.ts'

/** The map is laid out by its own width: a sidebar beside it counts. */
export const Root = styled('div')({ containerType: 'inline-size', width: '100%' })

/** One class for the whole map, up to 160 levels. */
export const Path = styled('ol')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gridAutoFlow: 'row dense',
      gridAutoRows: playSize.nodePitch,
      isolation: 'isolate',
      // Without bullets but still a list for Safari, which `none` would not be.
      listStyleType: '""',
      margin: 0,
      padding: `${theme.spacing(3)} ${playSize.bend}`,
      maxWidth: playSize.board,
      marginInline: 'auto',
      ...serpentine(4),
      '@container (min-width: 38rem)': serpentine(6),
      '& > li': { position: 'relative', display: 'grid', justifyItems: 'center', alignContent: 'start' },
      '& > li::before': {
        content: '""',
        position: 'absolute',
        borderStyle: 'dotted',
        borderColor: palette.divider,
      },
      '& > li[data-walked]::before': { borderStyle: 'solid', borderColor: palette.primary.main, opacity: 0.35 },
      '& > li:last-of-type::before': { display: 'none' },
      '& .node': {
        ...theme.typography.h3,
        position: 'relative',
        zIndex: 1,
        display: 'grid',
        placeItems: 'center',
        width: playSize.node,
        height: playSize.node,
        padding: 0,
        textDecoration: 'none',
        fontVariantNumeric: 'tabular-nums',
        color: palette.primary.main,
        backgroundColor: palette.background.paper,
        border: `${stroke.state} solid ${palette.primary.main}`,
        borderRadius: radius.full,
        boxShadow: shadow.card,
        scrollMarginBlock: theme.spacing(24),
        transition: `transform ${duration.tap}ms ${easing.out}, background-color ${duration.tap}ms`,
        '& svg': { width: size.icon, height: size.icon },
      },
      '& .node[data-state="completed"]': { backgroundColor: palette.tint.primary },
      '& .node[data-current]': {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        boxShadow: `0 0 0 ${theme.spacing(1)} ${palette.background.default}, 0 0 0 ${theme.spacing(1.75)} ${palette.primary.main}`,
      },
      '& .node[data-state="locked"]': {
        color: palette.text.secondary,
        backgroundColor: palette.tint.neutral,
        borderColor: palette.divider,
        boxShadow: 'none',
        cursor: 'help',
      },
      '@media (hover: hover)': {
        '& a.node:hover': { transform: `translateY(-${distance.lift})` },
        '& a.node:not([data-current]):hover': { backgroundColor: palette.tint.primary },
      },
      '& .below': {
        ...theme.typography.caption,
        position: 'relative',
        zIndex: 1,
        marginTop: theme.spacing(1),
        lineHeight: playSize.star.s,
        color: palette.text.secondary,
        pointerEvents: 'none',
      },
      '& .node:has(.hint)': { zIndex: 3 },
      '& .hint': {
        ...theme.typography.body2,
        position: 'absolute',
        bottom: `calc(100% + ${theme.spacing(2)})`,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: playSize.bubble,
        padding: theme.spacing(2, 3),
        color: palette.background.paper,
        backgroundColor: palette.text.primary,
        borderRadius: radius.control,
        boxShadow: shadow.raised,
        textAlign: 'start',
      },
    }
  }),
)
