import { useState } from 'react'
import { Swords } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { FinishedRun } from '#contract/challenges'
import { routes } from '#contract/routes'
import { Avatar, Button, Dialog, ErrorBox, SegmentedControl, Skeletons, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useLanguage } from '#lib/language'
import { useFriends, useShareWith } from '../api/useShareables.ts'
import { duelText, resultText } from '../model/shared-text.ts'

type SharedRun = Pick<FinishedRun, 'id' | 'title' | 'difficulty' | 'level' | 'right' | 'total'>

const kinds = ['duel', 'result'] as const
type Kind = (typeof kinds)[number]

/** Asks a contact to play the same words, or shows them the result: a button that asks what and whom. */
export function ShareResult({ run }: { run: SharedRun }) {
  const { t } = useTranslation('sharing')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" startIcon={<Swords />} onClick={() => setOpen(true)}>
        {t('result.share')}
      </Button>
      {open && <ChooseContact run={run} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChooseContact({ run, onClose }: { run: SharedRun; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const toast = useToast()
  const navigate = useNavigate()
  const share = useShareWith()
  const [kind, setKind] = useState<Kind>('duel')
  const { friends, error: listError } = useFriends()
  const sending = useAsyncAction(async (id: string, name: string) => {
    const text = (kind === 'duel' ? duelText : resultText)(run, t, language)
    const conversation = await share(id, text, { kind, run: run.id })
    onClose()
    toast({
      text: t('sentTo', { name }),
      tone: 'success',
      action: { label: t('open'), onPress: () => void navigate(routes.chat({ conversation })) },
    })
  })
  const error = sending.error ?? (friends ? undefined : listError)
  return (
    <Dialog open title={t('result.share')} closeLabel={t('close')} onClose={onClose}>
      <Stack spacing={2}>
        <SegmentedControl
          label={t('what')}
          fullWidth
          options={kinds.map((value) => ({ value, label: t(`${value}.choice`) }))}
          value={kind}
          onChange={setKind}
        />
        <Text color="textSecondary">{t(`${kind}.how`)}</Text>
        {error && <ErrorBox>{error.message}</ErrorBox>}
        {!friends && !listError && <Skeletons shape="text" count={3} label={t('loading')} />}
        {friends?.length === 0 && (
          <>
            <Text>{t('noContacts')}</Text>
            <Button variant="secondary" to={routes.contacts()}>
              {t('toContacts')}
            </Button>
          </>
        )}
        {friends?.map(({ id, username, avatar }) => (
          <Button
            key={id}
            variant="secondary"
            fullWidth
            disabled={sending.pending}
            startIcon={<Avatar name={username} src={avatar ?? undefined} />}
            onClick={() => void sending.run(id, username)}
          >
            {username}
          </Button>
        ))}
      </Stack>
    </Dialog>
  )
}
