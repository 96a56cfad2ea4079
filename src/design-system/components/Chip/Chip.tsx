import type { ReactNode } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import MuiChip from '@mui/material/Chip'
import { X } from 'lucide-react'
import { Link } from '../../link.ts'

export interface ChipProps {
  /** One to three words. */
  children: ReactNode
  /** `primary` done or chosen, `reward` earned, `info` and `error` states; `neutral` for plain facts. */
  tone?: 'neutral' | 'primary' | 'reward' | 'error' | 'info'
  /** A small picture before the text. */
  icon?: ReactNode
  /** When the chip is a filter, a press switches it; without `selected` it is a button that opens something. */
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

/** A short fact, a tag, or a filter that is on or off. */
export function Chip({
  children,
  tone = 'neutral',
  icon,
  onPress,
  selected,
  onRemove,
  removeLabel,
  to,
  lang,
}: ChipProps) {
  const press = onPress
    ? { component: 'button', onClick: onPress, 'aria-pressed': selected }
    : to !== undefined
      ? { component: Link, to, clickable: true }
      : { component: 'span' }
  return (
    <MuiChip
      data-tone={tone}
      lang={lang}
      {...press}
      label={
        <>
          {icon}
          {children}
          {/* MUI's `onDelete` has no button of its own: screen readers would not hear what it does. */}
          {onRemove && !onPress && (
            <ButtonBase className="MuiChip-deleteIcon" aria-label={removeLabel} onClick={onRemove}>
              <X />
            </ButtonBase>
          )}
        </>
      }
    />
  )
}
