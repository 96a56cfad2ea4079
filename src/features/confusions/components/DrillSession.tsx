import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, EmptyState, ErrorScreen, PlayColumn, Skeletons } from '#design-system'
import { PracticeRun, SignInFirst } from '#features/practice'
import type { ExplainSlot, PlaySettingsSlot } from '#features/practice'
import type { PhonemeHelpSlot } from '#features/speech'
import { useUser } from '#lib/session'
import { useDrill } from '../api/useDrill.ts'
import type { Drill } from '../model/drill-of.ts'
import { PairCard } from './PairCard.tsx'

export interface DrillSessionProps {
  drill: Drill
  /** How a sound is made that was said in a question. */
  phonemeSlot: PhonemeHelpSlot
  /** What may be set while playing. */
  settingsSlot: PlaySettingsSlot
  /** Explains a wrong answer. */
  explainSlot: ExplainSlot
  onBack: () => void
}

/** Two words that are taken for each other: side by side first, then asked in turn. The page gives it the whole window. */
export function DrillSession({ drill, phonemeSlot, settingsSlot, explainSlot, onBack }: DrillSessionProps) {
  const { t } = useTranslation('confusions')
  const { user, isGuest, error: userError, refresh } = useUser()
  const { run: practice, error, calls, retry, restart, finish } = useDrill(drill, isGuest ? undefined : user?.id)
  const [begun, setBegun] = useState<string>()
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {t('back')}
    </Button>
  )
  if (userError) return <ErrorScreen title={userError.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  if (isGuest) return <SignInFirst back={back}>{t('locked')}</SignInFirst>
  if (error?.code === 'practice_empty') {
    return (
      <EmptyState title={t('goneTitle')} action={back}>
        {t('gone')}
      </EmptyState>
    )
  }
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={retry} />
  if (!practice || !user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('loading')} />
      </PlayColumn>
    )
  }
  const [one, other] = drill.wordIds.map((id) => practice.words.find((word) => word.id === id))
  const isNew = practice.answers.length === 0 && practice.result === null && begun !== practice.id
  if (one && other && isNew) {
    return <PairCard words={[one, other]} kind={drill.kind} onStart={() => setBegun(practice.id)} onBack={onBack} />
  }
  return (
    <PracticeRun
      key={practice.id}
      practice={practice}
      user={user}
      calls={calls}
      onAgain={restart}
      onOver={finish}
      phonemeSlot={phonemeSlot}
      settingsSlot={settingsSlot}
      explainSlot={explainSlot}
      onBack={onBack}
      backLabel={t('back')}
      resultActions={[
        { label: t('back'), onPress: onBack },
        { label: t('again'), onPress: restart },
      ]}
    />
  )
}
