import { useRef, useState } from 'react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import { pictureFile } from '#contract/picture-file'
import type { User } from '#contract/profile'
import { Avatar, Button, ErrorBox, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { deleteAvatar, uploadAvatar } from '../api/account.ts'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'

/** The picture of oneself: shown, changed, removed. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { reload } = useUser()
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  /** What is wrong with the chosen file, before anything is sent. */
  const [fileError, setFileError] = useState<string>()
  const { run, pending, error } = useAsyncAction(async (change: () => Promise<unknown>) => {
    await change()
    await reload()
    toast({ text: t('saved') })
  })

  const fileErrorOf = (file: File): string | undefined => {
    if (!pictureFile.types.some((type) => type === file.type)) return messageText('picture_type', language)
    return file.size > pictureFile.maxBytes ? t('avatar.tooLarge') : undefined
  }
  const upload = async (file: File | undefined) => {
    if (!file) return
    const wrong = fileErrorOf(file)
    setFileError(wrong)
    if (wrong === undefined) await run(() => uploadAvatar(file))
  }
  const remove = async () => {
    setFileError(undefined)
    await run(deleteAvatar)
  }
  const shownError = fileError ?? error?.message

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={5} align="center">
        <Avatar name={user.username} src={user.avatar ?? undefined} size="large" />
        <Stack spacing={2} align="start">
          <Text id="avatar-limits" variant="body2" color="textSecondary">
            {t('avatar.limits')}
          </Text>
          <Stack direction="row" spacing={2} wrap>
            <Button
              variant="secondary"
              startIcon={<ImageUp />}
              loading={pending}
              aria-describedby="avatar-limits"
              onClick={() => field.current?.click()}
            >
              {t('avatar.change')}
            </Button>
            {user.avatar && (
              <Button variant="quiet" startIcon={<Trash2 />} disabled={pending} onClick={() => void remove()}>
                {t('avatar.remove')}
              </Button>
            )}
          </Stack>
          <input
            ref={field}
            type="file"
            hidden
            data-testid="avatar-file"
            accept={pictureFile.types.join(',')}
            onChange={({ target }) => {
              void upload(target.files?.[0])
              // The same file may be chosen again after a fault.
              target.value = ''
            }}
          />
        </Stack>
      </Stack>
      {shownError && <ErrorBox>{shownError}</ErrorBox>}
    </Stack>
  )
}
