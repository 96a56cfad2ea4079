import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeaningsIn } from '#contract/user'
import { useToast } from '#design-system'
import { ApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { ChoiceRow } from './ChoiceRow.tsx'

interface MeaningsFieldProps {
  /** null follows the interface. */
  value: MeaningsIn | null
}

/** The language that explains words in questions. */
export function MeaningsField({ value }: MeaningsFieldProps) {
  const { t } = useTranslation('settings')
  const { update } = useUser()
  const toast = useToast()
  const [wished, wish] = useState<MeaningsIn | 'follow'>()
  const choose = async (next: MeaningsIn | 'follow') => {
    wish(next)
    try {
      await update({ meanings_in: next === 'follow' ? null : next })
      toast({ text: t('saved') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: error.message, tone: 'error' })
    } finally {
      wish(undefined)
    }
  }
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
      value={wished ?? value ?? 'follow'}
      onChange={(next) => void choose(next)}
    />
  )
}
