import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { pressable } from '../../theme/pressable.ts'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { layer, size } from '../../tokens/space.ts'

export interface TabsProps<T extends string> {
  /** What the tabs divide; read out, not seen. */
  label: string
  /** Two to five, in their order. */
  tabs: readonly { value: T; label: string; icon?: ReactElement }[]
  /** The tab that is chosen. */
  value: T
  /** Called with the tab of the press or of the arrow key. */
  onChange: (value: T) => void
  /** What the chosen tab shows. */
  children: ReactNode
  /** On narrow screens the tabs stay in view, below the line of a StickyHead. */
  sticky?: boolean
}

/** Tabs that do not fit are scrolled to. */
const Row = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    gap: theme.spacing(1),
    minHeight: size.touch,
    marginBottom: theme.spacing(6),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '&[data-sticky]': {
      position: 'sticky',
      zIndex: layer.bar - 2,
      top: `calc(${size.topBar} + ${size.touch} + ${theme.spacing(2)})`,
      backgroundColor: theme.vars.palette.background.default,
    },
  })),
)

const Tab = styled('button')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      ...pressable,
      ...theme.typography.button,
      flex: '1 0 auto',
      gap: theme.spacing(2),
      minWidth: size.touch,
      minHeight: size.touch,
      padding: theme.spacing(2, 4),
      // Four short names stand in 360 px.
      [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(3) },
      borderBottom: `${size.focusRing} solid transparent`,
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
      transition: theme.transitions.create('color', { duration: duration.tap }),
      '& > svg': { width: size.icon, height: size.icon },
      '&:hover': { color: palette.text.primary },
      '&[aria-selected="true"]': { borderColor: palette.primary.main, color: palette.primary.main },
      // The row scrolls, so a ring outside would be cut.
      '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
    }
  }),
)

/** The tab that a key leads to, round the ends; undefined for any other key. */
function nextIndex(key: string, chosen: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return step && (chosen + step + count) % count
}

/** Two to five views of one thing, one at a time, in one place. By the ARIA pattern 'Tabs'; a view follows the focus. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, sticky }: TabsProps<T>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  // Not `scrollIntoView`, which would scroll the page, too.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row.current || !chosen) return
    const { scrollLeft, clientWidth } = row.current
    const [from, to] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth]
    if (from < scrollLeft) row.current.scrollLeft = from
    else if (to > scrollLeft + clientWidth) row.current.scrollLeft = to - clientWidth
  }, [value])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const chosen = tabs.findIndex((tab) => tab.value === value)
    const next = nextIndex(event.key, chosen, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    document.getElementById(`${id}-${tab.value}`)?.focus()
    if (tab.value !== value) onChange(tab.value)
  }
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} data-sticky={sticky || undefined} onKeyDown={move}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => {
                if (!isChosen) onChange(tab.value)
              }}
            >
              {tab.icon}
              {tab.label}
            </Tab>
          )
        })}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
