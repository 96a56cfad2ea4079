import { useEffect, useRef } from 'react'
import type { ClipboardEvent, FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, FormField, IconButton, Stack } from '#design-system'
import { wordsIn } from '../model/word-list.ts'

interface WordLineProps {
  help: string | undefined
  value: string
  onChange: (text: string) => void
  /** Takes the words of the field; at least one. */
  onAdd: (words: readonly string[]) => void
  /** The last words are on their way. */
  disabled?: boolean
}

/** Lines of the field once it holds many words. */
const LINES = 6

/**
 * A line for new words; pasting many makes it a large field with one on a line, to read over and correct. Not a contract form: any number of
 * words, which `wordsIn` reads.
 */
export function WordLine({ help, value, onChange, onAdd, disabled }: WordLineProps) {
  const { t } = useTranslation('notes')
  const field = useRef<HTMLInputElement>(null)
  const isLarge = value.includes('\n')
  const words = wordsIn(value)
  // The line has become another element.
  useEffect(() => {
    if (isLarge) field.current?.focus()
  }, [isLarge])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.length > 0) onAdd(words)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = wordsIn(event.clipboardData.getData('text'))
    // A single word is put into the field like any other text.
    if (isLarge || pasted.length < 2) return
    event.preventDefault()
    onChange([...words, ...pasted].join('\n'))
  }
  return (
    <Stack component="form" spacing={3} onSubmit={submit}>
      <FormField
        ref={field}
        label={t('add.label')}
        help={isLarge ? undefined : help}
        rows={isLarge ? LINES : 1}
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint={isLarge ? 'enter' : 'done'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        endAdornment={
          !isLarge && (
            <IconButton type="submit" label={t('add.button')} disabled={disabled}>
              <Plus />
            </IconButton>
          )
        }
      />
      {isLarge && (
        <Stack direction="row" spacing={2} wrap>
          <Button type="submit" disabled={disabled || words.length === 0}>
            {t('add.many', { count: words.length })}
          </Button>
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('add.clear')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
