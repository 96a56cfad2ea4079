import { useTranslation } from 'react-i18next'
import { Box, Button, Dialog, Stack, Text } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import type { OutlineSection } from '../model/rows.ts'

interface ChoosePageProps {
  title: string
  outline: readonly OutlineSection[]
  /** A page that is not offered. */
  without: string
  onClose: () => void
  onChoose: (page: string) => void
}

/** Asks for a page of the note. */
export function ChoosePage({ title, outline, without, onClose, onChoose }: ChoosePageProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <Stack sx={{ gap: 4, pt: 2 }}>
        {outline.map((section) => (
          <Box key={section.id}>
            <Text variant="body2" component="h3" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
              {inLanguage(section.title, language)}
            </Text>
            <Stack sx={{ gap: 2 }}>
              {section.pages
                .filter(({ id }) => id !== without)
                .map((page) => (
                  <Button
                    key={page.id}
                    variant="secondary"
                    fullWidth
                    onClick={() => {
                      onChoose(page.id)
                      onClose()
                    }}
                  >
                    {inLanguage(page.title, language)}
                  </Button>
                ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Dialog>
  )
}
