import { useTranslation } from 'react-i18next'
import type { WeakForms } from '#contract/words'
import { Text } from '#design-system'

/** How a function word is said alone and within a sentence, a line for each accent. */
export function WeakFormsLines({ form, before_vowels, ...accents }: WeakForms) {
  const { t } = useTranslation('words')
  return (
    <section aria-label={t('weakForms.title', { form })}>
      {(['uk', 'us'] as const).map((accent) => {
        const { strong, weak } = accents[accent]
        return (
          <Text key={accent} variant="body2" color="textSecondary">
            <span lang="en">{form}</span> · {t(`accent.${accent}`)} · {t('weakForms.strong')} <Phonetic ipa={strong} />{' '}
            · {t('weakForms.weak')}{' '}
            {weak.map((ipa, index) => (
              <span key={ipa}>
                {index > 0 && ', '}
                <Phonetic ipa={ipa} />
                {before_vowels && index > 0 && index === weak.length - 1 && ` (${t('weakForms.beforeVowels')})`}
              </span>
            ))}
          </Text>
        )
      })}
    </section>
  )
}

const Phonetic = ({ ipa }: { ipa: string }) => (
  <Text variant="phonetic" component="span" lang="en-fonipa">
    /{ipa}/
  </Text>
)
