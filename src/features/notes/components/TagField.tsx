import { useTranslation } from 'react-i18next'
import { noteTags } from '#contract/note-limits'
import { SelectField } from '#design-system'

export function TagField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('notes')
  return (
    <SelectField
      label={t('tag.label')}
      value={value}
      options={[
        { value: '', label: t('tag.none') },
        ...noteTags.map((tag) => ({ value: tag, label: t(`tag.${tag}`) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
