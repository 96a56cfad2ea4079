import { useState } from 'react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExamPlan } from '#contract/exam-plan'
import { Button, ConfirmDialog, ErrorBox, Grid, Notice, Stack, StatTile } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatCalendarDay, formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { saveFile } from '#lib/save-file'
import { useUser } from '#lib/session'
import { usePlanActions } from '../api/usePlan.ts'
import { calendarOf } from '../model/calendar.ts'
import { ForecastChart } from './ForecastChart.tsx'
import { PlanToday } from './PlanToday.tsx'
import { PlanWays } from './PlanWays.tsx'

interface PlanViewProps {
  plan: ExamPlan
  onChange: () => void
}

const percent = (share: number) => Math.round(share * 100)

/** Today's part of the plan, what it leads to, and where it does not work, the ways out. */
export function PlanView({ plan, onChange }: PlanViewProps) {
  const { t } = useTranslation('planner')
  const language = useLanguage()
  const last = plan.curve.at(-1)
  const isOver = plan.days_left < 0
  return (
    <Stack spacing={5} measure="cards">
      {isOver ? (
        <Notice tone="reward" title={t('over.title')} actions={<Button onClick={onChange}>{t('over.again')}</Button>}>
          {t('over.text')}
        </Notice>
      ) : (
        <PlanToday plan={plan} />
      )}
      {plan.left_out > 0 && plan.days_left > 0 && <PlanWays plan={plan} />}
      <Grid columns={{ xs: 2, sm: 3 }} spacing={{ xs: 3, md: 4 }} wideFirst>
        {last && (
          <StatTile label={t('tile.forecast')} value={`${percent(last.share)}%`} tone="primary">
            {t('tile.range', { low: percent(last.low), high: percent(last.high) })}
          </StatTile>
        )}
        {!isOver && (
          <StatTile
            label={t('tile.days')}
            value={formatNumber(plan.days_left, language)}
            unit={t('tile.daysUnit', { count: plan.days_left })}
          >
            {formatCalendarDay(plan.exam_day, language)}
          </StatTile>
        )}
        <StatTile
          label={t('tile.begun')}
          value={formatNumber(plan.begun, language)}
          unit={`/ ${formatNumber(plan.words, language)}`}
        >
          {plan.lists.map(({ title }) => inLanguage(title, language)).join(t('and'))}
        </StatTile>
      </Grid>
      {plan.curve.length > 1 && <ForecastChart plan={plan} />}
      <Actions plan={plan} onChange={onChange} />
    </Stack>
  )
}

function Actions({ plan, onChange }: PlanViewProps) {
  const { t } = useTranslation('planner')
  const language = useLanguage()
  const { user } = useUser()
  const { end } = usePlanActions()
  const [isAsking, setIsAsking] = useState(false)
  const ending = useAsyncAction(async () => {
    await end()
    setIsAsking(false)
  })
  const saveCalendar = () => {
    const names = plan.lists.map(({ title }) => inLanguage(title, language)).join(t('and'))
    const file = calendarOf(plan, {
      hour: user?.reminder_hour ?? 19,
      now: new Date(),
      host: location.hostname,
      texts: {
        exam: t('calendar.exam', { names }),
        examText: t('calendar.examText'),
        learn: t('calendar.learn', { names }),
        learnText: t('calendar.learnText'),
      },
    })
    saveFile(t('calendar.file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <>
      {ending.error && <ErrorBox>{ending.error.message}</ErrorBox>}
      <Grid columns={{ xs: 1, sm: 3 }} spacing={3}>
        {plan.days_left >= 0 && (
          <Button variant="secondary" startIcon={<Download />} onClick={saveCalendar}>
            {t('calendar.save')}
          </Button>
        )}
        {plan.days_left >= 0 && (
          <Button variant="secondary" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('end.button')}
        </Button>
      </Grid>
      <ConfirmDialog
        open={isAsking}
        title={t('end.title')}
        confirmLabel={t('end.button')}
        cancelLabel={t('end.cancel')}
        loading={ending.pending}
        onConfirm={() => void ending.run()}
        onCancel={() => setIsAsking(false)}
      >
        {t('end.text')}
      </ConfirmDialog>
    </>
  )
}
