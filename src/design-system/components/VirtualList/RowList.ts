import { styled } from '@mui/material/styles'

// One style for all rows: plain elements are quicker made than styled ones.
export const RowList = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  contain: 'layout style',
  // A row that comes or goes is no matter of its neighbours.
  '& > li': { contain: 'layout style' },
  // Its height is given: what happens among its rows concerns nothing around it.
  '&:not([data-flow])': { contain: 'size layout style' },
  '&:not([data-flow]) > li': { position: 'absolute', insetInline: 0 },
})
