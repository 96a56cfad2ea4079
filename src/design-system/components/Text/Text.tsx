/** Words in the product's type scale: `variant` chooses the look, `component` the element. */
export { default as Text } from '@mui/material/Typography'
