import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goalTargets, togetherBounds } from '#contract/together-limits'
import { Button, Chip, Dialog, ErrorBox, SegmentedControl, Skeletons, Stack, Text } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { newId } from '#lib/new-id'
import { useFriends, useTogetherActions } from '../api/useTogether.ts'

/** How much, and with whom. */
export function NewGoal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('together')
  const language = useLanguage()
  const { friends, error: listError } = useFriends()
  const { setGoal } = useTogetherActions()
  // Pressed again after a lost answer, it is the same goal.
  const [id] = useState(newId)
  const [target, setTarget] = useState(String(goalTargets[1]))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const saving = useAsyncAction(async () => {
    await setGoal(Number(target), chosen, id)
    onClose()
  })
  const most = togetherBounds.members - 1
  const toggle = (contact: string) =>
    setChosen(
      chosen.includes(contact) ? chosen.filter((each) => each !== contact) : [...chosen, contact].slice(0, most),
    )
  const error = saving.error ?? (friends ? undefined : listError)
  return (
    <Dialog
      open
      title={t('goals.newTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button
          disabled={chosen.length === 0}
          loading={saving.pending}
          loadingLabel={t('loading')}
          onClick={() => void saving.run()}
        >
          {t('goals.ask')}
        </Button>
      }
    >
      <Stack spacing={4}>
        {error && <ErrorBox>{error.message}</ErrorBox>}
        <Stack spacing={2}>
          <Text weight="medium">{t('goals.target')}</Text>
          <SegmentedControl
            label={t('goals.target')}
            fullWidth
            options={goalTargets.map((points) => ({ value: String(points), label: formatNumber(points, language) }))}
            value={target}
            onChange={setTarget}
          />
          <Text variant="body2" color="textSecondary">
            {t('goals.targetHelp')}
          </Text>
        </Stack>
        <Stack spacing={2} role="group" aria-label={t('goals.with')}>
          <Text weight="medium">{t('goals.with')}</Text>
          <Text variant="body2" color="textSecondary">
            {t('goals.withHelp', { count: most })}
          </Text>
          {!friends && !listError && <Skeletons shape="text" count={2} label={t('loading')} />}
          <Stack direction="row" spacing={2} wrap>
            {friends?.map((friend) => (
              <Chip
                key={friend.id}
                selected={chosen.includes(friend.id)}
                tone={chosen.includes(friend.id) ? 'primary' : 'neutral'}
                onPress={() => toggle(friend.id)}
              >
                {friend.username}
              </Chip>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Dialog>
  )
}
