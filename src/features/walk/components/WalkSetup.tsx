import { useState } from 'react'
import { Headphones } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/locales'
import type { User } from '#contract/profile'
import {
  Button,
  EmptyState,
  ErrorScreen,
  PlayColumn,
  PlayHeader,
  SelectField,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { meaningsFor } from '#features/words'
import { inLanguage, useLanguage } from '#lib/language'
import { walkMinutes } from '#rules/walk'
import { useNotesToHear, useWalkWords } from '../api/useWalkWords.ts'
import type { WalkChoice } from '../api/useWalkWords.ts'
import { planOf } from '../model/plan.ts'
import type { WalkOptions } from '../model/plan.ts'
import type { Walk } from '../model/useWalkPlayer.ts'
import { Choice } from './Choice.tsx'

interface WalkSetupProps {
  note: string | null
  user: User
  onStart: (walk: Omit<Walk, 'id'>) => void
  onBack: () => void
}

const pauses = ['short', 'medium', 'long'] as const
const sources = ['due', 'soon'] as const

const choiceOf = (value: string): WalkChoice => {
  const from = sources.find((each) => each === value)
  return from ? { from } : { from: 'note', note: value }
}

/** Which words, how long, and in which language they are explained. */
export function WalkSetup({ note, user, onStart, onBack }: WalkSetupProps) {
  const { t } = useTranslation('walk')
  const language = useLanguage()
  const [source, setSource] = useState(note ?? 'due')
  const [options, setOptions] = useState<WalkOptions>({
    minutes: 10,
    pause: 'medium',
    meanings: meaningsFor(user, language),
  })
  const { data: notes } = useNotesToHear(true)
  const { data, error, mutate } = useWalkWords(choiceOf(source))
  const own = (notes?.notes ?? []).map(({ id, title }) => ({
    value: id,
    label: t('note', { title: inLanguage(title, language) }),
  }))
  const set = (change: Partial<WalkOptions>) => setOptions({ ...options, ...change })
  const planned = data && planOf(data.words, options)
  return (
    <PlayColumn measure="card" spacing={5}>
      <PlayHeader leaveLabel={t('back')} onLeave={onBack} />
      <Stack spacing={2}>
        <Text variant="h2" component="h1">
          {t('title')}
        </Text>
        <Text color="textSecondary">{t('lead')}</Text>
      </Stack>
      <SelectField
        label={t('words')}
        value={source}
        options={[
          ...sources.map((value) => ({ value, label: t(`from.${value}`) })),
          // A note that is not among the own ones, such as an official one, or until they have come.
          ...(note !== null && own.every(({ value }) => value !== note) ? [{ value: note, label: t('thisNote') }] : []),
          ...own,
        ]}
        onChange={({ target }) => setSource(target.value)}
      />
      {error && !data ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : !data || !planned ? (
        <Skeletons shape="cards" count={1} label={t('loading')} />
      ) : data.words.length === 0 ? (
        <EmptyState title={t('none')}>{t(data.silent > 0 ? 'noneSilent' : 'noneText')}</EmptyState>
      ) : (
        <>
          <Choice
            label={t('length')}
            options={walkMinutes.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
            value={String(options.minutes)}
            onChange={(value) => set({ minutes: walkMinutes.find((each) => String(each) === value) ?? 10 })}
          />
          <Choice
            label={t('pause')}
            options={pauses.map((value) => ({ value, label: t(`pauses.${value}`) }))}
            value={options.pause}
            onChange={(pause) => set({ pause })}
          />
          <Choice
            label={t('meanings')}
            options={[...languages, 'both' as const].map((value) => ({ value, label: t(`meaningsIn.${value}`) }))}
            value={options.meanings}
            onChange={(meanings) => set({ meanings })}
          />
          <Stack spacing={2}>
            <Button
              fullWidth
              startIcon={<Headphones />}
              onClick={() =>
                onStart({
                  words: data.words,
                  plan: planned.plan,
                  options: {
                    accent: user.voice_accent,
                    rate: user.voice_rate,
                    pause: options.pause,
                    meanings: options.meanings,
                  },
                })
              }
            >
              {t('start')}
            </Button>
            <Text role="status" align="center">
              {t('about', { count: planned.words, minutes: t('minutes', { count: planned.minutes }) })}
            </Text>
            {data.silent > 0 && (
              <Text variant="body2" color="textSecondary" align="center">
                {t('silent', { count: data.silent })}
              </Text>
            )}
            <Text variant="body2" color="textSecondary" align="center">
              {t('noReview')}
            </Text>
          </Stack>
        </>
      )}
    </PlayColumn>
  )
}
