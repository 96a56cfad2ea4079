import { styled } from '@mui/material/styles'
import { sidebarLooks } from '../../theme/overrides/navigation.ts'
import { themed } from '../../theme/themed.ts'
import { radius } from '../../tokens/shape.ts'
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

/** On narrow screens, above the page. */
export const TopBar = styled('header')(
  themed(({ theme }) => ({
    position: 'sticky',
    zIndex: theme.vars.zIndex.appBar,
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

/** On phones, under the thumb. */
export const BottomBar = styled('nav')(
  themed(({ theme }) => ({
    position: 'fixed',
    zIndex: theme.vars.zIndex.appBar,
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

export const End = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    marginInlineStart: 'auto',
  })),
)

/** On wide screens; on narrow ones MUI's drawer has the same looks. */
export const Sidebar = styled('div')(
  themed(({ theme }) => ({
    ...sidebarLooks(theme),
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    height: '100dvh',
    overflowY: 'auto',
    backgroundColor: theme.vars.palette.background.paper,
    '[data-rail] > &': { alignItems: 'center', paddingInline: theme.spacing(2) },
  })),
)

export const SidebarHead = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    // With large text the name has a line of its own, above the buttons.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingInlineStart: theme.spacing(2),
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { flexDirection: 'column', paddingInlineStart: 0 },
    },
  })),
)

/** In the rail only the leaf of the logo is in view. */
export const LogoPlace = styled('div')(
  themed(({ theme }) => ({
    // As wide as the name in text of normal size: larger text leaves no room for the buttons beside it.
    flex: '1 1 8.75rem',
    minWidth: 0,
    [theme.breakpoints.up('lg')]: {
      '[data-rail] &': { flex: 'none', width: theme.spacing(8), overflow: 'clip' },
    },
  })),
)

export const HiddenInRail = styled('div')(
  themed(({ theme }) => ({
    [theme.breakpoints.up('lg')]: { '[data-rail] &': { display: 'none' } },
  })),
)

export const Navigation = styled('nav')(themed(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) })))

/** Scrolls, so that the foot stays in view. The room at its sides is for focus rings, which scrolling would cut. */
export const SidebarMiddle = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(4),
    flex: '1 1 auto',
    minHeight: theme.spacing(30),
    margin: theme.spacing(-1),
    padding: theme.spacing(1),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  })),
)

export const SidebarFoot = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    marginTop: 'auto',
  })),
)

export const Main = styled('main')(
  themed(({ theme }) => ({
    minWidth: 0,
    // The band at the head of a screen reaches over the sides of the page and ends here, beside the sidebar.
    overflowX: 'clip',
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
