import { useId } from 'react'
import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Layout.tsx'

export interface SectionProps {
  /** The heading; screen readers name the section by it. */
  title: string
  /** How large the heading is; it is an `h2` of the page in either look. */
  look?: 'h2' | 'h3'
  /** Steps between the heading and what follows. */
  spacing?: number
  /** What the heading names. */
  children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ title, look = 'h3', spacing = 4, children }: SectionProps) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} spacing={spacing}>
      <Text id={id} variant={look} component="h2">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
