import { SegmentedControl, Stack, Text } from '#design-system'

interface ChoiceRowProps<T extends string> {
  label: string
  /** What the choice changes. */
  text: string
  options: readonly { value: T; label: string; lang?: string }[]
  value: T
  onChange: (value: T) => void
}

/** A setting with two to four choices, its name in view. */
export function ChoiceRow<T extends string>({ label, text, options, value, onChange }: ChoiceRowProps<T>) {
  return (
    <Stack spacing={3}>
      <div>
        <Text weight="medium">{label}</Text>
        <Text variant="body2" color="textSecondary">
          {text}
        </Text>
      </div>
      <SegmentedControl fullWidth label={label} options={options} value={value} onChange={onChange} />
    </Stack>
  )
}
