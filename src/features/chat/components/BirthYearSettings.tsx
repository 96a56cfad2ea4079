import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Card, Stack, Text } from '#design-system'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useIsUnderRequestAge } from '../api/useBirthYear.ts'
import { BirthYearForm } from './BirthYearForm.tsx'

/** The year of birth in the settings: what it decides, and its correction. */
export function BirthYearSettings() {
  const { t } = useTranslation('chat')
  const { user, isGuest } = useUser()
  const isYoung = useIsUnderRequestAge()
  if (!user || isGuest) return null
  const { birth_year: year, birth_year_open_at: openAt } = user
  return (
    <Card>
      <Stack spacing={3}>
        <Text variant="h3" component="h2">
          {t('birthYear.settings')}
        </Text>
        <Text variant="body2">{t('birthYear.why')}</Text>
        {year === null ? (
          <BirthYearForm />
        ) : (
          <>
            {isYoung(year) && <Text variant="body2">{t('birthYear.young')}</Text>}
            <Correction year={year} openAt={openAt} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Correction({ year, openAt }: { year: number; openAt: string | null }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (isCorrecting)
    return (
      <>
        <Text variant="body2" color="textSecondary">
          {t('birthYear.once')}
        </Text>
        <BirthYearForm year={year} onSaved={() => setIsCorrecting(false)}>
          <Button variant="quiet" onClick={() => setIsCorrecting(false)}>
            {t('cancel')}
          </Button>
        </BirthYearForm>
      </>
    )
  return (
    <>
      <Text>{t('birthYear.yours', { year })}</Text>
      {openAt === null ? (
        <div>
          <Button variant="secondary" onClick={() => setIsCorrecting(true)}>
            {t('birthYear.correct')}
          </Button>
        </div>
      ) : (
        <Text variant="body2" color="textSecondary">
          {t('birthYear.openAt', { day: formatDay(openAt, language) })}
        </Text>
      )}
    </>
  )
}
