import { useState } from 'react'
import { Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SharedGoal } from '#contract/together'
import { togetherBounds } from '#contract/together-limits'
import { Button, Card, ConfirmDialog, FactList, ProgressBar, Section, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useTogether, useTogetherActions } from '../api/useTogether.ts'
import { NewGoal } from './NewGoal.tsx'

/** Weekly goals that contacts share. Its place is the screen of the contacts, which shows by itself what does not load. */
export function SharedGoals() {
  const { t } = useTranslation('together')
  const { data } = useTogether()
  const [isSetting, setSetting] = useState(false)
  if (!data) return null
  const { goals } = data
  const canSet = goals.filter(({ own }) => own).length < togetherBounds.goals
  return (
    <Section title={t('goals.title')}>
      {goals.length === 0 && <Text color="textSecondary">{t('goals.lead')}</Text>}
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} />
      ))}
      {canSet && (
        <div>
          <Button variant="secondary" startIcon={<Target />} onClick={() => setSetting(true)}>
            {t('goals.set')}
          </Button>
        </div>
      )}
      {isSetting && <NewGoal onClose={() => setSetting(false)} />}
    </Section>
  )
}

function Goal({ goal: { id, own, joined, target, points, members } }: { goal: SharedGoal }) {
  const { t } = useTranslation('together')
  const language = useLanguage()
  const toast = useToast()
  const { join, leave } = useTogetherActions()
  const [isLeaving, setLeaving] = useState(false)
  const showError = ({ message }: ApiError) => toast({ text: message, tone: 'error' })
  const joining = useAsyncAction(() => join(id), showError)
  const leaving = useAsyncAction(async () => {
    await leave(id)
    setLeaving(false)
  }, showError)
  const isReached = points >= target
  const figures = { points: formatNumber(points, language), target: formatNumber(target, language) }
  const earned = (sum: number | null) =>
    sum === null ? t('goals.asked') : t('goals.earned', { points: formatNumber(sum, language) })
  const known = members.filter(({ own: isOwn, name }) => isOwn || name !== null)
  const others = members.filter((member) => !known.includes(member))
  const ofOthers = others.reduce((sum, member) => sum + (member.points ?? 0), 0)
  const facts = [
    ...known.map((member) => ({
      name: member.own ? t('goals.you') : (member.name ?? ''),
      value: earned(member.points),
    })),
    ...(others.length > 0 ? [{ name: t('goals.others', { count: others.length }), value: earned(ofOthers) }] : []),
  ]
  return (
    <Card tone={isReached ? 'reward' : 'plain'}>
      <Stack spacing={3}>
        <Text weight="semibold">{t(isReached ? 'goals.reached' : 'goals.week', figures)}</Text>
        <ProgressBar
          value={Math.min(points, target)}
          max={target}
          tone="reward"
          showLabel
          label={t('goals.progress', figures)}
        />
        <FactList facts={facts} />
        <Stack direction="row" spacing={2} wrap>
          {joined ? (
            <Button variant="quiet" onClick={() => setLeaving(true)}>
              {t(own ? 'goals.end' : 'goals.leave')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" loading={joining.pending} onClick={() => void joining.run()}>
                {t('goals.join')}
              </Button>
              <Button variant="quiet" loading={leaving.pending} onClick={() => void leaving.run()}>
                {t('goals.decline')}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={t(own ? 'goals.endTitle' : 'goals.leaveTitle')}
        confirmLabel={t(own ? 'goals.end' : 'goals.leave')}
        cancelLabel={t('cancel')}
        loading={leaving.pending}
        onConfirm={() => void leaving.run()}
        onCancel={() => setLeaving(false)}
      >
        {t(own ? 'goals.endText' : 'goals.leaveText')}
      </ConfirmDialog>
    </Card>
  )
}
