import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useCloseWatcher } from '../../interaction/useCloseWatcher.ts'
import { Link } from '../../link.ts'
import { themed } from '../../theme/themed.ts'

/** One line of a menu: it leads somewhere (`to`) or does something (`onPress`). */
export interface MenuAction {
  /** What happens, a verb, or the name of the page; each once in a menu. */
  label: string
  /** A picture before the words. */
  icon: ReactNode
  /** The address, when the entry leads to another page. */
  to?: string
  /** Called after the menu has closed, so that a dialog returns the focus to the button of the menu. */
  onPress?: () => void
  /** When what happens takes something away. */
  danger?: boolean
  /** The entry stays in reach of the keyboard and is read out, but does nothing. */
  disabled?: boolean
}

/** One of a few, chosen in the menu; stands above the actions. */
export interface MenuChoice<T extends string> {
  /** What is chosen: "Appearance". */
  label: string
  /** In their order; one of them is always chosen. */
  options: readonly { value: T; label: string }[]
  /** The option that is chosen. */
  value: T
  /** Called with the option of the press; the menu stays open, so that the effect is seen. */
  onChange: (value: T) => void
  /** Under the options: why the choice shows no effect now. */
  help?: string
}

const Help = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    maxWidth: theme.spacing(60),
    margin: theme.spacing(1, 3),
    color: theme.vars.palette.text.secondary,
  })),
)

interface ActionMenuProps<T extends string> {
  /** What the menu is called. */
  label: string
  /** The button that opened it. */
  anchor: HTMLElement
  items: readonly MenuAction[]
  choice?: MenuChoice<T>
  onClose: () => void
}

/** The open menu of a button, mounted while it is open. It opens to where there is more room. */
export function ActionMenu<T extends string>({ label, anchor, items, choice, onClose }: ActionMenuProps<T>) {
  const id = useId()
  useCloseWatcher(onClose)
  const box = anchor.getBoundingClientRect()
  const opensUp = box.top + box.bottom > window.innerHeight
  return (
    <Menu
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: opensUp ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: opensUp ? 'bottom' : 'top', horizontal: 'right' }}
      onClose={onClose}
      // The Esc that closes the menu does not reach the close watcher of a dialog around it.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      slotProps={{
        // The items are no list items, since some are links.
        list: { 'aria-label': label, component: 'div', disabledItemsFocusable: true },
        paper: { style: { '--anchor-width': `${anchor.offsetWidth}px` } as CSSProperties },
      }}
    >
      {choice && (
        <div role="group" aria-labelledby={id} aria-describedby={choice.help && `${id}-help`}>
          <ListSubheader id={id} component="div" disableSticky>
            {choice.label}
          </ListSubheader>
          {choice.options.map(({ value, label: text }) => (
            <MenuItem
              key={value}
              component="div"
              role="menuitemradio"
              aria-checked={value === choice.value}
              selected={value === choice.value}
              // Enter chooses and closes; Space and a press leave the menu open, so that the effect is seen.
              onClick={() => choice.onChange(value)}
              onKeyDown={({ key }) => key === 'Enter' && onClose()}
            >
              <Check />
              {text}
            </MenuItem>
          ))}
          {choice.help && <Help id={`${id}-help`}>{choice.help}</Help>}
        </div>
      )}
      {choice && <Divider component="div" />}
      {items.map(({ label: text, icon, to, onPress, danger, disabled }) => (
        <MenuItem
          key={text}
          {...(to === undefined ? { component: 'div' } : { component: Link, to })}
          disabled={disabled}
          data-danger={danger || undefined}
          onClick={() => {
            // The focus is back at the button before the action opens a dialog, which returns it there.
            flushSync(onClose)
            onPress?.()
          }}
          onKeyDown={(event) => {
            // A link has no Space of its own.
            if (to === undefined || event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          }}
        >
          {icon}
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
