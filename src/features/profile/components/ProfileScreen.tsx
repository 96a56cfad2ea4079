import { AudioLines, Flame, Target, TreeDeciduous, Trees } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import type { Progress, Stats, User } from '#contract/profile'
import { routes } from '#contract/routes'
import {
  Avatar,
  Button,
  Card,
  Chip,
  ErrorScreen,
  Grid,
  LockedState,
  PageHeader,
  ProgressBar,
  Skeletons,
  Stack,
  StackItem,
  StatTile,
  Text,
} from '#design-system'
import { formatDay, formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useProgress } from '../api/useProgress.ts'
import { Charts } from './Charts.tsx'
import { Year } from './Year.tsx'

/** Who one is, and how the learning goes. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { user, isGuest, error: userError, refresh } = useUser()
  const { progress, stats } = useProgress()
  if (isGuest) {
    return (
      <>
        <PageHeader landscape="sun" title={t('title')} />
        <LockedState
          title={browserMessageText('guest_not_allowed', language)}
          action={<Button to={routes.signIn({ redirect: routes.profile() })}>{t('signIn')}</Button>}
        >
          {t('locked')}
        </LockedState>
      </>
    )
  }
  const error = userError ?? progress.error ?? stats.error
  const again = () => void Promise.all([userError && refresh(), progress.mutate(), stats.mutate()])
  return (
    <>
      <PageHeader
        landscape="sun"
        title={t('title')}
        actions={
          <>
            <Button variant="secondary" startIcon={<Trees />} to={routes.grove()}>
              {t('grove')}
            </Button>
            <Button variant="secondary" startIcon={<AudioLines />} to={routes.sounds()}>
              {t('sounds')}
            </Button>
          </>
        }
      />
      {user && progress.data && stats.data ? (
        <Profile user={user} progress={progress.data} stats={stats.data} />
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={again} />
      ) : (
        <Stack spacing={5}>
          <Skeletons shape="list" count={1} label={t('loading')} />
          <Skeletons shape="tiles" count={6} label={t('loading')} />
          <Skeletons shape="cards" count={2} label={t('loading')} />
        </Stack>
      )}
    </>
  )
}

interface ProfileProps {
  user: User
  progress: Progress
  stats: Stats
}

function Profile({ user, progress, stats }: ProfileProps) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { streak } = progress
  const { weekly_goal: goal } = stats
  return (
    <Stack spacing={6}>
      <Stack direction="row" spacing={4} align="center" wrap>
        <Avatar name={user.username} src={user.avatar ?? undefined} size="large" />
        <StackItem basis="12rem">
          <Text variant="h2" breakWord>
            {user.username}
          </Text>
          <Text color="textSecondary">
            {t('joined', { day: formatDay(progress.joined_at, language) })}
            {stats.login_streak > 1 && ` · ${t('visits', { count: stats.login_streak })}`}
          </Text>
          {user.is_vip && <Chip tone="reward">VIP</Chip>}
        </StackItem>
        <Button variant="secondary" to={routes.settings()}>
          {t('settings')}
        </Button>
      </Stack>
      <Grid columns={{ xs: 2, lg: 4 }} spacing={{ xs: 3, md: 4 }}>
        <StatTile
          icon={<Flame />}
          tone="reward"
          label={t('streak.title')}
          value={number(streak.current)}
          unit={t('days', { count: streak.current })}
        >
          {/* A best that is no better than now says nothing. */}
          {streak.best > streak.current && <Text variant="body2">{t('streak.best', { count: streak.best })}</Text>}
          <Text variant="body2">{t(streak.freeze_left ? 'freeze.left' : 'freeze.used')}</Text>
        </StatTile>
        <StatTile icon={<TreeDeciduous />} label={t('learned')} value={number(stats.words_learned)}>
          <Text variant="body2" color="textSecondary">
            {t('total', { count: stats.total_words, formatted: number(stats.total_words) })}
          </Text>
        </StatTile>
        <StatTile icon={<Target />} label={t('goal')} value={number(goal.current)} unit={`/ ${number(goal.total)}`}>
          <ProgressBar
            label={t('goalLabel', { current: goal.current, total: goal.total })}
            value={Math.min(goal.current, goal.total)}
            max={goal.total}
          />
        </StatTile>
        <StatTile label={t('average')} value={number(stats.daily_average)} unit={t('words')} />
      </Grid>
      <Card>
        <Year progress={progress} />
      </Card>
      <Charts progress={progress} />
    </Stack>
  )
}
