import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'

export interface NoticeRegionProps {
  /** A Notice, or nothing. */
  children: ReactNode
}

const Root = styled('div')(themed(({ theme }) => ({ '&:not(:empty)': { marginBottom: theme.spacing(4) } })))

/** The place above a page for a Notice that comes and goes by itself. Screen readers say it as it comes; empty, it takes no room. */
export function NoticeRegion({ children }: NoticeRegionProps) {
  return <Root role="status">{children}</Root>
}
