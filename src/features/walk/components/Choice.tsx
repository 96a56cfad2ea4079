import { SegmentedControl, Stack, Text } from '#design-system'
import type { ComponentProps } from 'react'

/** A choice with its name above it, for the eyes; the control itself tells it to screen readers. */
export function Choice<T extends string>(props: ComponentProps<typeof SegmentedControl<T>>) {
  return (
    <Stack spacing={1}>
      <Text weight="medium" aria-hidden>
        {props.label}
      </Text>
      <SegmentedControl {...props} fullWidth />
    </Stack>
  )
}
