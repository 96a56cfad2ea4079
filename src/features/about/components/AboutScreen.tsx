import { useTranslation } from 'react-i18next'
import { DisclosureCard, PageHeader, Stack, Text, TextLink } from '#design-system'
import { credits } from '../model/credits.ts'

/** What the product is, and the works of others in it. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  return (
    <>
      <PageHeader title={t('about.title')} lead={t('about.lead')} />
      <Stack spacing={5} measure="prose">
        <Stack spacing={2}>
          <Text variant="h3" component="h2">
            {t('about.credits')}
          </Text>
          <Text color="textSecondary">
            {t('about.creditsText')} {t('about.changes')}
          </Text>
        </Stack>
        <Stack spacing={3}>
          {credits.map(({ name, by, licence, url, notice }) => (
            <DisclosureCard key={name} title={name} lead={`${by} · ${licence}`}>
              <Stack spacing={3}>
                <Text variant="body2">
                  <TextLink href={url}>{url}</TextLink>
                </Text>
                <Text variant="body2" color="textSecondary" lang="en">
                  {notice}
                </Text>
              </Stack>
            </DisclosureCard>
          ))}
        </Stack>
      </Stack>
    </>
  )
}
