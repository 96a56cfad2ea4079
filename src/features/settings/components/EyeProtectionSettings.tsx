import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { appearances, Card, Stack, SwitchField, useDisplayMode } from '#design-system'
import { ChoiceRow } from './ChoiceRow.tsx'

/** /settings/eye-protection: the green ground for tired eyes, and the appearance that it covers while it is on. */
export function EyeProtectionSettings() {
  const { t } = useTranslation('settings')
  const { displayMode, setEyeProtection, appearance, setAppearance } = useDisplayMode()
  const isOn = displayMode === 'eye-protection'
  return (
    <Card>
      <Stack spacing={6}>
        <SwitchField
          icon={<Leaf />}
          label={t('eyeProtection')}
          help={t('eyeProtectionText')}
          checked={isOn}
          onChange={() => setEyeProtection(!isOn)}
        />
        <ChoiceRow
          label={t('appearance')}
          text={t(isOn ? 'appearanceCovered' : 'appearanceText')}
          options={appearances.map((value) => ({ value, label: t(value) }))}
          value={appearance}
          onChange={setAppearance}
        />
      </Stack>
    </Card>
  )
}
