import { useState } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Box, IconButton } from '#design-system'
import { WordField } from './WordField.tsx'

interface LookUpFormProps {
  onLookUp: (word: string) => void
}

/** The field for the next word, on the page of this one. */
export function LookUpForm({ onLookUp }: LookUpFormProps) {
  const { t } = useTranslation('words')
  const [text, setText] = useState('')
  const send = () => {
    if (text.trim() !== '') onLookUp(text)
  }
  return (
    <Box
      component="form"
      role="search"
      sx={{ maxWidth: '30rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
