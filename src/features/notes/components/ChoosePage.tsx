import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, Text } from '#design-system'
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
      <Stack spacing={4}>
        {outline.map((section) => (
          <Stack key={section.id} spacing={2}>
            <Text variant="body2" component="h3" color="textSecondary">
              {inLanguage(section.title, language)}
            </Text>
            <Stack spacing={2}>
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
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
