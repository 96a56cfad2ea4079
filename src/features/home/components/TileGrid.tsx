import type { ReactNode } from 'react'
import { Box } from '#design-system'

interface TileGridProps {
  children: ReactNode
  /** Narrowest tile, in rem. */
  least: number
}

/** Tiles side by side, as many as fit. */
export function TileGrid({ children, least }: TileGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}rem), 1fr))`,
      }}
    >
      {children}
    </Box>
  )
}
