import { useTranslation } from 'react-i18next'
import type { EditedWord } from '#contract/word-manager'
import { Button, Notice, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { WordEditor } from '../model/useWordEditor.ts'

/** What an editor of a word has to know before the next change: its draft, other editors, faults. Nothing where there is nothing. */
export function WordEditorNotices({ word, editor: { draft, faults } }: { word: EditedWord; editor: WordEditor }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <>
      {draft.failure && (
        <div role="alert">
          <Notice
            tone="warning"
            title={t('words.edit.draftFailed')}
            actions={
              <Stack direction="row">
                <Button variant="secondary" onClick={draft.retry}>
                  {t('retry')}
                </Button>
              </Stack>
            }
          >
            {draft.failure.message}
          </Notice>
        </div>
      )}
      {word.draft && draft.hasChanges && (
        <Notice>{t('words.edit.restored', { at: formatMoment(word.draft.at, language) })}</Notice>
      )}
      {word.editors.length > 0 && (
        <Notice tone="warning">
          {t('words.edit.others', { names: word.editors.map(({ username }) => username).join(', ') })}
        </Notice>
      )}
      {faults.length > 0 && (
        <Text color="error" role="alert">
          {t('words.edit.faults', { count: faults.length })}
        </Text>
      )}
    </>
  )
}
