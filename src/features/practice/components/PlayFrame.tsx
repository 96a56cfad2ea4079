import type { ReactNode } from 'react'
import { Box } from '#design-system'

const frame = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
  minHeight: '100dvh',
  px: { xs: 4, md: 6 },
  pt: { xs: 2, md: 5 },
  pb: 'calc(env(safe-area-inset-bottom) + 1rem)',
  '&:focus': { outline: 'none' },
}

/** The whole window for a run: nothing else asks for attention. */
export function PlayFrame({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={frame}>
      {children}
    </Box>
  )
}
