import { useTranslation } from 'react-i18next'
import type { LinkComponent } from '#design-system'
import { SignInFirst } from '#features/practice'

/** What a guest is told in place of notes. */
export function NotesLocked({ LinkComponent }: { LinkComponent: LinkComponent }) {
  const { t } = useTranslation('notes')
  return <SignInFirst LinkComponent={LinkComponent}>{t('locked.guest')}</SignInFirst>
}
