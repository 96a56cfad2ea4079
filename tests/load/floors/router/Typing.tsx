import { useState } from 'react'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'

const length = 10

/** What is typed into a field of MUI appears in boxes, letter by letter; after the last one they begin again. */
export function Typing() {
  const [letters, setLetters] = useState('')
  return (
    <Stack id="ready" spacing={2}>
      <Stack direction="row" spacing={1}>
        {Array.from({ length }, (_, index) => (
          <Typography key={index} variant="h4" component="span">
            {letters[index] ?? '_'}
          </Typography>
        ))}
      </Stack>
      <TextField
        label="Type the word"
        value={letters}
        onChange={({ target }) => setLetters(target.value.length > length ? target.value.slice(-1) : target.value)}
      />
    </Stack>
  )
}
