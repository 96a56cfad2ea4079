import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AudioLines, CloudOff } from 'lucide-react'
import { routes } from '#contract/routes'
import { Button, ErrorScreen, PageHeader, Stack, Text, useOnline } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useUnsentRecordings } from '../api/useRecordings.ts'
import type { PhonemeHelpSlot, PhonemeOfWord } from '#features/speech'
import { usePlayer } from '../model/usePlayer.ts'
import { ChooseTarget } from './ChooseTarget.tsx'
import { RecordingList } from './RecordingList.tsx'
import { SayWord } from './SayWord.tsx'

export interface RecordScreenProps {
  /** The word to say; without one the learner chooses. */
  word: string | null
  /** The example sentence of that word to say, by its id; null for the word itself. */
  sentence: string | null
  onChoose: (target: { word: string; sentence?: string }) => void
  /** How a sound of a scored recording is made, until it is closed. */
  phonemeSlot: PhonemeHelpSlot
}

/** /record: says a word or a sentence after the model, and keeps what was said. */
export function RecordScreen(props: RecordScreenProps) {
  const { t } = useTranslation('recordings')
  const { user, isGuest, error, refresh } = useUser()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          user && !isGuest ? (
            <Button variant="secondary" startIcon={<AudioLines />} to={routes.sounds()}>
              {t('mySounds')}
            </Button>
          ) : undefined
        }
      />
      {error && <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void refresh()} />}
      {isGuest && <SignInFirst>{t('locked')}</SignInFirst>}
      {user && !isGuest && <Studio userId={user.id} {...props} />}
    </>
  )
}

function Studio({ userId, word, sentence, onChoose, phonemeSlot }: RecordScreenProps & { userId: string }) {
  const { t } = useTranslation('recordings')
  const isOnline = useOnline()
  const player = usePlayer()
  const unsent = useUnsentRecordings(userId)
  const [phoneme, setPhoneme] = useState<PhonemeOfWord>()
  const openPhoneme = (opened: PhonemeOfWord) => {
    player.stopAll()
    setPhoneme(opened)
  }
  return (
    <Stack spacing={6} measure="cards">
      {!isOnline && <Text startIcon={<CloudOff />}>{t('offline')}</Text>}
      <ChooseTarget key={word} word={word} onChoose={(chosen) => onChoose({ word: chosen })} />
      {word !== null && (
        <SayWord
          key={`say ${word}`}
          word={word}
          sentence={sentence}
          player={player}
          onSentence={(id) => onChoose({ word, sentence: id })}
          onKeep={unsent.keep}
          onPhoneme={openPhoneme}
        />
      )}
      <RecordingList word={word} player={player} onPhoneme={openPhoneme} unsent={unsent} />
      {phoneme && phonemeSlot(phoneme, () => setPhoneme(undefined))}
    </Stack>
  )
}
