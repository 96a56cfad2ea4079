import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { Button, Card, Stack, Text } from '#design-system'
import { userStore } from '#lib/storage'
import { BirthYearForm } from './BirthYearForm.tsx'

const LATER = 'birth-year-later'

/** Asks once for the year of birth, where the chat is first opened. Who would rather not finds it in the settings. */
export function BirthYearCard({ user }: { user: User }) {
  const { t } = useTranslation('chat')
  const store = userStore(user.id)
  const [isLater, setIsLater] = useState(() => store.get<boolean>(LATER) === true)
  if (user.birth_year !== null || isLater) return null
  const putOff = () => {
    store.set(LATER, true)
    setIsLater(true)
  }
  return (
    <Card tone="neutral">
      <Stack spacing={3}>
        <Text variant="h4" component="h2">
          {t('birthYear.title')}
        </Text>
        <Text variant="body2">{t('birthYear.why')}</Text>
        <BirthYearForm>
          <Button variant="quiet" onClick={putOff}>
            {t('birthYear.later')}
          </Button>
        </BirthYearForm>
      </Stack>
    </Card>
  )
}
