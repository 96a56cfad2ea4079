import { useTranslation } from 'react-i18next'
import { Box, Card, PictureTile, Stack, Text } from '#design-system'
import { TileGrid } from './TileGrid.tsx'

const methods = [
  { title: 'ways.pictures', text: 'ways.picturesText', picture: '/pictures/1f34e.webp', tint: 'berry' },
  { title: 'ways.listening', text: 'ways.listeningText', picture: '/pictures/1f3a7.webp', tint: 'sky' },
  { title: 'ways.memory', text: 'ways.memoryText', picture: '/pictures/1f33b.webp', tint: 'sun' },
] as const

/** What a new learner will find here. */
export function LearningMethods() {
  const { t } = useTranslation('home')
  return (
    <Box component="section" aria-labelledby="learning-methods">
      <Text id="learning-methods" variant="h3" component="h2" sx={{ mb: 4 }}>
        {t('ways.title')}
      </Text>
      <TileGrid columns={[1, 3, 3]}>
        {methods.map(({ title, text, picture, tint }) => (
          <Card key={title}>
            <Stack direction="row" spacing={4} sx={{ alignItems: 'center', height: '100%' }}>
              <PictureTile src={picture} alt="" decorative size="xs" tint={tint} />
              <Box sx={{ minWidth: 0 }}>
                <Text variant="h4" component="h3">
                  {t(title)}
                </Text>
                <Text variant="body2" color="textSecondary">
                  {t(text)}
                </Text>
              </Box>
            </Stack>
          </Card>
        ))}
      </TileGrid>
    </Box>
  )
}
