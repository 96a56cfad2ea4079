import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Chip, IconButton, Stack, Text, useToast } from '#design-system'
import { useLookUps } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { clearLookUps } from '../api/look-ups.ts'
import { useUser } from '#lib/session'

/** Words shown; older ones are kept by the server. */
const most = 12

/** What was looked up last, to be opened again. Nothing until there is something. */
export function LookUps() {
  const { t } = useTranslation('home')
  const toast = useToast()
  const { hasToken } = useUser()
  const { data, mutate } = useLookUps(hasToken)
  const items = data?.items.slice(0, most) ?? []
  const { run } = useAsyncAction(
    () =>
      mutate(
        clearLookUps().then(() => ({ items: [] })),
        { optimisticData: { items: [] }, revalidate: false },
      ),
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  if (items.length === 0) return null
  return (
    <Stack component="section" aria-label={t('lookUps.title')} direction="row" spacing={2} align="center" wrap>
      <Text variant="body2" component="h2" color="textSecondary">
        {t('lookUps.title')}
      </Text>
      {items.map(({ id, headword }) => (
        <Chip key={id} lang="en" to={routes.word({ word: headword })}>
          {headword}
        </Chip>
      ))}
      <IconButton label={t('lookUps.clear')} onClick={() => void run()}>
        <X />
      </IconButton>
    </Stack>
  )
}
