import { useState } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Box, IconButton, useToast } from '#design-system'
import { ApiError } from '#lib/api'
import { headwordFor } from '../api/headword.ts'
import { WordField } from './WordField.tsx'

interface LookUpFormProps {
  onLookUp: (word: string) => void
}

/** The field for the next word, on the page of this one. */
export function LookUpForm({ onLookUp }: LookUpFormProps) {
  const { t } = useTranslation('words')
  const toast = useToast()
  const [text, setText] = useState('')
  const send = async () => {
    if (text.trim() === '') return
    try {
      onLookUp(await headwordFor(text))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: error.message, tone: 'error' })
    }
  }
  return (
    <Box
      component="form"
      role="search"
      sx={{ maxWidth: '30rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <WordField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={setText}
        onChoose={onLookUp}
        endAdornment={
          <IconButton type="submit" label={t('search.submit')}>
            <Search />
          </IconButton>
        }
      />
    </Box>
  )
}
