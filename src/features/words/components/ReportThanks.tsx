import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Notice, TextLink } from '#design-system'
import { useMendedReports } from '../api/useMendedReports.ts'

/** Thanks for mistakes that the learner reported and that are mended; nothing where there are none. */
export function ReportThanks() {
  const { t } = useTranslation('words')
  const { items, markSeen } = useMendedReports()
  if (items.length === 0) return null
  return (
    <Notice
      tone="primary"
      title={t('thanks.title')}
      actions={
        <Button variant="quiet" onClick={markSeen}>
          {t('thanks.seen')}
        </Button>
      }
    >
      {t('thanks.text')}{' '}
      {items.map(({ id, headword }, index) => (
        <span key={id}>
          {index > 0 && t('thanks.and')}
          <TextLink to={routes.word({ word: headword })}>
            <span lang="en">{headword}</span>
          </TextLink>
        </span>
      ))}
    </Notice>
  )
}
