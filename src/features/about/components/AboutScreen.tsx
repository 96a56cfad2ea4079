import { useTranslation } from 'react-i18next'
import { Box, PageHeader, Stack, Text, TextLink } from '#design-system'
import { credits } from '../model/credits.ts'
import { Disclosure } from './Disclosure.tsx'

/** What the product is, and the works of others in it. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  return (
    <>
      <PageHeader title={t('about.title')} lead={t('about.lead')} />
      <Box sx={{ maxWidth: '44rem' }}>
        <Text variant="h3" component="h2">
          {t('about.credits')}
        </Text>
        <Text color="textSecondary" sx={{ mt: 2, mb: 5 }}>
          {t('about.creditsText')} {t('about.changes')}
        </Text>
        <Stack spacing={3}>
          {credits.map(({ name, by, licence, url, notice }) => (
            <Disclosure key={name} title={name} lead={`${by} · ${licence}`}>
              <Text variant="body2" sx={{ mb: 3 }}>
                <TextLink href={url}>{url}</TextLink>
              </Text>
              <Text variant="body2" color="textSecondary" lang="en">
                {notice}
              </Text>
            </Disclosure>
          ))}
        </Stack>
      </Box>
    </>
  )
}
