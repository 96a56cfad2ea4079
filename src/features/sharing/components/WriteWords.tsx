import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_SHARED_WORDS } from '#contract/chat-limits'
import { Button, Dialog, FormField } from '#design-system'
import { splitWords } from '../model/shared-words.ts'
import type { OnShare } from '../model/shared.ts'

/** Words that fit into the line of a message before it says how many there are. */
const NAMED = 3

/** A list of words is typed or pasted. */
export function WriteWords({ onShare, onClose }: { onShare: OnShare; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const [written, setWritten] = useState('')
  const words = splitWords(written)
  const isTooMuch = words.length > MOST_SHARED_WORDS || words.some((word) => word.length > 64)
  const names = words.slice(0, NAMED).join(t('words.between'))
  return (
    <Dialog
      open
      title={t('words.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button
          disabled={words.length === 0 || isTooMuch}
          onClick={() =>
            onShare(t(words.length > NAMED ? 'words.textMore' : 'words.text', { count: words.length, names }), {
              kind: 'words',
              words,
            })
          }
        >
          {t('send')}
        </Button>
      }
    >
      <FormField
        label={t('words.label')}
        help={t('words.help', { count: MOST_SHARED_WORDS })}
        value={written}
        rows={4}
        autoCapitalize="none"
        error={isTooMuch ? t('words.tooMany', { count: MOST_SHARED_WORDS }) : undefined}
        onChange={({ target }) => setWritten(target.value)}
      />
    </Dialog>
  )
}
