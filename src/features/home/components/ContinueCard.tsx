import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Stats } from '#contract/profile'
import { routes } from '#contract/routes'
import { inLanguage, useLanguage } from '#lib/language'
import { useTopics } from '../api/useStats.ts'
import { topicOf } from '../model/next-level.ts'
import { PlayCard } from './PlayCard.tsx'

interface ContinueCardProps {
  level: NonNullable<Stats['next_level']>
  /** The verb of the button. */
  label: string
}

/** The level to go on with. */
export function ContinueCard({ level, label }: ContinueCardProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const navigate = useNavigate()
  const { data } = useTopics()
  const topic = topicOf(level, data?.categories ?? [])
  const facts = [t('next.level', { level: level.level }), t(`difficulty.${level.difficulty}`), t(`type.${level.type}`)]
  return (
    <PlayCard
      title={topic ? inLanguage(topic.title, language) : t('next.title')}
      text={facts.join(' · ')}
      picture={topic?.cover ?? undefined}
      label={label}
      onPlay={() => void navigate(routes.game(level))}
    />
  )
}
