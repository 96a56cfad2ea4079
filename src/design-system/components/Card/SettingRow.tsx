import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'

export interface SettingRowProps {
  /** What the line is about: 'E-mail', the name of a device. */
  name: string
  /** How it is at present, or what it is for. */
  text: ReactNode
  /** A picture before the name. */
  icon?: ReactNode
  /** The button that changes it, or a Chip where nothing can be changed. */
  action: ReactNode
  /** `li` in a list. */
  component?: 'div' | 'li'
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { text } = theme.vars.palette
    return {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(4),
      '& .icon': { display: 'flex', flex: 'none', marginInlineEnd: theme.spacing(-1), color: text.secondary },
      '& .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      '& .name': { fontWeight: fontWeight.medium },
      '& .text': { ...theme.typography.body2, color: text.secondary },
      '& .action': { flex: 'none', whiteSpace: 'nowrap' },
    }
  }),
)

/** One thing that can be changed: its name, how it is, and the way to change it. */
export function SettingRow({ name, text, icon, action, component = 'div' }: SettingRowProps) {
  return (
    <Root as={component}>
      {icon && <span className="icon">{icon}</span>}
      <div className="words">
        <div className="name">{name}</div>
        <div className="text">{text}</div>
      </div>
      <div className="action">{action}</div>
    </Root>
  )
}
