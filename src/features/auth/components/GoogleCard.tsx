import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Card, ConfirmDialog, Dialog, SettingRow, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { linkGoogle, unlinkGoogle } from '../api/account.ts'
import { useReauth } from '#lib/reauth'
import { useCall, useRevalidate } from '#lib/swr'
import { useConfig } from '#lib/config'
import { requireRecentAuth } from '../model/require-recent-auth.ts'
import { FormErrors } from './FormErrors.tsx'
import { GoogleButton } from './GoogleButton.tsx'

/** The Google account that opens this account: linked, replaced, taken away. Nothing where Google is not configured. */
export function GoogleCard() {
  const { t } = useTranslation('auth')
  const { data: config } = useConfig()
  const { data: link } = useCall(config?.sign_in.google ? 'GET /api/user/google' : null)
  const revalidate = useRevalidate()
  const withReauth = useReauth()
  const toast = useToast()
  const [asking, ask] = useState<'link' | 'unlink'>()
  const { run, error } = useAsyncAction((step: () => Promise<void>) => step())
  if (!link) return null

  const done = async (text: string) => {
    ask(undefined)
    toast({ text })
    await Promise.all([revalidate('GET /api/user/google'), revalidate('GET /api/user/reauth')])
  }
  const begin = () =>
    run(async () => {
      if (await withReauth(requireRecentAuth)) ask('link')
    })
  const take = (credential: string) =>
    run(async () => {
      const linked = await withReauth(() => linkGoogle(credential))
      if (linked) await done(t('google.linked'))
    })
  const unlink = () => {
    ask(undefined)
    return run(async () => {
      const unlinked = await withReauth(() => unlinkGoogle())
      if (unlinked) await done(t('google.unlinked'))
    })
  }

  return (
    <Card>
      <Stack spacing={5}>
        <Text variant="h3" component="h2">
          Google
        </Text>
        {asking !== 'link' && <FormErrors faults={error ? [error.message] : []} />}
        <SettingRow
          name={link.email ?? t('google.notLinked')}
          text={t('google.linkText')}
          action={
            <Button variant="secondary" onClick={() => (link.email ? ask('unlink') : void begin())}>
              {t(link.email ? 'google.unlink' : 'google.link')}
            </Button>
          }
        />
      </Stack>
      <Dialog
        open={asking === 'link'}
        onClose={() => ask(undefined)}
        title={t('google.linkTitle')}
        closeLabel={t('google.close')}
      >
        <Stack spacing={5}>
          <FormErrors faults={error ? [error.message] : []} />
          <Text>{t('google.linkHow')}</Text>
          <GoogleButton onCredential={take} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking === 'unlink'}
        title={t('google.unlinkTitle')}
        confirmLabel={t('google.unlink')}
        cancelLabel={t('google.close')}
        onConfirm={() => void unlink()}
        onCancel={() => ask(undefined)}
      >
        <Text>{t('google.unlinkText')}</Text>
      </ConfirmDialog>
    </Card>
  )
}
