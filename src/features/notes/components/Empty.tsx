import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { Button, EmptyState } from '#design-system'
import { useLanguage } from '#lib/language'

interface EmptyProps {
  /** No words, or none that can be asked about. */
  code?: 'practice_empty' | 'quiz_impossible'
  onBack: () => void
}

/** There is nothing to practise here. */
export function Empty({ code = 'practice_empty', onBack }: EmptyProps) {
  const { t } = useTranslation('notes')
  return (
    <EmptyState
      title={browserMessageText(code, useLanguage())}
      action={
        <Button variant="secondary" onClick={onBack}>
          {t('cards.back')}
        </Button>
      }
    />
  )
}
