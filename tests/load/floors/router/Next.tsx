import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { words } from '../words.ts'

/** The page that the link leads to: a list of cards, in a chunk of its own. */
export function Next() {
  return (
    <main id="next">
      {[...words, ...words].map((word, index) => (
        <Card key={index}>
          <CardContent>
            <Typography>{word}</Typography>
          </CardContent>
        </Card>
      ))}
    </main>
  )
}
