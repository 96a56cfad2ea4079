import { styled } from '@mui/material/styles'
import { themed } from '../theme/themed.ts'
import { size } from '../tokens/space.ts'

/** The width of the page's content. MUI's own would bring more code than this one page needs. */
export const LandingContainer = styled('div')(
  themed(({ theme }) => ({
    width: '100%',
    maxWidth: `calc(${size.content} + ${theme.spacing(12)})`,
    marginInline: 'auto',
    paddingInline: theme.spacing(4),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
  })),
)
