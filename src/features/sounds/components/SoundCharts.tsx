import { useTranslation } from 'react-i18next'
import type { SoundProfile } from '#contract/sounds'
import { BarChart, Card, Stack, Text } from '#design-system'
import { formatShortDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { phonemeIpa } from '#rules/phonemes'
import { usePhonemeIpa } from '#features/speech'

/** All sounds beside each other, and twelve weeks. Each chart has its figures as a table. */
export function SoundCharts({ profile: { sounds, judged, weeks, progress } }: { profile: SoundProfile }) {
  const { t } = useTranslation('sounds')
  const ipaOf = usePhonemeIpa()
  const language = useLanguage()
  const days = weeks.map((week) => formatShortDay(week, language))
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const good = total(progress.map((week) => week.good))
  const tries = total(progress.map((week) => week.tries))
  const right = total(progress.map((week) => week.heard_right))
  const heard = total(progress.map((week) => week.heard))
  const said = total(progress.map((week) => week.said))
  const saidRight = total(progress.map((week) => week.said_right))
  const unjudged = Object.keys(phonemeIpa).filter((phoneme) => !judged.includes(phoneme))
  const ipaList = unjudged.map((phoneme) => `/${ipaOf(phoneme)}/`).join(' ')
  return (
    <>
      {sounds.length > 0 && (
        <Card>
          <Stack spacing={3}>
            <BarChart
              title={t('all.title')}
              summary={t('all.summary', { count: sounds.length })}
              barsLabel={t('all.sound')}
              tableLabel={t('table')}
              bars={sounds.map(({ phoneme }) => ipaOf(phoneme))}
              series={[
                { label: t('state.good'), tone: 'primary', values: sounds.map((sound) => sound.good) },
                { label: t('state.unclear'), tone: 'reward', values: sounds.map((sound) => sound.unclear) },
                { label: t('state.replaced'), tone: 'info', values: sounds.map((sound) => sound.replaced) },
              ]}
            />
            {judged.length > 0 && unjudged.length > 0 && (
              <Text variant="caption" component="p" color="textSecondary">
                {t('all.unjudged', { sounds: ipaList })}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      <Card>
        <Stack spacing={6}>
          <BarChart
            title={t('weeks.said')}
            summary={tries === 0 ? t('weeks.nothingSaid') : t('weeks.saidSummary', { good, tries })}
            barsLabel={t('weeks.week')}
            tableLabel={t('table')}
            bars={days}
            series={[
              { label: t('state.good'), tone: 'primary', values: progress.map((week) => week.good) },
              { label: t('state.notClear'), tone: 'quiet', values: progress.map((week) => week.tries - week.good) },
            ]}
          />
          <BarChart
            title={t('weeks.heard')}
            summary={heard === 0 ? t('weeks.nothingHeard') : t('weeks.heardSummary', { right, heard })}
            barsLabel={t('weeks.week')}
            tableLabel={t('table')}
            bars={days}
            series={[
              { label: t('weeks.right'), tone: 'primary', values: progress.map((week) => week.heard_right) },
              { label: t('weeks.wrong'), tone: 'quiet', values: progress.map((week) => week.heard - week.heard_right) },
            ]}
          />
          {said > 0 && (
            <BarChart
              title={t('weeks.saidPairs')}
              summary={t('weeks.saidPairsSummary', { right: saidRight, said })}
              barsLabel={t('weeks.week')}
              tableLabel={t('table')}
              bars={days}
              series={[
                { label: t('weeks.sayRight'), tone: 'primary', values: progress.map((week) => week.said_right) },
                {
                  label: t('weeks.sayWrong'),
                  tone: 'quiet',
                  values: progress.map((week) => week.said - week.said_right),
                },
              ]}
            />
          )}
        </Stack>
      </Card>
    </>
  )
}
