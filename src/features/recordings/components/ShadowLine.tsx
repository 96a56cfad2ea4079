import { useEffect, useRef, useState } from 'react'
import { ArrowLeft, ArrowRight, Repeat2, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TAKE_SECONDS } from '#contract/recording-limits'
import { Button, Card, Stack, Text, Waveform } from '#design-system'
import { readSound, VoiceRecorder } from '#features/speech'
import type { FinishedSound } from '#features/speech'
import type { Takes } from '../api/useTakes.ts'
import { targetOfLine } from '../model/scene-line.ts'
import type { SceneLine } from '../model/scene-line.ts'
import { useModelSound } from '../model/useModelSound.ts'
import type { Accent, Rate } from '../model/useModelSound.ts'
import type { Player } from '../model/usePlayer.ts'
import { ModelSound, secondsOf } from './ModelSound.tsx'

interface ShadowLineProps {
  line: SceneLine
  isTranslated: boolean
  /** The sentence takes the focus, since the button that led to it is gone. */
  takesFocus: boolean
  model: { accent: Accent; rate: Rate; onAccent: (accent: Accent) => void; onRate: (rate: Rate) => void }
  player: Player
  takes: Takes
  /** Left out at the first line. */
  onBack: (() => void) | undefined
  onNext: () => void
}

/** One sentence: hear it, say it, hear oneself; again, or the next one. */
export function ShadowLine(props: ShadowLineProps) {
  const { line, isTranslated, takesFocus, model: choice, player, takes, onBack, onNext } = props
  const { t } = useTranslation('recordings')
  const { accent, rate } = choice
  const { model, retry } = useModelSound(targetOfLine(line), accent, rate)
  const [isAgain, setAgain] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const take = isAgain ? undefined : takes.takes.get(line.id)
  const { stop, setRecorder } = player
  const finish = async (finished: FinishedSound) => {
    const sound = await readSound(new Blob([finished.wav], { type: 'audio/wav' }))
    takes.add(line, finished, sound)
    setAgain(false)
  }
  const own = take && { key: 'own', load: () => take.sound.blob }
  const isPlaying = player.playing?.key === 'own'
  return (
    <Card raised>
      <Stack spacing={5}>
        <div>
          {line.speaker !== null && (
            <Text variant="body2" color="textSecondary" lang="en">
              {line.speaker}
            </Text>
          )}
          <Text variant="h2" component="h1" lang="en" ref={heading} tabIndex={-1}>
            {line.en}
          </Text>
          {isTranslated && (
            <Text color="textSecondary" lang="zh">
              {line.zh}
            </Text>
          )}
        </div>
        <ModelSound {...choice} model={model} player={player} onRetry={retry} />
        {take && own ? (
          <>
            <Waveform
              title={t('own.title')}
              label={t('own.label', { seconds: secondsOf(take.sound.ms) })}
              duration={t('seconds', { seconds: secondsOf(take.sound.ms) })}
              peaks={take.sound.peaks}
              progress={isPlaying ? player.playing?.share : 0}
              playing={isPlaying}
              playLabel={t('own.play')}
              stopLabel={t('stop')}
              onToggle={() => (isPlaying ? stop() : void player.play(own))}
            />
            <Stack direction="row" spacing={3} wrap>
              <Button startIcon={<ArrowRight />} onClick={onNext}>
                {t('shadow.next')}
              </Button>
              {model && (
                <Button
                  variant="secondary"
                  startIcon={<Repeat2 />}
                  onClick={() => void player.play({ key: 'model', load: () => model.blob }, own)}
                >
                  {t('both')}
                </Button>
              )}
              <Button
                variant="quiet"
                startIcon={<RotateCw />}
                onClick={() => {
                  stop()
                  setAgain(true)
                }}
              >
                {t('shadow.again')}
              </Button>
            </Stack>
          </>
        ) : (
          <VoiceRecorder ref={setRecorder} seconds={TAKE_SECONDS} onStart={stop} onFinish={finish} />
        )}
        {(onBack ?? !take) && (
          <Stack direction="row" spacing={3} wrap>
            {onBack && (
              <Button variant="quiet" startIcon={<ArrowLeft />} onClick={onBack}>
                {t('shadow.back')}
              </Button>
            )}
            {!take && (
              <Button variant="quiet" onClick={onNext}>
                {t('shadow.skip')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
