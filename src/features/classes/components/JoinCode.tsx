import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { JoinCodeBody } from '#contract/classes'
import { routes } from '#contract/routes'
import { Button, FormField, Stack, StackItem } from '#design-system'
import { useContractForm } from '#lib/forms'

/** Goes to the class of a code, where it can be joined. */
export function JoinCode() {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const form = useContractForm({
    schema: JoinCodeBody,
    defaults: { code: '' },
    submit: ({ code }) => void navigate(routes.classes({ code })),
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} align={{ sm: 'center' }} measure="form">
        <StackItem>
          <FormField
            label={t('join.code')}
            help={t('join.codeHelp')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={16}
            {...form.field('code')}
          />
        </StackItem>
        <Button type="submit" variant="secondary">
          {t('join.next')}
        </Button>
      </Stack>
    </form>
  )
}
