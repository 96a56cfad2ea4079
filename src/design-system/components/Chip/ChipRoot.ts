import { styled } from '@mui/material/styles'
import { pressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** The element of a chip; `data-tone` is its tone, `data-pressable` says that it is pressed. */
export const ChipRoot = styled('span')<{ to?: string | undefined }>(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body2,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: theme.spacing(1.5),
      maxWidth: '100%',
      minHeight: theme.spacing(7),
      padding: theme.spacing(0.5, 3),
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.full,
      backgroundColor: palette.tint.neutral,
      color: palette.text.primary,
      fontWeight: 500,
      whiteSpace: 'normal',
      verticalAlign: 'middle',
      '&[data-tone="primary"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
      '&[data-tone="reward"]': { backgroundColor: palette.tint.reward, color: palette.reward.text },
      '&[data-tone="error"]': { backgroundColor: palette.tint.error, color: palette.error.main },
      '&[data-tone="info"]': { backgroundColor: palette.tint.info, color: palette.info.main },
      '& svg': { flexShrink: 0, width: size.iconSmall, height: size.iconSmall },
      '&[data-pressable]': {
        minHeight: size.touch,
        paddingInline: theme.spacing(4),
        borderColor: palette.border,
        backgroundColor: palette.background.paper,
        textDecoration: 'none',
        cursor: 'pointer',
        touchAction: 'manipulation',
        WebkitTapHighlightColor: 'transparent',
        transition: theme.transitions.create(['background-color', 'color', 'border-color'], {
          duration: duration.tap,
        }),
        '&:hover': { backgroundColor: palette.tint.primary },
        // A press that opens something keeps the colour of its state.
        '&[data-tone="primary"]': { backgroundColor: palette.tint.primary },
        '&[data-tone="reward"]': { backgroundColor: palette.tint.reward },
        '&[data-tone="primary"]:hover, &[data-tone="reward"]:hover': { borderColor: 'currentcolor' },
        '&[aria-pressed="true"]': {
          backgroundColor: palette.primary.main,
          borderColor: palette.primary.main,
          color: palette.primary.contrastText,
        },
      },
    }
  }),
)

/** The cross that takes a chip away. */
export const Remove = styled('button')(
  themed(({ theme }) => ({
    ...pressable,
    width: theme.spacing(6),
    height: theme.spacing(6),
    marginInlineEnd: theme.spacing(-2),
    borderRadius: radius.full,
    // The finger's target is wider than the cross.
    '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5) },
    '&:hover': { backgroundColor: theme.vars.palette.background.paper },
  })),
)
