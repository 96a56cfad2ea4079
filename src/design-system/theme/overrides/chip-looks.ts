import type { Theme } from '@mui/material/styles'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** A chip that is only read. */
export const chipLooks = (theme: Theme) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.body2,
    fontWeight: 500,
    height: 'auto',
    minHeight: theme.spacing(7),
    padding: theme.spacing(0.5, 3),
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.full,
    backgroundColor: palette.tint.neutral,
    '&[data-tone="primary"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
    '&[data-tone="reward"]': { backgroundColor: palette.tint.reward, color: palette.reward.text },
    '&[data-tone="error"]': { backgroundColor: palette.tint.error, color: palette.error.main },
    '&[data-tone="info"]': { backgroundColor: palette.tint.info, color: palette.info.main },
  }
}
