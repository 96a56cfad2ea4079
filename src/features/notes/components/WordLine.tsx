import type { ClipboardEvent, FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FormField, IconButton } from '#design-system'
import { wordsIn } from '../model/word-list.ts'

interface WordLineProps {
  help: string
  value: string
  onChange: (text: string) => void
  /** Takes the words of the line, or of what is pasted into it; at least one. */
  onAdd: (words: readonly string[]) => void
  /** The last words are on their way. */
  disabled?: boolean
}

/** A line for new words, typed or pasted. Not a contract form: one line is any number of words, which `wordsIn` reads. */
export function WordLine({ help, value, onChange, onAdd, disabled }: WordLineProps) {
  const { t } = useTranslation('notes')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = wordsIn(value)
    if (words.length > 0) onAdd(words)
  }
  const paste = (event: ClipboardEvent) => {
    const words = wordsIn(event.clipboardData.getData('text'))
    // A single word is put into the field like any other text.
    if (words.length < 2) return
    event.preventDefault()
    onAdd(words)
  }
  return (
    <form onSubmit={submit}>
      <FormField
        label={t('add.label')}
        help={help}
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        endAdornment={
          <IconButton type="submit" label={t('add.button')} disabled={disabled}>
            <Plus />
          </IconButton>
        }
      />
    </form>
  )
}
