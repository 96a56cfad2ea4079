import { useTranslation } from 'react-i18next'
import { Button, Card, Stack, Text } from '#design-system'
import { keyActionNames, keyActions } from '#lib/own-keys'
import type { KeyGroup } from '#lib/own-keys'
import { isDefault } from '../model/change-keys.ts'
import { useKeySettings } from '../model/useKeySettings.ts'
import { KeyRow } from './KeyRow.tsx'

const groups: readonly KeyGroup[] = ['play', 'cards', 'walk']
const fixed = ['choices', 'moving', 'pressing', 'leaving', 'undo'] as const

/** /settings/keys: each action with its key, and the keys that nobody can set. */
export function KeySettings() {
  const { t } = useTranslation('keys')
  const settings = useKeySettings()
  const isUnchanged = keyActionNames.every((action) => isDefault(settings.keys, action))
  return (
    <>
      <Text>{t('intro')}</Text>
      {groups.map((group) => (
        <Card key={group}>
          <Text variant="h3" component="h2">
            {t(`groups.${group}.title`)}
          </Text>
          <Text variant="body2" color="textSecondary">
            {t(`groups.${group}.text`)}
          </Text>
          {keyActionNames
            .filter((action) => keyActions[action].group === group)
            .map((action) => (
              <KeyRow key={action} action={action} settings={settings} />
            ))}
        </Card>
      ))}
      <Stack spacing={2}>
        <div>
          <Button variant="secondary" aria-disabled={isUnchanged} onClick={settings.resetAll}>
            {t('resetAll')}
          </Button>
        </div>
        <div role="status">{settings.outcome === 'reset' && <Text variant="body2">{t('allReset')}</Text>}</div>
      </Stack>
      <Card>
        <Stack spacing={2}>
          <Text variant="h3" component="h2">
            {t('fixed.title')}
          </Text>
          <Stack component="ul" spacing={2}>
            {fixed.map((name) => (
              <li key={name}>
                <Text>{t(`fixed.${name}`)}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
    </>
  )
}
