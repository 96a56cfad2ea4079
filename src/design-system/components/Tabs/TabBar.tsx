import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { layer, size } from '../../tokens/space.ts'
import type { TabsProps } from './Tabs.tsx'

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

interface TabBarProps extends Pick<TabsProps<string>, 'label' | 'tabs' | 'value' | 'onChange' | 'sticky'> {
  /** Of the panel, and with the names of the tabs of those. */
  id: string
}

/** The row of tabs, without what they show. */
export function TabBar({ id, label, tabs, value, onChange, sticky }: TabBarProps) {
  return (
    <StickyTabs
      data-sticky={sticky || undefined}
      aria-label={label}
      value={value}
      onChange={(_, next: string) => onChange(next)}
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
  )
}
