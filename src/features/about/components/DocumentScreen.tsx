import { useTranslation } from 'react-i18next'
import { PageHeader, Stack, Text } from '#design-system'

export interface DocumentScreenProps {
  document: 'terms' | 'privacy'
}

/** The user agreement or the privacy policy. */
export function DocumentScreen({ document }: DocumentScreenProps) {
  const { t } = useTranslation('about')
  const sections = t(`${document}.sections`, { returnObjects: true })
  return (
    <>
      <PageHeader title={t(`${document}.title`)} lead={t(`${document}.lead`)} />
      <Stack spacing={6} measure="text">
        {sections.map(({ heading, text }) => (
          <Stack key={heading} component="section" spacing={2}>
            <Text variant="h3" component="h2">
              {heading}
            </Text>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </>
  )
}
