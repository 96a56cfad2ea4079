import { useTranslation } from 'react-i18next'
import { LEARNERS_TO_CONFUSE } from '#contract/class-limits'
import { routes } from '#contract/routes'
import { DataTable, EmptyState, ErrorScreen, Skeletons, Stack, Text, TextLink } from '#design-system'
import type { AnswerOf } from '#lib/api'
import { inLanguage, useLanguage } from '#lib/language'
import { useClassWords } from '../api/useClasses.ts'

type Words = AnswerOf<'GET /api/classes/{id}/words'>
type ShownWord = Words['missed'][number]['word']

/** Words that the class confuses and misses, by numbers of learners. */
export function ClassWords({ id, task }: { id: string; task?: string }) {
  const { t } = useTranslation('classes')
  const { data, error, mutate } = useClassWords(id, task)
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={4} label={t('loading')} />
  const { missed, confused } = data
  if (missed.length + confused.length === 0) return <EmptyState title={t('hard.none')}>{t('hard.noneText')}</EmptyState>
  return (
    <Stack spacing={6}>
      {confused.length > 0 && (
        <Stack component="section" spacing={3} aria-label={t('hard.confused')}>
          <Text variant="h3" component="h2">
            {t('hard.confused')}
          </Text>
          <DataTable
            label={t('hard.confused')}
            columns={[t('hard.pair'), t('hard.learners'), t('hard.times')]}
            rows={confused.map(({ words: [one, other], learners, times }) => ({
              key: `${one.id} ${other.id}`,
              cells: [
                <Stack key="pair" spacing={1}>
                  <Word word={one} />
                  <Word word={other} />
                </Stack>,
                learners,
                times,
              ],
            }))}
          />
        </Stack>
      )}
      {missed.length > 0 && (
        <Stack component="section" spacing={3} aria-label={t('hard.missed')}>
          <Text variant="h3" component="h2">
            {t('hard.missed')}
          </Text>
          <DataTable
            label={t('hard.missed')}
            columns={[t('hard.word'), t('hard.learners')]}
            rows={missed.map(({ word, learners }) => ({
              key: String(word.id),
              cells: [<Word key="word" word={word} />, learners],
            }))}
          />
        </Stack>
      )}
      <Text variant="body2" color="textSecondary">
        {t('hard.about', { count: LEARNERS_TO_CONFUSE })}
      </Text>
    </Stack>
  )
}

function Word({ word: { headword, meaning } }: { word: ShownWord }) {
  const language = useLanguage()
  return (
    <Text variant="body2">
      <TextLink to={routes.word({ word: headword })}>{headword}</TextLink> {inLanguage(meaning, language)}
    </Text>
  )
}
