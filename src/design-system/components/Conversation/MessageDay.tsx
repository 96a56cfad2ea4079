import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

const Root = styled('li')(
  themed(({ theme }) => ({
    ...theme.typography.caption,
    alignSelf: 'center',
    padding: theme.spacing(2, 0, 1),
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  })),
)

export interface MessageDayProps {
  /** The day of the messages below, in the reader's language. */
  children: string
}

/** Parts the messages of one day from those of the day before. */
export function MessageDay({ children }: MessageDayProps) {
  return <Root>{children}</Root>
}
