import { Ban, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import { routes } from '#contract/routes'
import { Chip, EmptyState } from '#design-system'
import { useLanguage } from '#lib/language'

interface UnknownWordProps {
  word: string
  /** Headwords that may have been meant, as the server sent them. */
  suggestions: unknown
  /** It is one, but is not shown for now. */
  hidden: boolean
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []

/** Not a word that the dictionary knows; perhaps one of these was meant. */
export function UnknownWord({ word, suggestions, hidden }: UnknownWordProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const meant = textsIn(suggestions)
  if (hidden)
    return (
      <EmptyState picture={<Ban />} title={t('unknown.hiddenTitle')}>
        {t('unknown.hidden', { word })}
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<SearchX />}
      title={t('unknown.title', { word })}
      action={meant.map((headword) => (
        <Chip key={headword} lang="en" to={routes.word({ word: headword })}>
          {headword}
        </Chip>
      ))}
    >
      {[
        browserMessageText('word_invalid', language),
        ...(meant.length > 0 ? [browserMessageText('did_you_mean', language)] : []),
      ].join(' · ')}
      <br />
      {t(meant.length > 0 ? 'unknown.text' : 'unknown.none')}
    </EmptyState>
  )
}
