import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Link } from '../../link.ts'
import { ChipRoot, Remove } from './ChipRoot.ts'

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
    ? { as: 'button' as const, type: 'button', onClick: onPress, 'aria-pressed': selected, 'data-pressable': '' }
    : to !== undefined && { as: Link, to, 'data-pressable': '' }
  return (
    <ChipRoot data-part="chip" data-tone={tone} lang={lang} {...press}>
      {icon}
      {children}
      {onRemove && !onPress && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </Remove>
      )}
    </ChipRoot>
  )
}
