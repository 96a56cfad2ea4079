import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { ticketTopics } from '#contract/tickets'
import type { TicketTopic } from '#contract/tickets'
import { Box, Button, Card, Stack, Text } from '#design-system'

interface ServicesProps {
  /** Chooses what is asked for. */
  onChoose: (topic: TicketTopic) => void
}

const grid = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, m: 0, p: 0 }

/** What people do for learners beyond the software. */
export function Services({ onChoose }: ServicesProps) {
  const { t } = useTranslation('tickets')
  return (
    <Box component="ul" sx={{ ...grid, listStyle: 'none' }}>
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
      <Service title={t('vip')} text={t('vipText')}>
        <Button variant="secondary" to={routes.vip()}>
          {t('vipLink')}
        </Button>
      </Service>
    </Box>
  )
}

function Service({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Card>
        <Stack spacing={3} sx={{ height: '100%', alignItems: 'flex-start' }}>
          <Text variant="h3" component="h2">
            {title}
          </Text>
          <Text color="textSecondary" sx={{ flexGrow: 1 }}>
            {text}
          </Text>
          {children}
        </Stack>
      </Card>
    </Box>
  )
}
