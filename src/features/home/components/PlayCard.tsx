import { Play } from 'lucide-react'
import { Button, Card, PictureTile, Stack, StackItem, Text } from '#design-system'

interface PlayCardProps {
  title: string
  text: string
  /** Address of the topic's picture. */
  picture: string | undefined
  /** The verb of the button. */
  label: string
  /** Set while what the button started is under way. */
  busyLabel?: string
  onPlay: () => void
}

/** The one thing to do now: a picture, two lines and the button. */
export function PlayCard({ title, text, picture, label, busyLabel, onPlay }: PlayCardProps) {
  return (
    <Card tone="primary">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={5} align={{ sm: 'center' }}>
        <StackItem>
          <Stack direction="row" spacing={4} align="center">
            {picture && <PictureTile src={picture} alt="" decorative size="s" />}
            <StackItem>
              <Text variant="h3" component="h2">
                {title}
              </Text>
              <Text color="textSecondary">{text}</Text>
            </StackItem>
          </Stack>
        </StackItem>
        <Button startIcon={<Play />} loading={busyLabel !== undefined} loadingLabel={busyLabel} onClick={onPlay}>
          {label}
        </Button>
      </Stack>
    </Card>
  )
}
