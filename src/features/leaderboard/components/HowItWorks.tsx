import { useTranslation } from 'react-i18next'
import { BulletList, DisclosureCard } from '#design-system'
import { LEAGUE_GROUP, MAX_DAILY_SCORE, PRACTICE_SCORE, RECALL_SCORE } from '#rules/league'

const lines = ['score', 'most', 'group', 'move', 'pause', 'privacy'] as const

/** What scores, and what becomes of it. */
export function HowItWorks() {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const values = { recall: RECALL_SCORE, practice: PRACTICE_SCORE, most: MAX_DAILY_SCORE, group: LEAGUE_GROUP }
  return (
    <DisclosureCard title={t('how.title')} lead={t('how.lead', values)}>
      <BulletList spacing={2}>
        {lines.map((line) => (
          <li key={line}>{t(`how.${line}`, values)}</li>
        ))}
      </BulletList>
    </DisclosureCard>
  )
}
