import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { size } from '../../tokens/space.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface MenuButtonItem {
  label: string
  icon: ReactNode
  onPress: () => void
  /** When what happens takes something away. */
  danger?: boolean
  disabled?: boolean
}

export interface MenuButtonProps {
  /** What the menu is about: 'More for oak'. */
  label: string
  /** The picture of the button: a 20 px line icon. */
  children: ReactNode
  items: readonly MenuButtonItem[]
  /** Called when the menu opens. */
  onOpen?: () => void
}

const Entry = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: size.touch,
  '&[data-danger]': { color: theme.vars.palette.error.main },
  '& .MuiListItemIcon-root': { color: 'inherit', minWidth: theme.spacing(8) },
  '& svg': { width: size.icon, height: size.icon },
}))

/** What else can be done with a thing, behind one small button. */
export function MenuButton({ label, children, items, onOpen }: MenuButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          onOpen?.()
        }}
      >
        {children}
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        // A modal dialog lies over everything outside it.
        container={anchor?.closest('dialog') ?? undefined}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {items.map(({ label: text, icon, onPress, danger, disabled }) => (
          <Entry
            key={text}
            disabled={disabled}
            data-danger={danger || undefined}
            onClick={() => {
              setAnchor(null)
              onPress()
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </Entry>
        ))}
      </Menu>
    </>
  )
}
