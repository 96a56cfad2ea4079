import type { ReactNode } from 'react'
import { Box } from '#design-system'

interface TileGridProps {
  children: ReactNode
  /** Tiles beside each other on phones, on tablets and on wide screens. */
  columns: readonly [phone: number, tablet: number, wide: number]
  /** When the first tile has a whole row to itself on phones. */
  wideFirst?: boolean
}

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** Tiles side by side. */
export function TileGrid({ children, columns: [phone, tablet, wide], wideFirst }: TileGridProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: equal(phone), sm: equal(tablet), lg: equal(wide) },
        ...(wideFirst && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
      }}
    >
      {children}
    </Box>
  )
}
