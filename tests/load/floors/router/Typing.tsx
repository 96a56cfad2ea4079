import { useEffect, useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const length = 10

/** Letters appear in boxes as they are typed; after the last one they begin again. */
export function Typing() {
  const [letters, setLetters] = useState('')
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => setLetters((typed) => (typed.length < length ? typed : '') + key)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Stack id="ready" direction="row" spacing={1}>
      {Array.from({ length }, (_, index) => (
        <Typography key={index} variant="h4" component="span">
          {letters[index] ?? '_'}
        </Typography>
      ))}
    </Stack>
  )
}
