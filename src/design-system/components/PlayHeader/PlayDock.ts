import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { playSize } from '../../tokens/play.ts'
import { layer } from '../../tokens/space.ts'

/** What is docked to the lower edge of the window, inside a PlayStage, which keeps its room. */
export const docked = themed(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  // Above the keyboard of a phone.
  bottom: 'var(--keyboard, 0)',
  zIndex: layer.bar - 1,
  paddingTop: theme.spacing(3),
  paddingInline: `max(${theme.spacing(4)}, calc((100% - ${playSize.board}) / 2))`,
  paddingBottom: `calc(env(safe-area-inset-bottom) + ${theme.spacing(4)})`,
}))

/** The buttons of a question or page of play: the last one stands where Continue will stand. Outside a PlayStage, as in a conversation, they stay in their line. */
export const PlayDock = styled('div')(
  docked,
  themed(({ theme }) => ({
    // A value that TypeScript does not know of.
    position: 'var(--dock, static)' as 'static',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: theme.spacing(2),
    backgroundColor: 'var(--dock-background, transparent)',
    '& > [data-button]:last-child': { minHeight: playSize.dockButton },
    [theme.breakpoints.up('sm')]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      alignItems: 'flex-end',
      '& > [data-button]': { flex: 'none', minHeight: playSize.dockButton },
      '& > [data-button]:last-child': { minWidth: playSize.dockButtonWidth },
    },
  })),
)
