import { useTranslation } from 'react-i18next'
import type { ClaimedProgress } from '#contract/auth'

/** What came along in a sentence, without a zero: '3 stars and 8 words came along'. */
export function useClaimedTitle(progress: ClaimedProgress | undefined): string {
  const { t } = useTranslation('auth')
  if (!progress) return ''
  const stars = t('claimed.stars', { count: progress.stars })
  const words = t('claimed.wordCount', { count: progress.words })
  const what = progress.stars > 0 ? t('claimed.both', { stars, words }) : words
  return t('claimed.title', { what })
}
