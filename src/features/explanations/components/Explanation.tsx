import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, KeyHint } from '#design-system'
import { useGameKeys } from '#features/practice'
import type { MissedAnswer } from '#features/practice'
import { keySign, useOwnKeys } from '#lib/own-keys'
import { useUser } from '#lib/session'
import { explanationOf } from '../model/explanation-of.ts'
import { TwoWords } from './TwoWords.tsx'
import { WrittenLetters } from './WrittenLetters.tsx'

/** A button that explains a wrong answer over the question, also by the key of hints; nothing where no more is known than the feedback says. */
export function Explanation({ word, chosen, answer, ...looks }: MissedAnswer) {
  const { t } = useTranslation('explanations')
  const { t: tp } = useTranslation('practice')
  const { hint } = useOwnKeys()
  const accent = useUser().user?.voice_accent ?? 'us'
  const [isOpen, setOpen] = useState(false)
  const explanation = explanationOf({ word, chosen, answer }, accent)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  useGameKeys({ hint: explanation ? open : undefined }, isOpen)
  if (!explanation) return null
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" aria-keyshortcuts={hint} onClick={open}>
        {t('why')}
        <KeyHint aria-hidden>{keySign(hint, tp('space'))}</KeyHint>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('why')}
        closeLabel={t('close')}
        wide={explanation.kind === 'words'}
        actions={<Button onClick={close}>{t('back')}</Button>}
      >
        {explanation.kind === 'letters' ? (
          <WrittenLetters word={word} {...explanation} {...looks} />
        ) : (
          chosen && <TwoWords word={word} chosen={chosen} {...explanation} {...looks} />
        )}
      </Dialog>
    </>
  )
}
