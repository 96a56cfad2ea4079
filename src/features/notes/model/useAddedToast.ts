import { useTranslation } from 'react-i18next'
import { useToast } from '#design-system'

/** Words that a toast names; more are counted. */
const MOST_NAMED = 3

/** Says how many words were added to the note, and which were there already. */
export function useAddedToast(): (result: { added: number; present: readonly string[] }) => void {
  const { t } = useTranslation('notes')
  const toast = useToast()
  return ({ added, present }) => {
    const done = added > 0 ? [t('add.done', { count: added })] : []
    const there =
      present.length > 0
        ? [
            present.length > MOST_NAMED
              ? t('add.presentMany', { count: present.length })
              : t('add.present', { words: present.join(t('add.between')) }),
          ]
        : []
    toast({ text: [...done, ...there].join(t('add.then')), tone: added > 0 ? 'success' : 'info' })
  }
}
