import { keyframes, styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { distance, duration, easing, reducedMotion } from '../../tokens/motion.ts'
import { playSize, stroke } from '../../tokens/play.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { period, placeOf } from './path.ts'

/** One breath of the lantern. */
const breathe = /* @__PURE__ */ keyframes({ '0%, 100%': { transform: 'none' }, '50%': { transform: 'scale(1.04)' } })

/** Where each level stands, and the tree across from it: in the middle of the path it stands near the edge. */
const places = Object.fromEntries(
  Array.from({ length: period }, (_, index) => {
    const place = placeOf(index)
    return [
      `& li:nth-of-type(${period}n + ${index + 1})`,
      { '--place': `${place}%`, '--tree': place === 50 ? '16%' : `${100 - place}%` },
    ]
  }),
)

/** One class for the whole map: the ground, on it the trail, and over that the list of levels. */
export const Wood = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      isolation: 'isolate',
      width: '100%',
      maxWidth: playSize.map,
      marginInline: 'auto',
      overflow: 'hidden',
      padding: theme.spacing(8, 0, 2),
      borderRadius: radius.card,
      backgroundColor: palette.pictureTint.leaf,
      ...Object.fromEntries(
        Object.entries(palette.pictureTint).map(([tint, color]) => [
          `&[data-tint="${tint}"]`,
          { backgroundColor: color },
        ]),
      ),
      '& > div': { position: 'relative' },
      // Without bullets but still a list for Safari, which `none` would not be.
      '& ol': { listStyleType: '""', margin: 0, padding: 0 },
      '& .trail': {
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        width: '100%',
        height: '100%',
        '& path': {
          fill: 'none',
          vectorEffect: 'non-scaling-stroke',
          strokeLinecap: 'round',
          strokeWidth: playSize.trail,
          stroke: palette.background.paper,
        },
        '& .walked': { stroke: palette.primary.main, opacity: 0.45 },
      },
      '& li': { position: 'relative', height: playSize.nodePitch },
      ...places,
      '& .tree': {
        position: 'absolute',
        zIndex: -2,
        left: 'var(--tree)',
        top: theme.spacing(4),
        width: theme.spacing(8),
        translate: '-50%',
        fill: palette.primary.main,
        opacity: 0.28,
      },
      '& .clearing': {
        position: 'absolute',
        zIndex: -2,
        left: 'var(--place)',
        top: theme.spacing(-4),
        width: '12.5rem',
        maxWidth: '60%',
        translate: '-50%',
        '& .grass': { fill: palette.pictureTint.sun },
        '& .trees': { fill: palette.primary.main, opacity: 0.4 },
        '& .flowers': { fill: palette.background.paper },
      },
      '&:is([data-tint="sun"], [data-tint="clay"]) .grass': { fill: palette.pictureTint.leaf },
      '& .stop': {
        position: 'relative',
        left: 'var(--place)',
        translate: '-50%',
        display: 'grid',
        justifyItems: 'center',
        width: 'max-content',
      },
      '& .node': {
        ...theme.typography.h3,
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: playSize.node,
        height: playSize.node,
        padding: 0,
        fontVariantNumeric: 'tabular-nums',
        color: palette.primary.main,
        backgroundColor: palette.background.paper,
        border: `${stroke.state} solid ${palette.primary.main}`,
        borderRadius: radius.full,
        boxShadow: shadow.card,
        cursor: 'pointer',
        // Under the bars, and over the card at the foot of the window.
        scrollMarginBlock: theme.spacing(20, 56),
        transition: `transform ${duration.tap}ms ${easing.out}`,
      },
      '& .node[aria-pressed="true"]': { boxShadow: `0 0 0 ${stroke.strong} ${palette.text.primary}` },
      '& .node[data-state="locked"]': {
        color: palette.text.secondary,
        borderColor: palette.border,
        borderStyle: 'dashed',
      },
      '& .node[data-current]': {
        width: playSize.nodeCurrent,
        height: playSize.nodeCurrent,
        // Its middle stays on the path.
        marginBlock: `calc((${playSize.node} - ${playSize.nodeCurrent}) / 2)`,
        borderWidth: stroke.strong,
      },
      '@media (hover: hover)': { '& .node:hover': { transform: `translateY(-${distance.lift})` } },
      '& .ground': {
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        borderRadius: radius.full,
        '& > img': { width: '68%', height: '68%', objectFit: 'contain', userSelect: 'none' },
      },
      // Without contrast every colour is the same grey: the outline of the picture, in every display mode.
      '& .node[data-state="locked"] img': { filter: 'grayscale(1) contrast(0)', opacity: 0.35 },
      '& .lantern': {
        position: 'absolute',
        insetInlineEnd: `calc(${theme.spacing(4)} * -1)`,
        top: '45%',
        width: theme.spacing(7),
        transformOrigin: 'top',
        pointerEvents: 'none',
        '& .frame': { fill: 'none', stroke: palette.text.primary, strokeWidth: 2.5, strokeLinecap: 'round' },
        '& .light': {
          fill: palette.tint.reward,
          stroke: palette.text.primary,
          strokeWidth: 2,
          strokeLinejoin: 'round',
        },
        '& .flame': { fill: palette.reward.fill, stroke: palette.reward.text, strokeWidth: 1.5 },
      },
      '& .node[data-current] :is(.ground, .lantern)': {
        animation: `${breathe} ${duration.breath}ms ease-in-out infinite`,
        [reducedMotion]: { animation: 'none' },
      },
      '& .below': {
        ...theme.typography.caption,
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(1),
        lineHeight: playSize.star.s,
        marginTop: theme.spacing(1),
        color: palette.text.primary,
        fontVariantNumeric: 'tabular-nums',
        pointerEvents: 'none',
        '& > svg': { width: '0.875rem', height: '0.875rem' },
      },
      '& li:has([data-current]) .below': { marginTop: theme.spacing(1.5) },
    }
  }),
)

/** The map, and beside it the card of the level that was pressed; where there is no room it lies over the foot of the window. */
export const Layout = styled('div')(
  themed(({ theme }) => ({
    containerType: 'inline-size',
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4), alignItems: 'start' },
    '& .card': {
      position: 'relative',
      zIndex: 1,
      width: '100%',
      maxWidth: playSize.map,
      marginInline: 'auto',
      // Low windows, and letters of twice the size, need the room for the map.
      '@media (min-height: 36rem)': {
        position: 'sticky',
        bottom: theme.spacing(3),
        [theme.breakpoints.down('md')]: {
          bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${theme.spacing(2)})`,
        },
      },
    },
    '@container (min-width: 54rem)': {
      '& > div': { gridTemplateColumns: `${playSize.map} minmax(0, 1fr)`, gap: theme.spacing(6) },
      '& .card': { maxWidth: 'none', '@media (min-height: 36rem)': { top: theme.spacing(8), bottom: 'auto' } },
    },
  })),
)
