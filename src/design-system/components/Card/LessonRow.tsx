import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { BadgeCheck, Lock, Play } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'
import { Text } from '../Text/Text.tsx'

export interface LessonRowProps {
  /** The number of the lesson and its name: an `h2`. */
  title: string
  /** What it is for, and the best result so far. */
  text: ReactNode
  /** Its picture: a badge for `completed`, a lock for `locked`, an arrow for `unlocked`. */
  state: 'locked' | 'unlocked' | 'completed'
  /** A picture for what is no lesson, in place of that of the state. */
  icon?: ReactNode
  /** The button that opens it, or what opens a locked one. */
  action: ReactNode
}

const icons = { locked: Lock, unlocked: Play, completed: BadgeCheck }

const Root = styled('li')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(3),
    padding: theme.spacing(3),
    '& + &': { borderTop: `${size.hairline} solid ${theme.vars.palette.divider}` },
    '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
    '&[data-state="completed"] > svg': { color: theme.vars.palette.primary.main },
    '& .words': { flex: '1 1 12rem', minWidth: 0 },
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
  })),
)

/** A lesson of a course, or something like it. Its place is a list. */
export function LessonRow({ title, text, state, icon, action }: LessonRowProps) {
  const Icon = icons[state]
  return (
    <Root data-state={state}>
      {icon ?? <Icon aria-hidden />}
      <div className="words">
        <Text variant="h4" component="h2">
          {title}
        </Text>
        <Text variant="body2" color="textSecondary">
          {text}
        </Text>
      </div>
      {action}
    </Root>
  )
}
