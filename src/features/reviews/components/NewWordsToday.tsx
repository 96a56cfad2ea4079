import { useTranslation } from 'react-i18next'
import { Text } from '#design-system'
import { useReviews } from '../api/useReviews.ts'

interface NewWordsTodayProps {
  /** Left out, it begins where the lines around it do. */
  align?: 'center'
}

/** How many new words are good for today, or why they wait; nothing until it is known, and during a plan after days away. */
export function NewWordsToday({ align }: NewWordsTodayProps) {
  const { t } = useTranslation('reviews')
  const { data } = useReviews()
  if (!data || data.plan) return null
  const { waiting, left, begun, per_day: perDay, planned } = data.new_words
  return (
    <Text color="textSecondary" align={align}>
      {waiting
        ? t('new.waiting')
        : left > 0
          ? t(planned ? 'new.planned' : 'new.left', { count: left, perDay })
          : t('new.enough', { count: begun })}
    </Text>
  )
}
