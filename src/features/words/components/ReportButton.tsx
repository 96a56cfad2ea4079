import { useState } from 'react'
import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SectionKind } from '#contract/words'
import { IconButton } from '#design-system'
import { ReportDialog } from './ReportDialog.tsx'

interface ReportButtonProps {
  word: string
  /** The block that is wrong; left out for the word as a whole. */
  section?: SectionKind
}

/** 'Report a mistake': what is wrong, in a few words. */
export function ReportButton({ word, section }: ReportButtonProps) {
  const { t } = useTranslation('words')
  const [open, setOpen] = useState(false)
  /** What was typed when the dialog was closed without sending. */
  const [draft, setDraft] = useState('')
  return (
    <>
      <IconButton
        label={section ? t('report.block', { block: t(`block.${section}`) }) : t('report.word')}
        onClick={() => setOpen(true)}
      >
        <Flag />
      </IconButton>
      {open && (
        <ReportDialog
          word={word}
          section={section}
          draft={draft}
          onClose={(text) => {
            setDraft(text)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
