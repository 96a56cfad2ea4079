import { useTranslation } from 'react-i18next'
import { OutlineItem } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

interface OutlineLinkProps {
  label: string
  count: number
  to: string
  current: boolean
  onGo: () => void
}

/** The way to a page of a note, with how many words it has. */
export function OutlineLink({ label, count, to, current, onGo }: OutlineLinkProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  return (
    <OutlineItem
      count={formatNumber(count, language)}
      countLabel={t('words', { count })}
      {...{ label, to, current, onGo }}
    />
  )
}
