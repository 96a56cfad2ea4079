import { useState } from 'react'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { question, words } from '../words.ts'

/** A question of plain MUI parts. */
export function Question() {
  const [chosen, setChosen] = useState('')
  return (
    <Container component="main">
      <Typography variant="h1">{question}</Typography>
      <Typography>{chosen === '' ? 'Choose one.' : chosen === 'apple' ? 'Right' : 'Not yet'}</Typography>
      <Stack id="ready" direction="row" spacing={2}>
        {words.map((word) => (
          <Button key={word} variant="outlined" onClick={() => setChosen(word)}>
            {word}
          </Button>
        ))}
      </Stack>
    </Container>
  )
}
