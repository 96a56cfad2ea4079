import { useTranslation } from 'react-i18next'
import { Button, Card, Stack, Text } from '#design-system'
import { useInstall } from '#lib/install-prompt'

const texts = {
  installed: 'install.installed',
  promptable: 'install.text',
  ios: 'install.ios',
  manual: 'install.manual',
} as const

/** In the settings: installs the application, or says how this browser does it. */
export function InstallCard() {
  const { t } = useTranslation()
  const { state, install } = useInstall()
  return (
    <Card>
      <Stack spacing={4}>
        <Text variant="h3" component="h2">
          {t('install.title')}
        </Text>
        <Text>{t(texts[state])}</Text>
        {state === 'promptable' && (
          <div>
            <Button variant="secondary" onClick={() => void install()}>
              {t('install.install')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
