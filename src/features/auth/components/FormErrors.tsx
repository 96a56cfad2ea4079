import { useState } from 'react'
import { CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorBox, IconButton } from '#design-system'
import { SupportDialog } from './SupportDialog.tsx'

interface FormFaultsProps {
  /** Everything that is wrong, in words; nothing is shown while empty. */
  faults: readonly string[]
}

/** The error box of a form, with the way to support. */
export function FormErrors({ faults }: FormFaultsProps) {
  const { t } = useTranslation('auth')
  const [helping, setHelping] = useState(false)
  if (faults.length === 0) return null
  return (
    <>
      <ErrorBox
        action={
          <IconButton label={t('help')} onClick={() => setHelping(true)}>
            <CircleQuestionMark />
          </IconButton>
        }
      >
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
      </ErrorBox>
      <SupportDialog open={helping} onClose={() => setHelping(false)} />
    </>
  )
}
