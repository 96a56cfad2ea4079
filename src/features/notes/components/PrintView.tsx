import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/profile'
import { Dialog, PrintSheet, Skeletons } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { useSheet } from '../api/useSheet.ts'
import { meaningOfRow } from '../model/meaning.ts'
import { Refusal } from './Refusal.tsx'

interface PrintViewProps {
  noteId: string
  /** Only this page; the whole note when null. */
  page: string | null
  meanings: MeaningsIn
  name: string
  onClose: () => void
}

/** What is shown of the note as sheets of A4, with pictures: for VIPs, as the server decides. It stands outside the page's head, which takes no paper. */
export function PrintView({ noteId, page, meanings, name, onClose }: PrintViewProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const { data, error } = useSheet(noteId, page)
  const parts = data?.parts.map(({ id, section, title, entries }) => ({
    id,
    title: `${inLanguage(section, language)} · ${inLanguage(title, language)}`,
    words: entries.map((entry) => {
      const { text, lang } = meaningOfRow(entry, meanings)
      return {
        id: entry.id,
        headword: entry.word,
        phonetic: entry.known?.ipa_us ?? entry.known?.ipa_uk ?? undefined,
        meaning: text,
        meaningLang: lang,
        remark: entry.remark ?? undefined,
        picture: entry.known?.picture ?? undefined,
      }
    }),
  }))
  if (!data || !parts)
    return (
      <Dialog open onClose={onClose} title={t('print.title')} closeLabel={t('close')}>
        {error ? (
          <Refusal error={error} locked={{ title: t('print.locked'), text: t('print.lockedText') }} />
        ) : (
          <Skeletons shape="text" count={3} label={t('loading')} />
        )}
      </Dialog>
    )
  return (
    <PrintSheet
      title={name}
      parts={parts}
      notice={data.left > 0 ? t('print.left', { count: data.left }) : undefined}
      printLabel={t('print.now')}
      backLabel={t('print.back')}
      onPrint={() => window.print()}
      onClose={onClose}
    />
  )
}
