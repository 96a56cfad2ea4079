import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReauthWay } from '#contract/reauth'
import { Button, Dialog, ErrorScreen, Skeletons, Stack, Text } from '#design-system'
import { useCall } from '#lib/swr'
import { CodeReauth } from './CodeReauth.tsx'
import { GoogleReauth } from './GoogleReauth.tsx'
import { LinkReauth } from './LinkReauth.tsx'
import { PasswordReauth } from './PasswordReauth.tsx'
import { SupportDialog } from './SupportDialog.tsx'

interface ProofDialogProps {
  onProven: () => void
  onCancel: () => void
}

/** Asks who is there before something that a borrowed device must not do. */
export function ReauthDialog({ onProven, onCancel }: ProofDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog open onClose={onCancel} title={t('proof.title')} closeLabel={t('proof.cancel')}>
      <Stack spacing={5}>
        <Text color="textSecondary">{t('proof.text')}</Text>
        <Proof onProven={onProven} />
      </Stack>
    </Dialog>
  )
}

function Proof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('auth')
  const { data, error, mutate } = useCall('GET /api/user/reauth', undefined, { revalidateOnFocus: false })
  const [other, choose] = useState<ReauthWay>()
  if (!data) {
    if (error) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
    return <Skeletons shape="text" count={2} label={t('proof.loading')} />
  }
  const props = { reauth: data, onProven }
  switch (other ?? data.way) {
    case 'password':
      return <PasswordReauth {...props} onForgotten={data.otherwise && (() => choose(data.otherwise ?? undefined))} />
    case 'phone':
      return <CodeReauth {...props} />
    case 'google':
      return <GoogleReauth onProven={onProven} />
    case 'email':
      return <LinkReauth {...props} />
    default:
      return <NoProof />
  }
}

/** Nothing that the account could prove itself by: people have to help. */
function NoProof() {
  const { t } = useTranslation('auth')
  const [helping, setHelping] = useState(false)
  return (
    <Stack spacing={4}>
      <Text>{t('proof.none')}</Text>
      <Button variant="secondary" onClick={() => setHelping(true)}>
        {t('help')}
      </Button>
      <SupportDialog open={helping} onClose={() => setHelping(false)} />
    </Stack>
  )
}
