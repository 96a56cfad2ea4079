import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { LeaderboardScreen, LeagueScreen } from '#features/leaderboard'
import { useLanguage } from '#lib/language'
import { setPageSubject } from '../subject.ts'

/** /leaderboard: this week and all time, everywhere and among contacts; /leaderboard/league: the weekly league. */
export function Leaderboard() {
  const { view } = useParams()
  if (view === undefined) return <LeaderboardScreen />
  return view === 'league' ? <League /> : <Navigate replace to={routes.leaderboard()} />
}

function League() {
  const { t } = useTranslation('leaderboard')
  const { pathname } = useLocation()
  const language = useLanguage()
  const title = t('league.title')
  useEffect(() => setPageSubject(pathname, { title }, language), [pathname, title, language])
  return <LeagueScreen />
}
