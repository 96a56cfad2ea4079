import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExamDayBody } from '#contract/exam-plan'
import type { ExamPlan, NamedList } from '#contract/exam-plan'
import { MOST_PLAN_DAYS, MOST_PLAN_LISTS } from '#contract/plan-limits'
import {
  Button,
  Card,
  Chip,
  ChipRow,
  ErrorBox,
  ErrorScreen,
  FormField,
  SelectField,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { useContractForm } from '#lib/forms'
import { formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { addDays, dayIn } from '#rules/days'
import { usePlanActions, useWordLists } from '../api/usePlan.ts'

interface PlanFormProps {
  /** The plan to change; null for the first one. */
  plan: ExamPlan | null
  /** The plan is kept, or was left as it is. */
  onDone: () => void
}

const minuteChoices = [10, 15, 20, 30, 45, 60, 90, 120]
const keyOf = ({ kind, id }: Pick<NamedList, 'kind' | 'id'>) => `${kind}/${id}`

/** The date of the exam, the lists of words and the minutes a day. */
export function PlanForm(props: PlanFormProps) {
  const { t } = useTranslation('planner')
  const { data, error, mutate } = useWordLists()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="cards" count={1} label={t('loading')} />
  return <Fields {...props} offered={data.lists} />
}

function Fields({ plan, onDone, offered }: PlanFormProps & { offered: readonly NamedList[] }) {
  const { t } = useTranslation('planner')
  const language = useLanguage()
  const { user } = useUser()
  const { save } = usePlanActions()
  const [keys, setKeys] = useState<readonly string[]>(() => {
    const goal = offered.filter(({ kind, id }) => kind === 'exam' && id === user?.learning_goal)
    return (plan?.lists ?? goal).map(keyOf)
  })
  const [minutes, setMinutes] = useState(plan?.minutes ?? user?.daily_minutes ?? 20)
  const [mostWords, setMostWords] = useState(plan?.most_words ?? null)
  const [today] = useState(() => dayIn(user?.time_zone ?? '', new Date()))
  const chosen = offered.filter((list) => keys.includes(keyOf(list)))
  const form = useContractForm({
    schema: ExamDayBody,
    defaults: { exam_day: plan?.exam_day ?? '' },
    submit: async ({ exam_day }) => {
      await save({
        exam_day,
        minutes,
        lists: chosen.map(({ kind, id }) => ({ kind, id })),
        most_words: mostWords,
      })
      onDone()
    },
  })
  const nameOf = ({ title, words }: NamedList) =>
    t('list', { title: inLanguage(title, language), words: formatNumber(words, language) })
  const choices = [...new Set([...minuteChoices, minutes])].sort((a, b) => a - b)
  return (
    <Card>
      <Stack component="form" noValidate spacing={5} onSubmit={form.onSubmit}>
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <FormField
          type="date"
          label={t('form.day')}
          min={addDays(today, 1)}
          max={addDays(today, MOST_PLAN_DAYS)}
          {...form.field('exam_day')}
        />
        <Stack spacing={2}>
          <SelectField
            label={t('form.lists')}
            help={t('form.listsText')}
            options={[
              { value: '', label: t('form.add') },
              ...offered
                .filter((list) => !keys.includes(keyOf(list)))
                .map((list) => ({ value: keyOf(list), label: `${t(`kind.${list.kind}`)} · ${nameOf(list)}` })),
            ]}
            value=""
            disabled={keys.length >= MOST_PLAN_LISTS}
            onChange={({ target }) => target.value !== '' && setKeys([...keys, target.value])}
          />
          {(chosen.length > 0 || mostWords !== null) && (
            <ChipRow>
              {chosen.map((list) => (
                <Chip
                  key={keyOf(list)}
                  tone="primary"
                  onRemove={() => setKeys(keys.filter((key) => key !== keyOf(list)))}
                  removeLabel={t('form.remove', { name: inLanguage(list.title, language) })}
                >
                  {nameOf(list)}
                </Chip>
              ))}
              {mostWords !== null && (
                <Chip onRemove={() => setMostWords(null)} removeLabel={t('form.allWords')}>
                  {t('form.mostWords', { count: mostWords, words: formatNumber(mostWords, language) })}
                </Chip>
              )}
            </ChipRow>
          )}
        </Stack>
        <SelectField
          label={t('form.minutes')}
          options={choices.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
          value={String(minutes)}
          onChange={({ target }) => setMinutes(Number(target.value))}
        />
        <Stack direction="row" spacing={3}>
          <Button type="submit" loading={form.submitting} disabled={chosen.length === 0}>
            {t('form.save')}
          </Button>
          {plan && (
            <Button variant="quiet" onClick={onDone}>
              {t('form.cancel')}
            </Button>
          )}
        </Stack>
        {chosen.length === 0 && <Text color="textSecondary">{t('form.choose')}</Text>}
      </Stack>
    </Card>
  )
}
