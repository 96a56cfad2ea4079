import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/chat'
import { Chip, MessageSuggestions, Text } from '#design-system'

interface SuggestionsProps {
  items: readonly ChatMessage[]
  /** Answers of the AI service that are left today; left out without one. */
  left: number | undefined
  onSend: (text: string) => void
}

/** What can be asked next, each a press: about the word that was spoken of last, else what most ask. */
export function Suggestions({ items, left, onSend }: SuggestionsProps) {
  const { t } = useTranslation('tutor')
  const last = items.findLast(({ own }) => !own)?.attachment
  const word = last?.kind === 'words' ? last.words[0] : undefined
  const texts =
    last?.kind === 'cut'
      ? [t('suggest.goOn'), t('suggest.quiz')]
      : word === undefined
        ? [t('suggest.quiz'), t('suggest.compare'), t('suggest.help')]
        : [
            t('suggest.examples', { word }),
            t('suggest.sentence', { word }),
            // They are offered to be kept already.
            ...(last?.kind === 'words' && last.save ? [] : [t('suggest.save')]),
            t('suggest.quiz'),
            t('suggest.finish'),
          ]
  return (
    <MessageSuggestions label={t('suggestions')}>
      {left !== undefined && (
        <li>
          <Text variant="caption" color="textSecondary">
            {left > 0 ? t('left', { count: left }) : t('noneLeft')}
          </Text>
        </li>
      )}
      {texts.map((text) => (
        <li key={text}>
          <Chip onPress={() => onSend(text)}>{text}</Chip>
        </li>
      ))}
    </MessageSuggestions>
  )
}
