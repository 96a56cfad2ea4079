import type { Theme } from '@mui/material/styles'

/** What everything that is pressed begins with: nothing of the browser's own button or link, and a finger's press that answers at once. The focus ring is the page's. */
export const pressable = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '@media print': { printColorAdjust: 'exact' },
} as const

/** What cannot be pressed, or not now: it still says so to the pointer. */
export const unpressable = ({ vars: { palette } }: Theme) =>
  ({
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      scale: '1',
      '&, &:hover': {
        backgroundColor: palette.tint.neutral,
        borderColor: palette.divider,
        color: palette.text.secondary,
        filter: 'none',
      },
    },
  }) as const
