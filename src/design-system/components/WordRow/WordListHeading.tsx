import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface WordListHeadingProps {
  /** What the words below it have in common. */
  title: string
  /** How many there are, and how it is with them. One line. */
  lead: string
}

const Root = styled('div')(
  themed(({ theme }) => ({
    padding: theme.spacing(5, 4, 2),
    '& h2': { ...theme.typography.h4, margin: 0 },
    '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  })),
)

/** Begins a part of a long list of words: a row between rows. */
export function WordListHeading({ title, lead }: WordListHeadingProps) {
  return (
    <Root>
      <h2>{title}</h2>
      <p>{lead}</p>
    </Root>
  )
}
