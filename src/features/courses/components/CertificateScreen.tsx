import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brand } from '#contract/brand'
import type { Course } from '#contract/courses'
import { routes } from '#contract/routes'
import { Box, Button, Card, LockedState, Logo, Stack, Text } from '#design-system'
import { formatDay, formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { CourseFrame } from './CourseFrame.tsx'

export interface CertificateScreenProps {
  course: string
}

/** The certificate of a finished course; made to be printed. */
export function CertificateScreen({ course }: CertificateScreenProps) {
  return (
    <CourseFrame course={course} loading="cards">
      {(data) => <Certificate data={data} />}
    </CourseFrame>
  )
}

/** As wide as the page allows, and the whole width of the paper. */
const sheet = { width: '100%', maxWidth: '44rem', '@media print': { maxWidth: 'none' } }

function Certificate({ data }: { data: Course }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const toCourse = (
    <Button variant="secondary" to={routes.course({ course: data.slug })}>
      {t('toCourse')}
    </Button>
  )
  if (!data.certificate) {
    const done = data.lessons.filter(({ state }) => state === 'completed').length
    return (
      <LockedState title={t('certificate.notYet')} action={toCourse}>
        {t('progress', { completed: done, total: data.lessons.length })}
      </LockedState>
    )
  }
  const { name, completed_at: at, words, right, total } = data.certificate
  return (
    <Stack spacing={5} sx={{ alignItems: 'center' }}>
      <Box sx={sheet}>
        <Card>
          <Stack spacing={4} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 6, md: 14 }, px: { md: 10 } }}>
            <Logo name={brand[language]} size="large" />
            <Text variant="body2" color="textSecondary">
              {t('certificate.title')}
            </Text>
            <Text variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Text>{t('certificate.completed')}</Text>
            <Text variant="h2" component="p">
              {inLanguage(data.title, language)}
            </Text>
            <Box sx={{ color: 'reward.text', '& svg': { width: '3rem', height: '3rem' } }}>
              <BadgeCheck aria-hidden />
            </Box>
            <Text color="textSecondary">
              {t('certificate.facts', {
                words: formatNumber(words, language),
                percent: total === 0 ? 0 : Math.round((100 * right) / total),
              })}
            </Text>
            <Text color="textSecondary">{formatDay(at, language)}</Text>
          </Stack>
        </Card>
      </Box>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <Button onClick={() => window.print()}>{t('certificate.print')}</Button>
        {toCourse}
      </Stack>
    </Stack>
  )
}
