import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
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

const StickyTabs = styled(MuiTabs)(
  themed(({ theme }) => ({
    '&[data-sticky]': {
      position: 'sticky',
      zIndex: layer.bar - 2,
      top: `calc(${size.topBar} + ${size.touch} + ${theme.spacing(2)})`,
      backgroundColor: theme.vars.palette.background.default,
    },
  })),
)

/** Two to five views of one thing, one at a time, in one place. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, sticky }: TabsProps<T>) {
  const id = useId()
  return (
    <div>
      <StickyTabs
        data-sticky={sticky || undefined}
        aria-label={label}
        value={value}
        onChange={(_, next: T) => onChange(next)}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            {...tab}
            id={`${id}-${tab.value}`}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
          />
        ))}
      </StickyTabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
