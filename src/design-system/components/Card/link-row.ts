/** The looks that the lines of a list share which lead somewhere as a whole: NotificationRow, SettingLink. */
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

export const LinkItem = styled('li')(
  themed(({ theme }) => ({ '& + &': { borderTop: `${size.hairline} solid ${theme.vars.palette.divider}` } })),
)

/** The looks of the link in it: an icon, and beside it what is read. */
export function linkRowLooks({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    alignItems: 'center',
    color: palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.tint.neutral },
    '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
    '& > svg': { flex: 'none', width: size.icon, height: size.icon, color: palette.text.secondary },
    '& > .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  } as const
}
