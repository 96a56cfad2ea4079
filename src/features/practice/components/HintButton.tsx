import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, KeyHint } from '#design-system'
import { keySign, useOwnKeys } from '#lib/own-keys'

interface HintButtonProps {
  /** It was used already. */
  disabled: boolean
  onHint: () => void
  children: string
}

/** Helps with a word, with the key that does the same. */
export function HintButton({ disabled, onHint, children }: HintButtonProps) {
  const { t } = useTranslation('practice')
  const { hint } = useOwnKeys()
  return (
    <Button variant="quiet" startIcon={<Lightbulb />} aria-keyshortcuts={hint} disabled={disabled} onClick={onHint}>
      {children}
      {!disabled && <KeyHint aria-hidden>{keySign(hint, t('space'))}</KeyHint>}
    </Button>
  )
}
