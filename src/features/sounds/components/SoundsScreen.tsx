import { useState } from 'react'
import type { ReactNode } from 'react'
import { AudioLines, Ear, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SoundProfile } from '#contract/sounds'
import { routes } from '#contract/routes'
import { Button, EmptyState, ErrorScreen, Notice, PageHeader, Skeletons, Stack } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useSounds } from '../api/useSounds.ts'
import { usePhonemeIpa } from '#features/speech'
import { ContrastList } from './ContrastList.tsx'
import { SoundCharts } from './SoundCharts.tsx'
import { WeakestSounds } from './WeakestSounds.tsx'

interface SoundsScreenProps {
  /** How a sound is made, until it is closed. */
  phonemeSlot: (phoneme: { phoneme: string; ipa: string }, onClose: () => void) => ReactNode
}

/** /sounds: the weakest sounds with words to say, all sounds, progress, and the way to the trainer. */
export function SoundsScreen({ phonemeSlot }: SoundsScreenProps) {
  const { t } = useTranslation('sounds')
  const { isGuest, error: userError, refresh } = useUser()
  const { data, error: soundsError, mutate } = useSounds()
  const error = userError ?? (data ? undefined : soundsError)
  const retry = () => void Promise.all([userError && refresh(), mutate()])
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isGuest ? (
        <SignInFirst>{t('locked')}</SignInFirst>
      ) : error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={retry} />
      ) : data ? (
        <Profile profile={data} phonemeSlot={phonemeSlot} />
      ) : (
        <Skeletons shape="cards" count={3} label={t('loading')} />
      )}
    </>
  )
}

function Profile({ profile, phonemeSlot }: SoundsScreenProps & { profile: SoundProfile }) {
  const { t } = useTranslation('sounds')
  const ipaOf = usePhonemeIpa()
  const [phoneme, setPhoneme] = useState<string>()
  const { can_score: canScore, sounds, contrasts } = profile
  const train = (
    <Button
      variant={sounds.length === 0 && canScore ? 'secondary' : 'primary'}
      startIcon={<Ear />}
      to={routes.soundTrainer()}
    >
      {t('train')}
    </Button>
  )
  const trainSaying = canScore && (
    <Button variant="secondary" startIcon={<Mic />} to={routes.soundTrainer({ skill: 'say' })}>
      {t('trainSay')}
    </Button>
  )
  const isEmpty = sounds.length === 0 && contrasts.length === 0
  return (
    <Stack spacing={6} measure="cards">
      {!canScore && <Notice>{t('noScorer')}</Notice>}
      {isEmpty ? (
        <EmptyState
          title={t('emptyTitle')}
          picture={<AudioLines />}
          action={
            <>
              {canScore && <Button to={routes.record()}>{t('record')}</Button>}
              {train}
              {trainSaying}
            </>
          }
        >
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <Stack direction="row" spacing={3} wrap>
            {train}
            {trainSaying}
            {canScore && (
              <Button variant={sounds.length === 0 ? 'primary' : 'secondary'} to={routes.record()}>
                {t('record')}
              </Button>
            )}
          </Stack>
          <WeakestSounds profile={profile} onPhoneme={setPhoneme} />
          <SoundCharts profile={profile} />
          <ContrastList contrasts={contrasts} />
        </>
      )}
      {phoneme !== undefined && phonemeSlot({ phoneme, ipa: ipaOf(phoneme) }, () => setPhoneme(undefined))}
    </Stack>
  )
}
