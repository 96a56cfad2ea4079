import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { ticketTopics } from '#contract/tickets'
import type { TicketTopic } from '#contract/tickets'
import { Button, Card, Grid, Stack, StackItem, Text } from '#design-system'

interface ServicesProps {
  /** Chooses what is asked for. */
  onChoose: (topic: TicketTopic) => void
}

/** What people do for learners beyond the software. */
export function Services({ onChoose }: ServicesProps) {
  const { t } = useTranslation('tickets')
  return (
    <Grid component="ul" columns={{ xs: 1, sm: 2 }} spacing={4}>
      {ticketTopics.service.map((topic) => (
        <Service key={topic} title={t(`topic.${topic}`)} text={t(`offer.${topic}`)}>
          <Button
            variant="secondary"
            aria-label={t('choose', { service: t(`topic.${topic}`) })}
            onClick={() => onChoose(topic)}
          >
            {t('ask')}
          </Button>
        </Service>
      ))}
      <Service title={t('classes')} text={t('classesText')}>
        <Button variant="secondary" to={routes.classes()}>
          {t('classesLink')}
        </Button>
      </Service>
      <Service title={t('vip')} text={t('vipText')}>
        <Button variant="secondary" to={routes.vip()}>
          {t('vipLink')}
        </Button>
      </Service>
    </Grid>
  )
}

function Service({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Grid component="li">
      <Card>
        <Stack spacing={3} align="start" fill>
          <Text variant="h3" component="h2">
            {title}
          </Text>
          <StackItem>
            <Text color="textSecondary">{text}</Text>
          </StackItem>
          {children}
        </Stack>
      </Card>
    </Grid>
  )
}
