import type { ReactNode } from 'react'
import { Stack, Text } from '#design-system'

interface AccentSoundProps {
  /** Name of the accent: 'UK'. */
  accent: string
  /** Phonetics without slashes; null where no source has them. */
  ipa: string | null
  /** The button that says it. */
  children: ReactNode
}

/** Phonetics of one accent beside their sound. */
export function AccentSound({ accent, ipa, children }: AccentSoundProps) {
  return (
    <Stack direction="row" spacing={2} align="center">
      <Text component="span" color="textSecondary" weight="semibold">
        {accent}
      </Text>
      {ipa && (
        <Text variant="phonetic" component="span" lang="en-fonipa" color="textSecondary">
          /{ipa}/
        </Text>
      )}
      {children}
    </Stack>
  )
}
