import { useState } from 'react'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Device } from '#contract/account'
import {
  Button,
  Card,
  Chip,
  ConfirmDialog,
  ErrorScreen,
  SettingRow,
  Skeletons,
  Stack,
  Text,
  useToast,
} from '#design-system'
import type { ApiError } from '#lib/api'
import { useAsyncAction } from '#lib/actions'
import { endOtherSessions, endSession } from '../api/account.ts'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useCall } from '#lib/swr'

/** Where the account is signed in: one device can be signed out, or all others. */
export function DevicesCard() {
  const { t } = useTranslation('auth')
  const toast = useToast()
  const { data, error, mutate } = useCall('GET /api/user/sessions')
  const [asking, ask] = useState(false)
  const showError = ({ message }: ApiError) => toast({ text: message, tone: 'error' })
  const endOthers = useAsyncAction(endOtherSessions, showError)
  const afterEnd = async (ended: boolean) => {
    if (ended) toast({ text: t('devices.ended') })
    ask(false)
    await mutate()
  }
  return (
    <Card>
      <Stack spacing={5}>
        <div>
          <Text variant="h3" component="h2">
            {t('devices.title')}
          </Text>
          <Text variant="body2" color="textSecondary">
            {t('devices.text')}
          </Text>
        </div>
        {!data && error && <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />}
        {!data && !error && <Skeletons shape="list" count={2} label={t('devices.loading')} />}
        {data && (
          <Stack component="ul" spacing={4}>
            {data.map((device) => (
              <DeviceRow key={device.id} device={device} onError={showError} onEnd={afterEnd} />
            ))}
          </Stack>
        )}
        {data && data.length > 1 && (
          <div>
            <Button variant="secondary" onClick={() => ask(true)}>
              {t('devices.endOthers')}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('devices.question')}
        confirmLabel={t('devices.endOthers')}
        cancelLabel={t('devices.keep')}
        loading={endOthers.pending}
        onConfirm={() => void endOthers.run().then(afterEnd)}
        onCancel={() => ask(false)}
      >
        <Text>{t('devices.answer')}</Text>
      </ConfirmDialog>
    </Card>
  )
}

interface DeviceRowProps {
  device: Device
  onError: (error: ApiError) => void
  /** After the attempt, whether the device is signed out. */
  onEnd: (ended: boolean) => Promise<void>
}

function DeviceRow({ device, onError, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const end = useAsyncAction(() => endSession(device.id), onError)
  const { browser, system, current, last_used_at: lastUsed } = device
  const name = [browser, system].filter(Boolean).join(' · ') || t('devices.unknown')
  return (
    <SettingRow
      component="li"
      icon={<MonitorSmartphone aria-hidden />}
      name={name}
      text={t('devices.lastUsed', { moment: formatMoment(lastUsed, language) })}
      action={
        current ? (
          <Chip>{t('devices.current')}</Chip>
        ) : (
          <Button
            variant="quiet"
            loading={end.pending}
            aria-label={t('devices.endOne', { name })}
            onClick={() => void end.run().then(onEnd)}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  )
}
