import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NicknameBody } from '#contract/profile'
import { Button, FormField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useZonedTime } from '#lib/zoned-time'
import { useUser } from '#lib/session'

/** What the learner is called on home; emptied, it is the username again. */
export function NicknameForm({ nickname }: { nickname: string | null }) {
  const { t } = useTranslation('settings')
  const { update } = useUser()
  const toast = useToast()
  const timeOf = useZonedTime('time')
  const form = useContractForm({
    schema: NicknameBody,
    defaults: { nickname: nickname ?? '' },
    submit: async ({ nickname: text }) => {
      const savedAt = await update({ nickname: text === '' ? null : text })
      form.reset({ nickname: text })
      toast({ text: t('savedAt', { time: timeOf(savedAt) }) })
    },
  })
  const typed = useWatch({ control: form.control, name: 'nickname' })
  const field = form.field('nickname')
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={form.onSubmit}>
      <FormField
        label={t('learning.nickname')}
        help={t('learning.nicknameText')}
        autoComplete="nickname"
        maxLength={30}
        {...field}
        error={field.error ?? form.formError}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          loading={form.submitting}
          disabled={typed.trim() === (nickname ?? '')}
        >
          {t('learning.saveNickname')}
        </Button>
      </div>
    </Stack>
  )
}
