import { useTranslation } from 'react-i18next'
import { say } from '#contract/messages'
import { Button, EmptyState } from '#design-system'
import { useLanguage } from '#lib/language'

/** There is nothing to practise here. */
export function Empty({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <EmptyState
      title={say('practice_empty', useLanguage())}
      action={
        <Button variant="secondary" onClick={onBack}>
          {t('cards.back')}
        </Button>
      }
    />
  )
}
