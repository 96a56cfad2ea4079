import { Leaf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card, Stack, SwitchField, Text, useDisplayMode } from '#design-system'

/** The green ground for tired eyes. It covers the appearance while it is on. */
export function EyeProtectionCard() {
  const { t } = useTranslation('settings')
  const { displayMode, setEyeProtection } = useDisplayMode()
  const isOn = displayMode === 'eye-protection'
  return (
    <Card>
      <Stack spacing={6}>
        <Text variant="h3" component="h2">
          {t('eyeProtectionTitle')}
        </Text>
        <SwitchField
          icon={<Leaf />}
          label={t('eyeProtection')}
          help={t('eyeProtectionText')}
          checked={isOn}
          onChange={() => setEyeProtection(!isOn)}
        />
      </Stack>
    </Card>
  )
}
