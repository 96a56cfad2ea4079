import { useState } from 'react'
import { Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { SoundSkill } from '#contract/sounds'
import { Button, EmptyState, ErrorScreen, PlayColumn, Skeletons } from '#design-system'
import { SignInFirst, useListening } from '#features/practice'
import type { ExplainSlot } from '#features/practice'
import { useUser } from '#lib/session'
import { useRound } from '../api/useRound.ts'
import { TrainerRound } from './TrainerRound.tsx'

interface TrainerScreenProps {
  skill: SoundSkill
  onSkill: (skill: SoundSkill) => void
  /** 'TH S'; null for what is to be trained most. */
  contrast: string | null
  onBack: () => void
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
}

/** A round of minimal pairs, from loading to its result: which of two words was played, or said? */
export function TrainerScreen({ skill, contrast, onSkill, onBack, explainSlot }: TrainerScreenProps) {
  const { t } = useTranslation('sounds')
  const { user, isGuest, error: userError, refresh } = useUser()
  const { canListen } = useListening()
  // Who opens the trainer in an hour of quiet is asked first; what is said here holds before it is saved.
  const [choice, setChoice] = useState<'listen' | 'quiet'>()
  const { round, error, reload } = useRound(skill, contrast, user !== undefined && !isGuest)
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t('trainer.back')}
    </Button>
  )
  if (userError) return <ErrorScreen title={userError.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  if (isGuest) return <SignInFirst back={back}>{t('locked')}</SignInFirst>
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={reload} />
  if (!round || !user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('loading')} />
      </PlayColumn>
    )
  }
  if (skill === 'hear' && (choice === 'quiet' || (choice === undefined && !canListen))) {
    return (
      <PlayColumn measure="card" middle="always">
        <EmptyState
          title={t('trainer.quietTitle')}
          action={
            <>
              <Button onClick={() => setChoice('listen')}>{t('trainer.listenNow')}</Button>
              {back}
            </>
          }
        >
          {t('trainer.quiet')}
        </EmptyState>
      </PlayColumn>
    )
  }
  if (round.items.length === 0) {
    return (
      <PlayColumn measure="card" middle="always">
        <EmptyState
          title={t('trainer.noneTitle')}
          picture={<Mic />}
          action={
            <>
              {skill === 'say' ? (
                <Button onClick={() => onSkill('hear')}>{t('train')}</Button>
              ) : (
                <Button to={routes.record()}>{t('record')}</Button>
              )}
              {back}
            </>
          }
        >
          {skill === 'say' ? t('say.none') : t('trainer.none')}
        </EmptyState>
      </PlayColumn>
    )
  }
  return (
    <TrainerRound
      key={round.id}
      {...{ skill, round, user, onSkill, onBack, explainSlot }}
      onAgain={reload}
      onQuiet={() => setChoice('quiet')}
    />
  )
}
