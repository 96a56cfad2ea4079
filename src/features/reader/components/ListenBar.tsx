import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, Notice, Stack } from '#design-system'
import type { Listening } from '../model/useListening.ts'

/** Sentence by sentence, from where is being read. */
export function ListenBar({ listening, place }: { listening: Listening; place: number }) {
  const { t } = useTranslation('reader')
  const { isPlaying, isSilent, play, pause, step } = listening
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} align="center" role="group" aria-label={t('listen.title')}>
        <IconButton label={t('listen.previous')} onClick={() => step(-1, place)}>
          <SkipBack />
        </IconButton>
        <IconButton
          label={t(isPlaying ? 'listen.pause' : 'listen.play')}
          variant="filled"
          onClick={() => (isPlaying ? pause() : play(place))}
        >
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <IconButton label={t('listen.next')} onClick={() => step(1, place)}>
          <SkipForward />
        </IconButton>
      </Stack>
      <div role="status">{isSilent && <Notice tone="warning">{t('listen.silent')}</Notice>}</div>
    </Stack>
  )
}
