import { useTranslation } from 'react-i18next'
import type { CellChange } from '#contract/quick-update'
import { Stack, StackItem, Text } from '#design-system'

interface CellChangesProps {
  changes: readonly CellChange[]
  /** Over the texts on the left and on the right. */
  old: string
  now: string
}

/** Old and new text of cells, side by side; on narrow screens below each other. */
export function CellChanges({ changes, old, now }: CellChangesProps) {
  const { t } = useTranslation('admin')
  const side = (name: string, text: string) => (
    <Text variant="body2" breakWord>
      <Text component="span" variant="body2" color="textSecondary">
        {name}:{' '}
      </Text>
      {text === '' ? t('update.empty') : text}
    </Text>
  )
  if (changes.length === 0) return null
  return (
    <Stack component="ul" spacing={2}>
      {changes.map((change) => (
        <Stack key={change.column} component="li" direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }}>
          <StackItem share={2}>
            <Text variant="body2" weight="medium" breakWord>
              {change.column}
            </Text>
          </StackItem>
          <StackItem share={5}>{side(old, change.old)}</StackItem>
          <StackItem share={5}>{side(now, change.new)}</StackItem>
        </Stack>
      ))}
    </Stack>
  )
}
