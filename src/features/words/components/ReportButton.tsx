import { useState } from 'react'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Section } from '#contract/words'
import { Button, lazyPart } from '#design-system'
import type { ReportDraft } from './ReportDialog.tsx'

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

interface ReportButtonProps {
  word: string
  /** The blocks of the page, any of which may be wrong. */
  sections: readonly Section[]
  hasPicture: boolean
}

/** 'Report a mistake', once on a page: where it is, and what is wrong, in a few words. */
export function ReportButton({ word, sections, hasPicture }: ReportButtonProps) {
  const { t } = useTranslation('words')
  const [open, setOpen] = useState(false)
  /** What was chosen and typed when the dialog was closed without sending. */
  const [draft, setDraft] = useState<ReportDraft>({ section: undefined, item: undefined, text: '' })
  return (
    <div>
      <Button variant="quiet" startIcon={<Flag />} onClick={() => setOpen(true)}>
        {t('report.word')}
      </Button>
      {open && (
        <ReportDialog
          word={word}
          sections={sections}
          hasPicture={hasPicture}
          draft={draft}
          onClose={(left) => {
            setDraft(left)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
