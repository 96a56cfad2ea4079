import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderWords } from '#contract/reader'
import { routes } from '#contract/routes'
import { Card, Chip, ChipRow, ProgressBar, ReadingLegend, Section, Stack, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { EASY_SHARE } from '#rules/coverage'
import { formatShare } from '../model/format-share.ts'

interface CoveragePanelProps {
  known: ReaderWords
  saveSlot: (headwords: readonly string[]) => ReactNode
}

const marks = ['known', 'growing', 'new', 'unknown'] as const

/** How much of the text the learner knows, and the few words that would help most. */
export function CoveragePanel({ known, saveSlot }: CoveragePanelProps) {
  const { t } = useTranslation('reader')
  const language = useLanguage()
  const { coverage, helpers, words } = known
  const helping = helpers.words.flatMap((index) => words[index] ?? [])
  return (
    <Card>
      <Stack spacing={4}>
        <Section title={t('coverage.title')} spacing={2}>
          <ProgressBar
            label={t('coverage.share', { share: formatShare(coverage.share, language) })}
            value={coverage.known}
            max={coverage.running}
            showLabel
          />
          <Text variant="body2" color="textSecondary">
            {t('coverage.running', {
              count: coverage.running,
              number: formatNumber(coverage.running, language),
            })}
          </Text>
          {coverage.share >= EASY_SHARE && <Text>{t('coverage.easy')}</Text>}
          <ReadingLegend
            label={t('legend.title')}
            items={marks.map((mark) => ({
              mark,
              text: `${t(`legend.${mark}`)} ${formatNumber(coverage[mark], language)}`,
            }))}
          />
        </Section>
        {helping.length > 0 && (
          <Section
            title={t('helpers.title', { count: helping.length, share: formatShare(helpers.share, language) })}
            spacing={2}
          >
            <ChipRow>
              {helping.map(({ id, headword, count }) => (
                <Chip key={id} to={routes.word({ word: headword })}>
                  {t('helpers.word', { word: headword, count })}
                </Chip>
              ))}
            </ChipRow>
            <div>{saveSlot(helping.map(({ headword }) => headword))}</div>
          </Section>
        )}
      </Stack>
    </Card>
  )
}
