import { useTranslation } from 'react-i18next'
import { brand } from '#contract/brand'
import type { Course } from '#contract/courses'
import { routes } from '#contract/routes'
import { Button, Certificate, LockedState } from '#design-system'
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
      {(data) => <Earned data={data} />}
    </CourseFrame>
  )
}

function Earned({ data }: { data: Course }) {
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
    <Certificate
      brand={brand[language]}
      title={t('certificate.title')}
      name={name}
      completed={t('certificate.completed')}
      course={inLanguage(data.title, language)}
      facts={[
        t('certificate.facts', {
          words: formatNumber(words, language),
          percent: total === 0 ? 0 : Math.round((100 * right) / total),
        }),
        formatDay(at, language),
      ]}
      actions={
        <>
          <Button onClick={() => window.print()}>{t('certificate.print')}</Button>
          {toCourse}
        </>
      }
    />
  )
}
