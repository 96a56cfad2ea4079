import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/note-changes'

/** What a learner is told when two pages changed the same thing. */
export function useNoticeText(): (notice: Notice) => string {
  const { t } = useTranslation('notes')
  return ({ kind, theirs }) => {
    if (kind !== 'overwritten') return t(`notices.${kind}`)
    return theirs ? t('notices.overwritten', { theirs }) : t('notices.overwrittenEmpty')
  }
}
