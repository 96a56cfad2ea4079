import type { ReactNode } from 'react'
import { Box, Card, Text } from '#design-system'

interface DisclosureProps {
  title: string
  lead: string
  children: ReactNode
}

/** A card that opens to show the rest. */
export function Disclosure({ title, lead, children }: DisclosureProps) {
  return (
    <Card>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <Text component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Text>
          <Text component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {lead}
          </Text>
        </Box>
        <Box sx={{ pt: 4, overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
    </Card>
  )
}
