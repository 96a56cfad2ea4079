import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunWord } from '#contract/challenges'
import { Button, EmptyState, ErrorScreen, PlayColumn, Skeletons } from '#design-system'
import type { PictureTint } from '#design-system'
import type { PhonemeHelpSlot } from '#features/speech'
import type { ApiError } from '#lib/api'
import { useUser } from '#lib/session'
import type { ExplainSlot } from '../model/missed-answer.ts'
import { usePractice } from '../model/usePractice.ts'
import type { PracticeRequest } from '../model/practice-request.ts'
import { PracticeRun } from './PracticeRun.tsx'
import type { PlaySettingsSlot } from './RunFrame.tsx'
import { SignInFirst } from './SignInFirst.tsx'

export interface PracticeScreenProps {
  request: PracticeRequest
  tint?: PictureTint
  /** Where the way back leads, in words: 'Back to the note'. */
  backLabel: string
  onBack: () => void
  /** The way out of an error, where the frame of the page has none. */
  home?: { label: string; to: string }
  /** How a sound is made that was said; left out, sounds are not pressed. */
  phonemeSlot?: PhonemeHelpSlot
  /** What may be set while playing. */
  settingsSlot?: PlaySettingsSlot | undefined
  /** Explains a wrong answer. */
  explainSlot?: ExplainSlot | undefined
  /** What may be done with the missed words, such as saving them to a note. */
  missedSlot?: (missed: readonly RunWord[]) => ReactNode
}

/** A practice of any words, from loading to results: the place for it is the page's. */
export function PracticeScreen(props: PracticeScreenProps) {
  const [missed, setMissed] = useState<PracticeRequest>()
  const request = missed ?? props.request
  return (
    <Asked
      {...props}
      request={request}
      onMissed={(words) => setMissed({ word_ids: words.map(({ id }) => id), kinds: props.request.kinds })}
    />
  )
}

function Asked({
  request,
  onMissed,
  ...rest
}: PracticeScreenProps & { onMissed: (missed: readonly RunWord[]) => void }) {
  const { t } = useTranslation('practice')
  const { user, error: userError, refresh } = useUser()
  const { run: practice, error, retry, restart, finish } = usePractice(request, user?.id)
  if (userError) {
    return (
      <ErrorScreen title={userError.message} retryLabel={t('retry')} onRetry={() => void refresh()} home={rest.home} />
    )
  }
  if (error) return <PracticeFault error={error} onRetry={retry} {...rest} />
  if (!practice || !user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('starting')} />
      </PlayColumn>
    )
  }
  return (
    <PracticeRun
      key={practice.id}
      practice={practice}
      user={user}
      onAgain={restart}
      onOver={finish}
      onMissed={onMissed}
      {...rest}
    />
  )
}

interface PracticeFaultProps extends Pick<PracticeScreenProps, 'backLabel' | 'onBack' | 'home'> {
  error: ApiError
  onRetry: () => void
}

/** Why there is nothing to practise, and the way out. */
function PracticeFault({ error, onRetry, backLabel, onBack, home }: PracticeFaultProps) {
  const { t } = useTranslation('practice')
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {backLabel}
    </Button>
  )
  switch (error.code) {
    case 'guest_not_allowed':
      return <SignInFirst>{t('locked')}</SignInFirst>
    case 'practice_empty':
    case 'quiz_impossible':
      return (
        <EmptyState title={error.message} action={back}>
          {t('empty')}
        </EmptyState>
      )
    default:
      return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={onRetry} home={home} />
  }
}
