import { useTranslation } from 'react-i18next'
import type { Editors } from '#contract/edited-blocks'
import { Button, Notice, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { BlockEditor } from '../model/useBlockEditor.ts'

interface EditorNoticesProps {
  /** When the draft that was found here was kept; null without one. */
  draftAt: string | null
  editors: Editors
  /** Says who else has unsaved changes. */
  othersLabel: (names: string) => string
  editor: BlockEditor
}

/** What an editor has to know before the next change: the draft, other editors, faults. Nothing where there is nothing. */
export function EditorNotices({ draftAt, editors, othersLabel, editor: { draft, faults } }: EditorNoticesProps) {
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
      {draftAt !== null && draft.hasChanges && (
        <Notice>{t('words.edit.restored', { at: formatMoment(draftAt, language) })}</Notice>
      )}
      {editors.length > 0 && (
        <Notice tone="warning">{othersLabel(editors.map(({ username }) => username).join(', '))}</Notice>
      )}
      {faults.length > 0 && (
        <Text color="error" role="alert">
          {t('words.edit.faults', { count: faults.length })}
        </Text>
      )}
    </>
  )
}
