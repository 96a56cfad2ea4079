import { useState } from 'react'
import { Droplets, Headphones } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, Character, Emblem, ErrorScreen, Skeletons, Stack, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useReviews } from '../api/useReviews.ts'
import { timeUntil } from '../model/when.ts'
import { ComebackNotice } from './ComebackNotice.tsx'
import { NewWordsToday } from './NewWordsToday.tsx'

/** What is due now and the one button; or when the next words are. */
export function Today() {
  const { t } = useTranslation('reviews')
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { data, error, mutate } = useReviews()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="cards" count={1} label={t('loading')} />
  const { due, next, open, plan } = data
  const soon = next && timeUntil(next.at, now)
  const isDone = due === 0 && open === null
  return (
    <Stack spacing={5}>
      <ComebackNotice />
      <Card tone={isDone ? undefined : 'primary'} padding="roomy">
        <Stack spacing={4} align="center">
          {isDone ? (
            <Character pose={next ? 'cheer' : 'read'} size="s" />
          ) : (
            <Emblem>
              <Droplets aria-hidden />
            </Emblem>
          )}
          <Text variant="h2" align="center">
            {isDone ? t(next ? 'done.title' : 'empty.title') : t('due', { count: due })}
          </Text>
          {soon && next && isDone && (
            <Text color="textSecondary" align="center">
              {t('done.next', {
                when: t(`in.${soon.unit}`, { count: soon.count }),
                words: formatNumber(next.words, language),
              })}
            </Text>
          )}
          {!next && isDone && (
            <Text color="textSecondary" align="center">
              {t('empty.text')}
            </Text>
          )}
          {isDone ? (
            <Button variant="secondary" to={next ? routes.courses() : routes.challenges()}>
              {t(next ? 'done.learn' : 'empty.play')}
            </Button>
          ) : (
            !plan && <Button to={routes.reviewRun()}>{t(open === null ? 'start' : 'goOn')}</Button>
          )}
          {plan && !isDone && (
            <Button variant="quiet" to={routes.reviewRun()}>
              {t(open === null ? 'start' : 'goOn')}
            </Button>
          )}
          {!isDone && (
            <Text color="textSecondary" align="center">
              {t('how')}
            </Text>
          )}
        </Stack>
      </Card>
      {(due > 0 || next) && (
        <Stack align="center">
          <Button variant="quiet" startIcon={<Headphones />} to={routes.walk()}>
            {t('walk')}
          </Button>
        </Stack>
      )}
      <NewWordsToday align="center" />
    </Stack>
  )
}
