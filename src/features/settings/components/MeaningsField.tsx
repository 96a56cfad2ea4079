import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/profile'
import { useSaving } from '../model/useSaving.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

interface MeaningsFieldProps {
  /** null follows the interface. */
  value: MeaningsIn | null
}

/** The language that explains words in questions. */
export function MeaningsField({ value }: MeaningsFieldProps) {
  const { t } = useTranslation('settings')
  const { pendingChanges, save } = useSaving()
  const shown = pendingChanges.meanings_in === undefined ? value : pendingChanges.meanings_in
  return (
    <ChoiceRow
      label={t('meanings')}
      text={t('meaningsText')}
      options={[
        { value: 'follow', label: t('meaningsFollow') },
        { value: 'zh', label: t('meaningsZh') },
        { value: 'en', label: t('meaningsEn') },
        { value: 'both', label: t('meaningsBoth') },
      ]}
      value={shown ?? 'follow'}
      onChange={(next) => void save({ meanings_in: next === 'follow' ? null : next })}
    />
  )
}
