import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Section as WordSection } from '#contract/words'
import { Card, Section, Text } from '#design-system'
import { SectionBody } from './SectionBody.tsx'

interface SectionCardProps {
  section: WordSection
  word: string
}

/** One block of word information: its name, what it says, and where that comes from. */
export function SectionCard({ section, word }: SectionCardProps) {
  const { t } = useTranslation('words')
  const made = section.source.includes('ai')
  const names = section.source.map((source) => t(`source.${source}`)).join(t('between'))
  return (
    <Card
      footer={
        <Text
          variant="caption"
          component="p"
          color="textSecondary"
          startIcon={made && <Sparkles size={14} aria-hidden />}
        >
          {made ? t('ai') : t('source.label', { names })}
        </Text>
      }
    >
      <Section title={t(`block.${section.kind}`)} spacing={3}>
        <SectionBody section={section} word={word} />
      </Section>
    </Card>
  )
}
