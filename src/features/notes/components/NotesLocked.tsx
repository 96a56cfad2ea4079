import { useTranslation } from 'react-i18next'
import { SignInFirst } from '#features/practice'

/** What a guest is told in place of notes. */
export function NotesLocked() {
  const { t } = useTranslation('notes')
  return <SignInFirst>{t('locked.guest')}</SignInFirst>
}
