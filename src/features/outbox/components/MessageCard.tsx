import { Mail, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Chip, Stack, Text, TextLink } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import type { AnswerOf } from '#lib/api'
import { linksIn } from '../model/links-in.ts'

interface MessageCardProps {
  message: AnswerOf<'GET /api/dev/outbox'>[number]
}

/** One message, with its addresses as links. */
export function MessageCard({ message }: MessageCardProps) {
  const { t } = useTranslation('outbox')
  const language = useLanguage()
  const isMail = message.channel === 'mail'
  return (
    <Card>
      <Stack spacing={3}>
        <Stack direction="row" spacing={3} align="center" wrap>
          <Chip tone={isMail ? 'info' : 'primary'} icon={isMail ? <Mail /> : <MessageSquare />}>
            {t(message.channel)}
          </Chip>
          <Text variant="body2" color="textSecondary">
            {formatMoment(message.created_at, language)}
          </Text>
        </Stack>
        <Text variant="body2" color="textSecondary" breakWord>
          {t('to')}: {message.to}
        </Text>
        {message.subject && (
          <Text variant="h4" component="h2">
            {message.subject}
          </Text>
        )}
        <Text component="div" breakWord keepLines>
          {linksIn(message.text).map(({ text, href }, index) =>
            href ? (
              <TextLink key={index} href={href}>
                {text}
              </TextLink>
            ) : (
              text
            ),
          )}
        </Text>
      </Stack>
    </Card>
  )
}
