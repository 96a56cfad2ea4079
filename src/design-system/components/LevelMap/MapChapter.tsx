import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { duration, easing } from '../../tokens/motion.ts'
import { playSize } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'

export interface MapChapterProps {
  /** 'Levels 11–20'. */
  title: string
  /** How far it is: '12 of 30 stars', 'Locked'. */
  lead: string
  /** Open at first: the chapter with the level to play. */
  defaultOpen?: boolean
  /** LevelMap of its levels; drawn while the chapter is open. */
  children: ReactNode
}

const Root = styled('details')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: '100%',
      maxWidth: playSize.map,
      marginInline: 'auto',
      '& + &': { marginTop: theme.spacing(3) },
      '& summary': {
        display: 'flex',
        alignItems: 'center',
        gap: theme.spacing(3),
        minHeight: theme.spacing(14),
        padding: theme.spacing(2, 4),
        border: `${size.hairline} solid ${palette.divider}`,
        borderRadius: radius.card,
        backgroundColor: palette.background.paper,
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
      },
      '& .title': { fontWeight: fontWeight.semibold },
      '& .lead': { ...theme.typography.body2, marginInlineStart: 'auto', color: palette.text.secondary },
      '& summary svg': {
        flex: 'none',
        width: size.icon,
        height: size.icon,
        color: palette.text.secondary,
        transition: `rotate ${duration.card}ms ${easing.out}`,
      },
      '&[open] > summary svg': { rotate: '180deg' },
      '&[open] > summary': { marginBottom: theme.spacing(3) },
    }
  }),
)

/** Ten levels of a long list. Closed ones are a line each, and nothing of them is drawn. */
export function MapChapter({ title, lead, defaultOpen = false, children }: MapChapterProps) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Root open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="title">{title}</span>
        <span className="lead">{lead}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && children}
    </Root>
  )
}
