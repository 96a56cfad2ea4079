import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GradedText } from '#contract/graded-texts'
import { readingLevels } from '#contract/reading-levels'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  ErrorScreen,
  Section,
  SelectField,
  Skeletons,
  Stack,
  StackItem,
  Text,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useGradedTexts, useKeepGradedText } from '../api/useGradedTexts.ts'
import { formatShare } from '../model/format-share.ts'
import { suggestLevel } from '../model/suggest-level.ts'

/** Short texts that we wrote, of one level at a time: of the hardest one that the learner can read, until another is chosen. */
export function GradedTexts() {
  const { t } = useTranslation('reader')
  const { data, error, mutate } = useGradedTexts()
  const [chosen, setChosen] = useState<string>()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const level = chosen ?? suggestLevel(data.texts)
  return (
    <Section title={t('graded.title')}>
      <Text color="textSecondary">{t('graded.lead')}</Text>
      <SelectField
        label={t('graded.level')}
        options={readingLevels.map((value) => ({ value, label: t(`graded.levels.${value}`) }))}
        value={level}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Stack component="ul" spacing={3} aria-label={t('graded.title')}>
        {data.texts
          .filter((text) => text.level === level)
          .map((text) => (
            <GradedRow key={text.id} text={text} />
          ))}
      </Stack>
    </Section>
  )
}

function GradedRow({ text: { id, title, lead, words, share, kept } }: { text: GradedText }) {
  const { t } = useTranslation('reader')
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useToast()
  const keep = useKeepGradedText()
  const address = routes.readerText({ id })
  const { run, pending } = useAsyncAction(
    async () => {
      await keep(id)
      await navigate(address)
    },
    (error) => toast({ text: error.message, tone: 'error' }),
  )
  return (
    <li>
      <Card>
        <Stack spacing={2}>
          <Text variant="h4" component="h3">
            {title[language]}
          </Text>
          <Text>{lead[language]}</Text>
          <Stack direction="row" spacing={3} align="center" justify="space-between">
            <StackItem>
              <Text variant="body2" color="textSecondary">
                {t('graded.facts', { number: formatNumber(words, language), share: formatShare(share, language) })}
              </Text>
            </StackItem>
            {kept ? (
              <Button variant="quiet" to={address} aria-label={t('graded.openNamed', { title: title[language] })}>
                {t('graded.open')}
              </Button>
            ) : (
              <Button
                variant="secondary"
                loading={pending}
                loadingLabel={t('loading')}
                aria-label={t('graded.readNamed', { title: title[language] })}
                onClick={() => void run()}
              >
                {t('graded.read')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Card>
    </li>
  )
}
