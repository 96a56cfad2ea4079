import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, SegmentedControl, Stack, Text, Waveform } from '#design-system'
import type { Sound } from '#features/speech'
import type { Player } from '../model/usePlayer.ts'
import type { Accent, Rate } from '../model/useModelSound.ts'

interface ModelSoundProps {
  accent: Accent
  rate: Rate
  /** Undefined while it comes, null when there is none. */
  model: Sound | null | undefined
  player: Player
  onAccent: (accent: Accent) => void
  onRate: (rate: Rate) => void
  /** Loads the model again. */
  onRetry: () => void
}

const accents = ['uk', 'us'] as const
const rates = ['normal', 'slow'] as const

/** The sound to follow, in both accents and slowly. */
export function ModelSound({ accent, rate, model, player, onAccent, onRate, onRetry }: ModelSoundProps) {
  const { t } = useTranslation('recordings')
  const isPlaying = player.playing?.key === 'model'
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={3} wrap>
        <SegmentedControl
          label={t('model.accent')}
          options={accents.map((value) => ({ value, label: t(`model.${value}`) }))}
          value={accent}
          onChange={onAccent}
        />
        <SegmentedControl
          label={t('model.rate')}
          options={rates.map((value) => ({ value, label: t(`model.${value}`) }))}
          value={rate}
          onChange={onRate}
        />
      </Stack>
      {model === null ? (
        <Stack spacing={2} align="start">
          <Text color="textSecondary">{t('model.none')}</Text>
          <Button variant="secondary" startIcon={<RotateCw />} onClick={onRetry}>
            {t('model.retry')}
          </Button>
        </Stack>
      ) : (
        <Waveform
          tone="model"
          title={t('model.title')}
          label={model ? t('model.label', { seconds: secondsOf(model.ms) }) : t('loading')}
          duration={model && t('seconds', { seconds: secondsOf(model.ms) })}
          peaks={model?.peaks ?? []}
          progress={isPlaying ? player.playing?.share : 0}
          playing={isPlaying}
          playLabel={t('model.play')}
          stopLabel={t('stop')}
          onToggle={() => {
            if (isPlaying) player.stop()
            else if (model) void player.play({ key: 'model', load: () => model.blob })
          }}
        />
      )}
    </Stack>
  )
}

/** Milliseconds as seconds with one decimal. */
export const secondsOf = (ms: number): string => (ms / 1000).toFixed(1)
