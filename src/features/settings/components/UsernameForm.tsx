import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { UsernameBody } from '#contract/profile'
import { Button, FormField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useZonedTime } from '#lib/zoned-time'
import { useUser } from '#lib/session'

/** The name that others see. */
export function UsernameForm({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const { update } = useUser()
  const toast = useToast()
  const timeOf = useZonedTime('time')
  const form = useContractForm({
    schema: UsernameBody,
    defaults: { username },
    submit: async (body) => {
      const savedAt = await update(body)
      form.reset(body)
      toast({ text: t('savedAt', { time: timeOf(savedAt) }) })
    },
  })
  const typed = useWatch({ control: form.control, name: 'username' })
  const field = form.field('username')

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={form.onSubmit}>
      <FormField
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        error={field.error ?? form.formError}
      />
      <div>
        <Button type="submit" variant="secondary" loading={form.submitting} disabled={typed.trim() === username}>
          {t('saveUsername')}
        </Button>
      </div>
    </Stack>
  )
}
