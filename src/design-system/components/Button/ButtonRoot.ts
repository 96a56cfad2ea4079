import { styled } from '@mui/material/styles'
import { pressable, unpressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

/** The element of a button; `data-button` is its variant. */
export const ButtonRoot = styled('button')<{ to?: string | undefined }>(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
      ...theme.typography.button,
      gap: theme.spacing(2),
      minHeight: size.touch,
      minWidth: size.touch,
      padding: theme.spacing(2.5, 5),
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.control,
      textAlign: 'center',
      transition: theme.transitions.create(['background-color', 'border-color', 'color', 'scale'], {
        duration: duration.tap,
      }),
      '&[data-full]': { width: '100%' },
      '& svg': { flexShrink: 0, width: size.icon, height: size.icon },
      '&:active': { scale: '0.98' },
      '&[data-button="primary"]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      },
      '&[data-button="secondary"]': {
        backgroundColor: palette.background.paper,
        borderColor: palette.border,
        color: palette.text.primary,
        '&:hover': {
          backgroundColor: palette.tint.primary,
          borderColor: palette.primary.main,
          color: palette.primary.main,
        },
      },
      '&[data-button="quiet"]': {
        color: palette.primary.main,
        '&:hover': { backgroundColor: palette.tint.primary },
      },
      '&[data-button="danger"]': {
        backgroundColor: palette.error.main,
        color: palette.error.contrastText,
        '&:hover': { filter: 'brightness(0.9)' },
      },
      ...unpressable(theme),
      '&[data-button="quiet"]:disabled, &[data-button="quiet"][aria-disabled="true"]': {
        '&, &:hover': { backgroundColor: 'transparent', borderColor: 'transparent' },
      },
      '&[aria-busy="true"]': { cursor: 'progress', scale: '1' },
    }
  }),
)

/** Lies over the words, which keep their place: the button keeps its width. */
export const Wait = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })

/** The words of the button, unseen while it waits; they still name it. */
export const Words = styled('span')({
  display: 'contents',
  '[aria-busy="true"] > &': { display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 },
})
