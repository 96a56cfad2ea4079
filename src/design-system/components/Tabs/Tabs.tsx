import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { lazyPartInView } from '../../overlays/lazyOverlay.tsx'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

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

/** The row's place: what the tabs show stands below it from the first frame on. */
const Room = styled('div')(
  themed(({ theme }) => ({
    minHeight: size.touch,
    marginBottom: theme.spacing(6),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
  })),
)

const TabBar = lazyPartInView(async () => (await import('./TabBar.tsx')).TabBar, Room)

/** Two to five views of one thing, one at a time, in one place. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, sticky }: TabsProps<T>) {
  const id = useId()
  return (
    <div>
      <TabBar
        {...{ id, label, tabs, value, sticky }}
        onChange={(next) => {
          const tab = tabs.find((each) => each.value === next)
          if (tab) onChange(tab.value)
        }}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  )
}
