import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { Link } from '../../link.ts'
import { duration } from '../../tokens/motion.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'

export interface ChipProps {
  children: ReactNode
  /** `primary` done or chosen, `reward` earned, `info` and `error` states; `neutral` for plain facts. */
  tone?: 'neutral' | 'primary' | 'reward' | 'error' | 'info'
  /** A small picture before the text. */
  icon?: ReactNode
  /** When the chip is a filter: a press switches it. */
  onPress?: () => void
  /** Whether the filter is on; needs `onPress`. */
  selected?: boolean
  /** When the chip can be taken away, such as a tag. */
  onRemove?: () => void
  /** What taking away is called, with the chip's name: "Remove travel". */
  removeLabel?: string
  /** When the chip leads somewhere, such as to a word. */
  to?: string
  /** Language of the text, where it is not that of the page. */
  lang?: string
}

const Root = styled('span')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...theme.typography.body2,
      fontWeight: 500,
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      maxWidth: '100%',
      minHeight: theme.spacing(7),
      margin: 0,
      padding: theme.spacing(0.5, 3),
      border: `${size.hairline} solid transparent`,
      borderRadius: radius.full,
      backgroundColor: palette.tint.neutral,
      color: palette.text.primary,
      '&[data-tone="primary"]': { backgroundColor: palette.tint.primary, color: palette.primary.main },
      '&[data-tone="reward"]': { backgroundColor: palette.tint.reward, color: palette.reward.text },
      '&[data-tone="error"]': { backgroundColor: palette.tint.error, color: palette.error.main },
      '&[data-tone="info"]': { backgroundColor: palette.tint.info, color: palette.info.main },
      '& > svg': { flexShrink: 0, width: size.iconSmall, height: size.iconSmall },
      'button&, a&': {
        minHeight: size.touch,
        paddingInline: theme.spacing(4),
        borderColor: palette.border,
        backgroundColor: palette.background.paper,
        cursor: 'pointer',
        textDecoration: 'none',
        transition: theme.transitions.create(['background-color', 'color', 'border-color'], { duration: duration.tap }),
        '&:hover': { backgroundColor: palette.tint.primary },
        '&[aria-pressed="true"]': {
          backgroundColor: palette.primary.main,
          borderColor: palette.primary.main,
          color: palette.primary.contrastText,
        },
      },
    }
  }),
)

const Remove = styled('button')(
  themed(({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    width: theme.spacing(6),
    height: theme.spacing(6),
    margin: theme.spacing(0, -2, 0, 0),
    padding: 0,
    border: 0,
    borderRadius: radius.full,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    position: 'relative',
    // The finger's target is wider than the cross.
    '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5) },
    '&:hover': { backgroundColor: theme.vars.palette.background.paper },
    '& svg': { width: size.iconSmall, height: size.iconSmall },
  })),
)

/** A short fact, a tag, or a filter that is on or off. */
export function Chip(props: ChipProps) {
  const { children, tone = 'neutral', icon, onPress, selected, onRemove, removeLabel, to, lang } = props
  const press = onPress
    ? { as: 'button' as const, type: 'button', onClick: onPress, 'aria-pressed': selected }
    : to !== undefined
      ? { as: Link, to }
      : {}
  return (
    <Root data-tone={tone} lang={lang} {...press}>
      {icon}
      {children}
      {onRemove && !onPress && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </Remove>
      )}
    </Root>
  )
}
