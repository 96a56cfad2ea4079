import { useRef, useState } from 'react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import { avatarFile, type User } from '#contract/profile'
import { Avatar, Box, Button, ErrorBox, Stack, Text, useToast } from '#design-system'
import { ApiError, call } from '#lib/api'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'

/** The picture of oneself: shown, changed, removed. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { reload } = useUser()
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const change = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await act()
      await reload()
      toast({ text: t('saved') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }

  const take = async (file: File | undefined) => {
    if (!file) return
    if (!avatarFile.types.some((type) => type === file.type)) return setFault(messageText('picture_type', language))
    if (file.size > avatarFile.maxBytes) return setFault(t('avatar.tooLarge'))
    await change(() => call('POST /api/user/avatar', { file }))
  }

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={5} sx={{ alignItems: 'center' }}>
        <Avatar name={user.username} src={user.avatar ?? undefined} size="large" />
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Text id="avatar-limits" variant="body2" color="textSecondary">
            {t('avatar.limits')}
          </Text>
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant="secondary"
              startIcon={<ImageUp />}
              loading={busy}
              aria-describedby="avatar-limits"
              onClick={() => field.current?.click()}
            >
              {t('avatar.change')}
            </Button>
            {user.avatar && (
              <Button
                variant="quiet"
                startIcon={<Trash2 />}
                disabled={busy}
                onClick={() => void change(() => call('DELETE /api/user/avatar'))}
              >
                {t('avatar.remove')}
              </Button>
            )}
          </Stack>
          <Box
            component="input"
            ref={field}
            type="file"
            hidden
            data-testid="avatar-file"
            accept={avatarFile.types.join(',')}
            onChange={({ target }: { target: HTMLInputElement }) => {
              void take(target.files?.[0])
              // The same file may be chosen again after a fault.
              target.value = ''
            }}
          />
        </Stack>
      </Stack>
      {fault && <ErrorBox>{fault}</ErrorBox>}
    </Stack>
  )
}
