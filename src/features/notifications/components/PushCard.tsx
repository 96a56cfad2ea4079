import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PushDevice } from '#contract/push'
import { Button, Card, ErrorScreen, SettingRow, Skeletons, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { canPush, usePush } from '../api/usePush.ts'
import type { PushOutcome } from '../api/usePush.ts'

/** In the settings: to which devices notifications are pushed while no page is open. */
export function PushCard() {
  const { t } = useTranslation('notifications')
  const push = usePush()
  const { data, error, mutate, isOn, isDenied } = push
  return (
    <Card>
      <Stack spacing={5}>
        <div>
          <Text variant="h3" component="h2">
            {t('push.title')}
          </Text>
          <Text variant="body2" color="textSecondary">
            {t('push.text')}
          </Text>
        </div>
        {!data && error && <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />}
        {!data && !error && <Skeletons shape="list" count={1} label={t('loading')} />}
        {data && data.devices.length > 0 && (
          <Stack component="ul" aria-label={t('push.devices')} spacing={4}>
            {data.devices.map((device) => (
              <DeviceRow key={device.id} device={device} onRemove={() => push.remove(device.id, device.current)} />
            ))}
          </Stack>
        )}
        {data &&
          !isOn &&
          (isDenied ? (
            <Text>{t(canPush() ? 'push.denied' : 'push.unsupported')}</Text>
          ) : (
            <EnableButton enable={push.enable} />
          ))}
      </Stack>
    </Card>
  )
}

function DeviceRow({ device, onRemove }: { device: PushDevice; onRemove: () => Promise<void> }) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const toast = useToast()
  const removing = useAsyncAction(onRemove, ({ message }) => toast({ text: message, tone: 'error' }))
  const { browser, system, current, added_at: addedAt } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t('push.unknown')
  const here = current ? ` (${t('push.current')})` : ''
  return (
    <SettingRow
      component="li"
      icon={<MonitorSmartphone aria-hidden />}
      name={name + here}
      text={t('push.added', { day: formatDay(addedAt, language) })}
      action={
        <Button
          variant="quiet"
          loading={removing.pending}
          aria-label={t('push.removeOne', { name })}
          onClick={() => void removing.run()}
        >
          {t('push.remove')}
        </Button>
      }
    />
  )
}

interface EnableButtonProps {
  enable: () => Promise<PushOutcome>
}

function EnableButton({ enable }: EnableButtonProps) {
  const { t } = useTranslation('notifications')
  const enabling = useEnablePush(enable)
  return (
    <div>
      <Button variant="secondary" loading={enabling.pending} onClick={() => void enabling.run()}>
        {t('push.enable')}
      </Button>
    </div>
  )
}

/** Enables push on this device and says what came of it. */
export function useEnablePush(enable: () => Promise<PushOutcome>, onAnswer?: () => void) {
  const { t } = useTranslation('notifications')
  const toast = useToast()
  return useAsyncAction(
    async () => {
      const outcome = await enable()
      toast({ text: t(`push.outcome.${outcome}`), tone: outcome === 'on' ? 'success' : 'error' })
      if (outcome !== 'unreachable') onAnswer?.()
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
}
