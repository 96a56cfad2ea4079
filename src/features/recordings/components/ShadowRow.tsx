import { Check, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Chip, IconButton, Stack, StackItem, Text } from '#design-system'
import { ScoreMark } from '#features/speech'
import { useAsyncAction } from '#lib/actions'
import { useTakeScore } from '../api/useTakes.ts'
import type { Take } from '../api/useTakes.ts'
import type { SceneLine } from '../model/scene-line.ts'
import type { Player, PlayItem } from '../model/usePlayer.ts'

interface ShadowRowProps {
  line: SceneLine
  isTranslated: boolean
  /** Undefined where the line was not said. */
  take: Take | undefined
  player: Player
  /** Something is being kept: the next press waits. */
  isKeeping: boolean
  onKeep: (take: Take) => void
  onSend: (take: Take) => Promise<void>
  /** Goes to the line. */
  onSay: () => void
}

/** What was said of a line, to be played. */
export const ownItem = ({ line, sound }: Take): PlayItem => ({ key: `own ${line.id}`, load: () => sound.blob })

/** A line at the end: what was said of it and how it was. */
export function ShadowRow({ line, isTranslated, take, player, onSay, ...rest }: ShadowRowProps) {
  const { t } = useTranslation('recordings')
  return (
    <Stack component="li" spacing={2}>
      <Stack direction="row" spacing={2} align="center">
        {take && <PlayTake take={take} player={player} />}
        <StackItem>
          <Text weight={player.playing?.key.endsWith(` ${line.id}`) ? 'bold' : 'medium'} lang="en">
            {line.en}
          </Text>
          {isTranslated && (
            <Text variant="body2" color="textSecondary" lang="zh">
              {line.zh}
            </Text>
          )}
        </StackItem>
      </Stack>
      {take ? (
        <TakeState take={take} onSay={onSay} {...rest} />
      ) : (
        <Stack direction="row" spacing={2} align="center" wrap>
          <Text variant="caption" color="textSecondary">
            {t('shadow.notSaid')}
          </Text>
          <Button
            variant="quiet"
            onClick={onSay}
            aria-label={t('shadow.for', { action: t('shadow.say'), text: line.en })}
          >
            {t('shadow.say')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function PlayTake({ take, player }: { take: Take; player: Player }) {
  const { t } = useTranslation('recordings')
  const item = ownItem(take)
  const isPlaying = player.playing?.key === item.key
  return (
    <IconButton
      label={t(isPlaying ? 'row.stop' : 'row.play', { text: take.line.en })}
      variant="filled"
      onClick={() => (isPlaying ? player.stop() : void player.play(item))}
    >
      {isPlaying ? <Pause /> : <Play />}
    </IconButton>
  )
}

type TakeStateProps = Pick<ShadowRowProps, 'isKeeping' | 'onKeep' | 'onSend' | 'onSay'> & { take: Take }

function TakeState({ take, isKeeping, onKeep, onSend, onSay }: TakeStateProps) {
  const { t } = useTranslation('recordings')
  const { data: recording } = useTakeScore(take)
  const { run: send } = useAsyncAction(() => onSend(take))
  const { line, state } = take
  const labelled = (key: 'shadow.sayAgain' | 'shadow.keep' | 'shadow.upload') => ({
    children: t(key),
    'aria-label': t('shadow.for', { action: t(key), text: line.en }),
  })
  return (
    <Stack direction="row" spacing={2} align="center" wrap>
      {recording ? (
        <ScoreMark recording={recording} />
      ) : (
        <Text variant="caption" color="textSecondary">
          {t(state === 'unsent' ? 'shadow.unsent' : 'shadow.sending')}
        </Text>
      )}
      {state === 'unsent' && <Button variant="quiet" onClick={() => void send()} {...labelled('shadow.upload')} />}
      {state === 'kept' ? (
        <Chip tone="primary" icon={<Check />}>
          {t('shadow.isKept')}
        </Chip>
      ) : (
        <Button
          variant="quiet"
          loading={state === 'sending' || isKeeping}
          loadingLabel={t('keep.saving')}
          onClick={() => onKeep(take)}
          {...labelled('shadow.keep')}
        />
      )}
      <Button variant="quiet" onClick={onSay} {...labelled('shadow.sayAgain')} />
    </Stack>
  )
}
