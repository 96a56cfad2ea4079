import { useTranslation } from 'react-i18next'
import type { League, LeagueMember } from '#contract/league'
import { leagueTiers } from '#contract/league-tiers'
import { Card, LeaderboardRow, Section, Stack, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

const outcomes = ['up', 'stay', 'down', 'none'] as const

/** The group, in parts: who would rise, stay and fall if the week closed now, and who has not begun. */
export function LeagueGroup({ league }: { league: League }) {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const { members, tier } = league
  const at = leagueTiers.indexOf(tier)
  const above = t(`tier.${leagueTiers[at + 1] ?? tier}`)
  const below = t(`tier.${leagueTiers[at - 1] ?? tier}`)
  const me = members.find(({ is_me: isMe }) => isMe)
  const parts = outcomes.flatMap((outcome) => {
    const rows = members.filter((member) => member.outcome === outcome)
    return rows.length > 0 ? [{ outcome, rows }] : []
  })
  return (
    <>
      {me && <Text role="status">{t(`me.${me.outcome}`, { rank: me.rank, above, below })}</Text>}
      {members.length === 1 && <Text color="textSecondary">{t('alone')}</Text>}
      {parts.map(({ outcome, rows }) => (
        <Section key={outcome} title={t(`part.${outcome}.title`, { above, below })} spacing={2}>
          <Text variant="body2" color="textSecondary">
            {t(`part.${outcome}.lead`, { rising: league.rising, falling: league.falling })}
          </Text>
          <Rows label={t(`part.${outcome}.title`, { above, below })} rows={rows} />
        </Section>
      ))}
    </>
  )
}

function Rows({ label, rows }: { label: string; rows: readonly LeagueMember[] }) {
  const { t } = useTranslation('leaderboard', { keyPrefix: 'league' })
  const language = useLanguage()
  return (
    <Card>
      <Stack component="ol" aria-label={label}>
        {rows.map(({ rank, username, avatar, score, is_me: isMe }, index) => (
          <LeaderboardRow
            key={username ?? index}
            rank={rank}
            rankLabel={t('rank', { rank })}
            name={username ?? t('unnamed')}
            avatar={avatar ?? undefined}
            points={t('score', { count: score, formatted: formatNumber(score, language) })}
            meLabel={isMe ? t('you') : undefined}
          />
        ))}
      </Stack>
    </Card>
  )
}
