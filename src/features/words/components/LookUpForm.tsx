import { useState } from 'react'
import type { FormEvent } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { ASKED_CHARACTERS } from '#contract/word-limits'
import { IconButton, Stack } from '#design-system'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { headwordFor } from '../api/headword.ts'
import { WordField } from './WordField.tsx'

interface LookUpFormProps {
  onLookUp: (word: string) => void
}

/** The field for the next word, on the page of this one. The form layer with its schemas weighs more than this one field is worth. */
export function LookUpForm({ onLookUp }: LookUpFormProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const throwError = useThrowError()
  const [word, setWord] = useState('')
  const [error, setError] = useState<string>()
  async function lookUp(event: FormEvent) {
    event.preventDefault()
    if (word.trim() === '') return
    if (word.length > ASKED_CHARACTERS) return setError(browserMessageText('text_too_long', language))
    try {
      onLookUp(await headwordFor(word))
    } catch (reason) {
      if (reason instanceof ApiError) setError(reason.message)
      else throwError(reason)
    }
  }
  return (
    <Stack component="form" noValidate role="search" measure="search" onSubmit={(event) => void lookUp(event)}>
      <WordField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={word}
        error={error}
        onChange={(next) => {
          setWord(next)
          setError(undefined)
        }}
        onChoose={onLookUp}
        endAdornment={
          <IconButton type="submit" label={t('search.submit')}>
            <Search />
          </IconButton>
        }
      />
    </Stack>
  )
}
