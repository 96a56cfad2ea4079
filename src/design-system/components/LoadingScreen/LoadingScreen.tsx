import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { Spinner } from '../Spinner/Spinner.tsx'

export interface LoadingScreenProps {
  /** What is being waited for: "Loading…". */
  label: string
}

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: theme.spacing(4),
    minHeight: '60dvh',
    color: theme.vars.palette.text.secondary,
  })),
)

/** A whole screen that is on its way and whose shape is not known. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <Root data-part="loading" role="status">
      <Spinner size="large" />
      {label}
    </Root>
  )
}
