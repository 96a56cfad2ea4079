import { styled } from '@mui/material/styles'
import { size } from '../../tokens/space.ts'

/** Where the script of a sign-in provider draws its own button. It has the height of a button before there is one, so that nothing moves. */
export const ProviderButtonSlot = styled('div')({
  display: 'grid',
  justifyContent: 'center',
  justifyItems: 'center',
  width: '100%',
  minHeight: size.touch,
})
