import { useId } from 'react'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Section } from '#contract/words'
import { Box, Card, Stack, Text } from '#design-system'
import { ReportButton } from './ReportButton.tsx'
import { SectionBody } from './SectionBody.tsx'

interface SectionCardProps {
  section: Section
  word: string
}

/** One block of word information: its name, what it says, where that comes from, and a way to say that it is wrong. */
export function SectionCard({ section, word }: SectionCardProps) {
  const { t } = useTranslation('words')
  const id = useId()
  const made = section.source.includes('ai')
  const names = section.source.map((source) => t(`source.${source}`)).join(t('between'))
  return (
    <Card>
      <Box component="section" aria-labelledby={id}>
        <Text id={id} variant="h3" component="h2" sx={{ mb: 3 }}>
          {t(`block.${section.kind}`)}
        </Text>
        <SectionBody section={section} word={word} />
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2, mb: -2 }}>
          <Text
            variant="caption"
            component="p"
            color="textSecondary"
            sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}
          >
            {made && <Sparkles size={14} aria-hidden />}
            {made ? t('ai') : t('source.label', { names })}
          </Text>
          <Box sx={{ mr: -3 }}>
            <ReportButton word={word} section={section.kind} />
          </Box>
        </Stack>
      </Box>
    </Card>
  )
}
