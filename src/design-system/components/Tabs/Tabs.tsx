import { useId } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { moveFocusByArrow } from '../../interaction/arrow-focus.ts'
import { duration } from '../../tokens/motion.ts'
import { size } from '../../tokens/space.ts'

export interface TabsProps<T extends string> {
  /** What the tabs divide; read out, not seen. */
  label: string
  tabs: readonly { value: T; label: string; icon?: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

const List = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1),
    marginBottom: theme.spacing(6),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  })),
)

const Tab = styled('button')(
  themed(({ theme }) => ({
    ...theme.typography.button,
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
    minHeight: size.touch,
    minWidth: size.touch,
    margin: 0,
    padding: theme.spacing(2, 4),
    border: 0,
    borderBottom: `${size.focusRing} solid transparent`,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: theme.transitions.create(['color', 'border-color'], { duration: duration.tap }),
    '& svg': { width: size.icon, height: size.icon },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&[aria-selected="true"]': {
      color: theme.vars.palette.primary.main,
      borderColor: theme.vars.palette.primary.main,
    },
    // The list scrolls, so a ring outside would be cut.
    '&:focus-visible': { outlineOffset: `-${size.focusRing}` },
  })),
)

/** Two to five views of one thing, one at a time, in one place. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId()
  const choose = (event: FocusEvent<HTMLElement>, next: T) => {
    // Arrow keys move the focus, and the view follows it; a pointer chooses by its click.
    if (event.relatedTarget instanceof HTMLElement && event.relatedTarget.role === 'tab') onChange(next)
  }
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={moveFocusByArrow}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            data-stop=""
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onFocus={(event) => choose(event, tab.value)}
          >
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
