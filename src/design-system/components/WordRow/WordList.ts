import { styled } from '@mui/material/styles'

/** The list around word rows. Name it with `aria-label` or `aria-labelledby`; a flush Card gives it its edges. */
export const WordList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
