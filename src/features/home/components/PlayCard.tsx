import type { ReactNode } from 'react'
import { Play } from 'lucide-react'
import { Button, Card, PictureTile, Plant, Stack, StackItem, Text } from '#design-system'
import type { PlantProps } from '#design-system'

interface PlayCardProps {
  title: string
  text: string
  /** Address of the topic's picture; without one a plant stands for it. */
  picture?: string
  /** How far that plant has grown. */
  stage?: PlantProps['stage']
  /** That plant has to be watered. */
  isThirsty?: boolean
  /** Nothing has to be done: the button is not the main one. */
  isQuiet?: boolean
  icon?: ReactNode
  /** The verb of the button. */
  label: string
  /** Set while what the button started is under way. */
  busyLabel?: string
  onPlay: () => void
}

/** The one thing to do now: a picture, two lines and the button. */
export function PlayCard({
  title,
  text,
  picture,
  stage = 'sprout',
  isThirsty = false,
  isQuiet = false,
  icon = <Play />,
  label,
  busyLabel,
  onPlay,
}: PlayCardProps) {
  return (
    <Card tone="primary" data-part="today">
      <Stack spacing={4}>
        <Stack direction="row" spacing={4} align="center">
          {picture ? (
            <PictureTile src={picture} alt="" decorative size="s" />
          ) : (
            <Plant species="fern" stage={stage} posture={isThirsty ? 'leaning' : 'upright'} scale={1.5} />
          )}
          <StackItem>
            <Text variant="h3" component="h2">
              {title}
            </Text>
            <Text color="textSecondary">{text}</Text>
          </StackItem>
        </Stack>
        <Button
          fullWidth
          variant={isQuiet ? 'secondary' : 'primary'}
          startIcon={icon}
          loading={busyLabel !== undefined}
          loadingLabel={busyLabel}
          onClick={onPlay}
        >
          {label}
        </Button>
      </Stack>
    </Card>
  )
}
