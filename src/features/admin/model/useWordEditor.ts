import { useTranslation } from 'react-i18next'
import type { BlockChanges, EditedWord } from '#contract/word-manager'
import { saveWordDraft, type useEditedWord } from '../api/useEditedWord.ts'
import { useBlockEditor } from './useBlockEditor.ts'

/** Editing of a word, with its draft. */
export function useWordEditor(
  word: EditedWord,
  save: ReturnType<typeof useEditedWord>['save'],
  reread: () => Promise<unknown>,
) {
  const { t } = useTranslation('admin')
  return useBlockEditor<BlockChanges>(
    {
      initial: word.draft?.changes,
      send: (changes) => saveWordDraft(word.id, changes),
      lostText: t('words.edit.draftLost', { word: word.headword }),
    },
    save,
    reread,
  )
}
