import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DuelResult } from '#contract/together'
import { routes } from '#contract/routes'
import { Button, Skeletons, Stack, StackItem, Text } from '#design-system'
import { formatDuration, formatShortDay } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useDuel } from '../api/useTogether.ts'

interface DuelCardProps {
  id: string
  /** The other one's name, where the page knows it. */
  name?: string | undefined
  /** Once both have played, such as a way to congratulate. */
  action?: ReactNode
  /** At the end of the run that was played for it: a way back to the conversation, too. */
  leadsBack?: boolean
}

/** A duel on the words of one level: who has played, and once both have, what each came to, side by side. */
export function DuelCard({ id, name, action, leadsBack }: DuelCardProps) {
  const { t } = useTranslation('together')
  const language = useLanguage()
  const { data, error, mutate } = useDuel(id)
  if (error && !data)
    return (
      <Stack spacing={2}>
        <Text>{error.message}</Text>
        {error.code !== 'duel_not_found' && (
          <div>
            <Button variant="quiet" onClick={() => void mutate()}>
              {t('retry')}
            </Button>
          </div>
        )}
      </Stack>
    )
  if (!data) return <Skeletons shape="text" count={2} label={t('loading')} />
  const { title, category, sub, difficulty, level, type, own, state, mine, theirs } = data
  const cameTo = (result: DuelResult | null, none: string) =>
    result ? t('duel.result', { ...result, time: formatDuration(result.ms, language) }) : none
  const waiting = t(state === 'over' ? 'duel.notPlayed' : 'duel.waiting')
  const hidden = own || state === 'over' ? waiting : t('duel.hidden')
  const canPlay = !own && state === 'open'
  return (
    <Stack spacing={2}>
      <Text weight="semibold">
        {t('duel.place', { title: inLanguage(title, language), difficulty: t(`difficulty.${difficulty}`), level })}
      </Text>
      <Stack direction="row" spacing={4}>
        <Side name={t('duel.you')} result={cameTo(mine, canPlay ? t('duel.yours') : waiting)} />
        <Side name={name ?? t('duel.other')} result={cameTo(theirs, hidden)} />
      </Stack>
      {state === 'finished' && mine && theirs && <Text>{verdict(mine, theirs, t)}</Text>}
      {state === 'over' && <Text color="textSecondary">{t('duel.over')}</Text>}
      <Stack direction="row" spacing={2} wrap>
        {canPlay && (
          <Button variant="secondary" to={routes.game({ category, sub, difficulty, level, type, duel: id })}>
            {t('duel.play')}
          </Button>
        )}
        {leadsBack && (
          <Button variant="secondary" to={routes.chat({ conversation: data.conversation })}>
            {t('duel.back')}
          </Button>
        )}
        {state === 'finished' && action}
      </Stack>
      {canPlay && (
        <Text variant="caption" color="textSecondary">
          {t('duel.until', { day: formatShortDay(data.expires_at.slice(0, 10), language) })}
        </Text>
      )}
    </Stack>
  )
}

function Side({ name, result }: { name: string; result: string }) {
  return (
    <StackItem>
      <Text variant="caption" color="textSecondary" breakWord block>
        {name}
      </Text>
      <Text>{result}</Text>
    </StackItem>
  )
}

/** In a friendly word: nobody loses. */
function verdict(mine: DuelResult, theirs: DuelResult, t: ReturnType<typeof useTranslation<'together'>>['t']): string {
  if (mine.right === theirs.right) return t('duel.same')
  return t(mine.right > theirs.right ? 'duel.more' : 'duel.fewer', { count: Math.abs(mine.right - theirs.right) })
}
