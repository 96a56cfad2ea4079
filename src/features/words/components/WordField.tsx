import { useTranslation } from 'react-i18next'
import { SuggestionList } from '#design-system'
import type { SuggestionListProps } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { meaningOf, meaningsFor } from '../model/meanings.ts'
import { useSuggestions } from '../model/useSuggestions.ts'

interface WordFieldProps extends Pick<
  SuggestionListProps,
  'label' | 'help' | 'error' | 'placeholder' | 'endAdornment' | 'ref'
> {
  value: string
  onChange: (value: string) => void
  /** A suggestion was chosen. */
  onChoose: (headword: string) => void
}

/** A field for a word in either language, with the words that it may mean. */
export function WordField({ value, onChange, onChoose, ...field }: WordFieldProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user } = useUser()
  const meanings = meaningsFor(user, language)
  const suggestions = useSuggestions(value).map((word) => {
    const { text, lang } = meaningOf(word, meanings)
    return { id: String(word.id), headword: word.headword, meaning: text, meaningLang: lang }
  })
  return (
    <SuggestionList
      {...field}
      name="word"
      value={value}
      onChange={onChange}
      suggestions={suggestions}
      onChoose={({ headword }) => onChoose(headword)}
      listLabel={t('suggestions', { count: suggestions.length })}
    />
  )
}
