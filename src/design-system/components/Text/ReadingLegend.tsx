import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { readingMarks } from './reading-marks.ts'
import type { ReadingMark } from './reading-types.ts'

export interface ReadingLegendProps {
  /** What the list explains: 'Colours and lines'. */
  label: string
  /** Each mark as the text has it, with its name and perhaps a number. */
  items: readonly { mark: ReadingMark; text: string }[]
}

const Root = styled('ul')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2, 4),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    ...readingMarks(theme.vars.palette),
  })),
)

/** What the marks of a ReadingText mean. */
export function ReadingLegend({ label, items }: ReadingLegendProps) {
  return (
    <Root aria-label={label}>
      {items.map(({ mark, text }) => (
        <li key={mark}>
          <span data-mark={mark}>{text}</span>
        </li>
      ))}
    </Root>
  )
}
