import { useTranslation } from 'react-i18next'
import { Card, Grid, PictureTile, Section, Stack, StackItem, Text } from '#design-system'

const methods = [
  { title: 'ways.pictures', text: 'ways.picturesText', picture: '/pictures/1f34e.webp', tint: 'berry' },
  { title: 'ways.listening', text: 'ways.listeningText', picture: '/pictures/1f3a7.webp', tint: 'sky' },
  { title: 'ways.memory', text: 'ways.memoryText', picture: '/pictures/1f33b.webp', tint: 'sun' },
] as const

/** What a new learner will find here. */
export function LearningMethods() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('ways.title')}>
      <Grid columns={{ xs: 1, sm: 3 }} spacing={{ xs: 3, md: 4 }}>
        {methods.map(({ title, text, picture, tint }) => (
          <Card key={title}>
            <Stack direction="row" spacing={4} align="center" fill>
              <PictureTile src={picture} alt="" decorative size="xs" tint={tint} />
              <StackItem>
                <Text variant="h4" component="h3">
                  {t(title)}
                </Text>
                <Text variant="body2" color="textSecondary">
                  {t(text)}
                </Text>
              </StackItem>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
