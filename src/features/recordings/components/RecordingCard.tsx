import { Pause, Play, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, IconButton, Stack, StackItem, Text } from '#design-system'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import type { Player, PlayItem } from '../model/usePlayer.ts'

interface RecordingCardProps {
  id: string
  /** What was said. */
  text: string
  /** When it was said, and how long it is. */
  caption: string
  player: Player
  /** Brings the sound when it is to be played. */
  loadSound: PlayItem['load']
  /** Told when the sound does not arrive. */
  onError?: (error: Error) => void
  /** Further buttons, before the one that deletes. */
  actions?: ReactNode
  deleteLabel: string
  onDelete: () => void
  children: ReactNode
}

/** A recording in a list: what was said, its sound, what can be done with it, and below how it is. */
export function RecordingCard(props: RecordingCardProps) {
  const { id, text, caption, player, loadSound, onError, actions, deleteLabel, onDelete, children } = props
  const { t } = useTranslation('recordings')
  const throwError = useThrowError()
  const play = () =>
    player.play({ key: id, load: loadSound }).catch((error: unknown) => {
      if (error instanceof ApiError && onError) onError(error)
      else throwError(error)
    })
  const isPlaying = player.playing?.key === id
  return (
    <li>
      <Card>
        <Stack spacing={3}>
          <Stack direction="row" spacing={2} align="center">
            <IconButton
              label={t(isPlaying ? 'row.stop' : 'row.play', { text })}
              variant="filled"
              aria-busy={(isPlaying && player.playing?.isLoading) || undefined}
              onClick={() => (isPlaying ? player.stop() : void play())}
            >
              {isPlaying ? <Pause /> : <Play />}
            </IconButton>
            <StackItem>
              <Text weight="semibold" lang="en" breakWord>
                {text}
              </Text>
              <Text variant="caption" component="p" color="textSecondary">
                {caption}
              </Text>
            </StackItem>
            {actions}
            <IconButton
              label={deleteLabel}
              onClick={() => {
                if (isPlaying) player.stop()
                onDelete()
              }}
            >
              <Trash2 />
            </IconButton>
          </Stack>
          {children}
        </Stack>
      </Card>
    </li>
  )
}
