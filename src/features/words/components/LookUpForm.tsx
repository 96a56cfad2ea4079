import { Search } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WordParam } from '#contract/words'
import { IconButton, Stack } from '#design-system'
import { useContractForm } from '#lib/forms'
import { headwordFor } from '../api/headword.ts'
import { WordField } from './WordField.tsx'

interface LookUpFormProps {
  onLookUp: (word: string) => void
}

/** The field for the next word, on the page of this one. */
export function LookUpForm({ onLookUp }: LookUpFormProps) {
  const { t } = useTranslation('words')
  const form = useContractForm({
    schema: WordParam,
    defaults: { word: '' },
    submit: async ({ word }) => {
      if (word.trim() !== '') onLookUp(await headwordFor(word))
    },
  })
  const { field } = useController({ control: form.control, name: 'word' })
  const { ref, value, onChange } = field
  return (
    <Stack component="form" noValidate role="search" measure="search" onSubmit={form.onSubmit}>
      <WordField
        ref={ref}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={value}
        error={form.errors[0]}
        onChange={onChange}
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
