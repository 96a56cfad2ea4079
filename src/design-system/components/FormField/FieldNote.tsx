import type { ReactNode } from 'react'
import FormHelperText from '@mui/material/FormHelperText'
import { CircleAlert } from 'lucide-react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { size } from '../../tokens/space.ts'

const Note = styled(FormHelperText)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1.5),
    '& svg': { flexShrink: 0, width: size.iconSmall, height: '1lh' },
  })),
) as typeof FormHelperText

interface FieldNoteProps {
  id: string
  error?: string
  help?: ReactNode
}

/** The line under a field: its error with an icon, else its help. */
export function FieldNote({ id, error, help }: FieldNoteProps) {
  if (!error && !help) return null
  return (
    <Note id={id} component="div">
      {error && <CircleAlert />}
      <span>{error || help}</span>
    </Note>
  )
}
