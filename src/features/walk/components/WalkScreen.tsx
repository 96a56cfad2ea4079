import { useTranslation } from 'react-i18next'
import { Button, ErrorScreen, PlayColumn, Skeletons } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useRecordHeard } from '../api/useRecordHeard.ts'
import { useWalkPlayer } from '../model/useWalkPlayer.ts'
import { WalkEnd } from './WalkEnd.tsx'
import { WalkPlaying } from './WalkPlaying.tsx'
import { WalkSetup } from './WalkSetup.tsx'

interface WalkScreenProps {
  /** Id of the note that is listened to at first; null for what is due. */
  note: string | null
  onBack: () => void
}

/** A listening walk: what is to be heard, then word after word, then what was heard. */
export function WalkScreen({ note, onBack }: WalkScreenProps) {
  const { t } = useTranslation('walk')
  const { user, isGuest, error, refresh } = useUser()
  const recording = useRecordHeard()
  const { audio, events, walk, state, start, leave, controls } = useWalkPlayer()
  if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />
  if (isGuest) {
    const back = (
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    )
    return <SignInFirst back={back}>{t('locked')}</SignInFirst>
  }
  if (!user) {
    return (
      <PlayColumn measure="card" middle="always">
        <Skeletons shape="cards" count={1} label={t('loading')} />
      </PlayColumn>
    )
  }
  return (
    <>
      {walk === undefined ? (
        <WalkSetup note={note} user={user} onStart={start} onBack={onBack} />
      ) : state.phase === 'over' ? (
        <WalkEnd {...{ walk, state, recording, onBack }} onAgain={leave} />
      ) : (
        <WalkPlaying {...{ walk, state, controls, recording }} />
      )}
      <audio ref={audio} {...events}>
        {/* Empty: what is said stands on the screen as text. */}
        <track kind="captions" />
      </audio>
    </>
  )
}
