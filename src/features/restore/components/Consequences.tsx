import { useTranslation } from 'react-i18next'
import type { RestoredNote, RestorePreview } from '#contract/restore-points'
import { BulletList, Stack, Text } from '#design-system'

/** Exactly what a restore does, and what it leaves alone. */
export function Consequences({ preview }: { preview: RestorePreview }) {
  const { t } = useTranslation('restore')
  const { restored, different, stay, newer, taken_away: away, sentences, texts, settings, plan } = preview
  const noteLine = ({ title: name, kind, words, back, gone, edited }: RestoredNote) => {
    if (kind === 'deleted') return t('effect.comesBack', { name, words: t('words', { count: words }) })
    const parts = [
      ...(back > 0 ? [t('effect.back', { count: back })] : []),
      ...(gone > 0 ? [t('effect.gone', { count: gone })] : []),
      ...(edited > 0 ? [t('effect.edited', { count: edited })] : []),
    ]
    return t('noteLine', { name, what: parts.length > 0 ? parts.join(t('comma')) : t('effect.outline') })
  }
  const lines = [
    ...restored.map(noteLine),
    ...(different > restored.length ? [t('moreNotes', { count: different - restored.length })] : []),
    ...(away > 0 ? [t('effect.away', { count: away })] : []),
    ...(sentences > 0 ? [t('effect.sentences', { count: sentences })] : []),
    ...(texts > 0 ? [t('effect.texts', { count: texts })] : []),
    ...(settings ? [t('effect.settings')] : []),
    ...(plan ? [t('effect.plan')] : []),
  ]
  const names = stay.slice(0, 5).map(({ title }) => t('quoted', { name: title }))
  return (
    <Stack spacing={3}>
      <Text weight="medium">{t('effect.title')}</Text>
      <BulletList color="textPrimary">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </BulletList>
      {newer > 0 && (
        <Text>
          {t('effect.stay', { count: newer, names: names.join(t('comma')) })}
          {newer > names.length && t('effect.andMore')}
        </Text>
      )}
      <Text variant="body2" color="textSecondary">
        {t('effect.undo')}
      </Text>
    </Stack>
  )
}
