import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoteWord } from '#contract/notes'
import type { MeaningsIn } from '#contract/user'
import { PrintSheet } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { NoteState } from '#rules/note-changes'
import { meaningOfRow } from '../model/meaning.ts'
import { outlineOf, rowsOf } from '../model/rows.ts'

interface PrintViewProps {
  state: NoteState
  words: ReadonlyMap<number, NoteWord>
  meanings: MeaningsIn
  name: string
  onClose: () => void
}

/** The note as sheets of A4, with pictures. */
export function PrintView({ state, words, meanings, name, onClose }: PrintViewProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const parts = useMemo(() => {
    const rows = Map.groupBy(rowsOf(state, words, { page: null, sort: 'order', filter: 'all' }), ({ page }) => page)
    return outlineOf(state).flatMap((section) =>
      section.pages.flatMap(({ id, title }) => {
        const own = rows.get(id) ?? []
        return own.length === 0
          ? []
          : [
              {
                id,
                title: `${inLanguage(section.title, language)} · ${inLanguage(title, language)}`,
                words: own.map((row) => ({
                  id: row.id,
                  headword: row.word,
                  phonetic: row.known?.ipa_us ?? row.known?.ipa_uk ?? undefined,
                  meaning: meaningOfRow(row, meanings).text,
                  remark: row.remark ?? undefined,
                  picture: row.known?.picture ?? undefined,
                })),
              },
            ]
      }),
    )
  }, [state, words, meanings, language])
  return (
    <PrintSheet
      title={name}
      parts={parts}
      printLabel={t('print.now')}
      backLabel={t('print.back')}
      onPrint={() => window.print()}
      onClose={onClose}
    />
  )
}
