import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { layer, size } from '../../tokens/space.ts'

export const Root = styled('div')(
  themed(({ theme }) => ({
    minHeight: '100dvh',
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`,
      '&[data-rail]': { gridTemplateColumns: `${size.rail} minmax(0, 1fr)` },
    },
    // Paper shows the page alone: a receipt, a certificate.
    '@media print': { '&, &[data-rail]': { display: 'block' }, '& > :not(main)': { display: 'none' } },
  })),
)

export const SkipLink = styled('a')(
  themed(({ theme }) => ({
    ...theme.typography.button,
    position: 'fixed',
    zIndex: layer.toast,
    top: theme.spacing(2),
    left: theme.spacing(2),
    display: 'grid',
    alignContent: 'center',
    minHeight: size.touch,
    paddingInline: theme.spacing(5),
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '&:not(:focus)': { translate: '0 -200%' },
  })),
)

export const TopBar = styled('header')(
  themed(({ theme }) => ({
    position: 'sticky',
    zIndex: layer.bar,
    top: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    height: size.topBar,
    paddingInline: theme.spacing(2, 4),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

export const End = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    marginInlineStart: 'auto',
  })),
)

export const Scrim = styled('div')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: layer.overlay,
    inset: 0,
    backgroundColor: theme.vars.palette.scrim,
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

export const Sidebar = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(4),
    padding: theme.spacing(3),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    borderInlineEnd: `${size.hairline} solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('lg')]: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      '[data-rail] > &': { alignItems: 'center', paddingInline: theme.spacing(2) },
    },
    [theme.breakpoints.down('lg')]: {
      position: 'fixed',
      zIndex: layer.overlay,
      insetBlock: 0,
      insetInlineStart: 0,
      width: `min(${size.sidebar} + ${theme.spacing(6)}, 86vw)`,
      paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
      boxShadow: shadow.sheet,
      transition: `translate ${duration.sheet}ms ${easing.out}`,
      // Hidden, not only moved away: nothing in it can be reached by Tab. Seen again at once, so that it can take the focus.
      '&:not([data-open])': {
        visibility: 'hidden',
        translate: '-105%',
        transition: `translate ${duration.sheet}ms ${easing.out}, visibility 0s ${duration.sheet}ms`,
      },
    },
  })),
)

export const SidebarHead = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingInlineStart: theme.spacing(2),
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { flexDirection: 'column', paddingInlineStart: 0 },
    },
  })),
)

/** In the rail only the leaf of the logo is in view. */
export const LogoPlace = styled('div')(
  themed(({ theme }) => ({
    minWidth: 0,
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { width: theme.spacing(8), overflow: 'clip' },
    },
  })),
)

export const WideOnly = styled('div')(themed(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } })))
export const NarrowOnly = styled('div')(themed(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } })))

export const HiddenInRail = styled('div')(
  themed(({ theme }) => ({
    [theme.breakpoints.up('lg')]: { '[data-rail] &': { display: 'none' } },
  })),
)

export const Navigation = styled('nav')(themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) })))

export const SidebarFoot = styled('div')(
  themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), marginTop: 'auto' })),
)

export const Main = styled('main')(
  themed(({ theme }) => ({
    minWidth: 0,
    outline: 'none',
    paddingBottom: 'env(safe-area-inset-bottom)',
    [theme.breakpoints.down('md')]: { paddingBottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` },
  })),
)

export const Page = styled('div')(
  themed(({ theme }) => ({
    maxWidth: `calc(${size.content} + ${theme.spacing(16)})`,
    marginInline: 'auto',
    padding: theme.spacing(5, 4, 8),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 12) },
  })),
)

export const BottomBar = styled('nav')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: layer.bar,
    insetInline: 0,
    bottom: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minHeight: size.bottomBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderTop: `${size.hairline} solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('md')]: { display: 'none' },
  })),
)
