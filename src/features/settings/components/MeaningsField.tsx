import { useTranslation } from 'react-i18next'
import type { User } from '#contract/profile'
import { SwitchField } from '#design-system'
import { meaningsFor, showsMeaningsIn } from '#features/words'
import { useLanguage } from '#lib/language'
import { useSaving } from '../model/useSaving.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

interface MeaningsFieldProps {
  user: Pick<User, 'meanings_in' | 'meanings_fade'>
}

/** The language that explains words in questions, and whether Chinese gives way to English. */
export function MeaningsField({ user }: MeaningsFieldProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { pendingChanges, save } = useSaving()
  const value = pendingChanges.meanings_in === undefined ? user.meanings_in : pendingChanges.meanings_in
  const isFading = pendingChanges.meanings_fade ?? user.meanings_fade
  // Where no Chinese is shown, nothing can fade.
  const offersFading = showsMeaningsIn(meaningsFor({ meanings_in: value }, language), 'zh')
  return (
    <>
      <ChoiceRow
        label={t('meanings')}
        text={t('meaningsText')}
        options={[
          { value: 'follow', label: t('meaningsFollow') },
          { value: 'zh', label: t('meaningsZh') },
          { value: 'en', label: t('meaningsEn') },
          { value: 'both', label: t('meaningsBoth') },
        ]}
        value={value ?? 'follow'}
        onChange={(next) => void save({ meanings_in: next === 'follow' ? null : next })}
      />
      {offersFading && (
        <SwitchField
          label={t('meaningsFade')}
          help={t('meaningsFadeText')}
          checked={isFading}
          onChange={(meanings_fade) => void save({ meanings_fade })}
        />
      )}
    </>
  )
}
