import { useTranslation } from 'react-i18next'
import { AddContactBody } from '#contract/contacts'
import { Button, FormField, Stack, StackItem, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useContactActions } from '../api/useContacts.ts'

/** Sends a contact request to a username or invite code. */
export function AddContact() {
  const { t } = useTranslation('contacts')
  const { add } = useContactActions()
  const toast = useToast()
  const form = useContractForm({
    schema: AddContactBody,
    defaults: { name: '' },
    submit: async ({ name }) => {
      await add(name)
      form.reset()
      toast({ text: t('asked'), tone: 'success' })
    },
  })
  const field = form.field('name')
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} align={{ sm: 'center' }} measure="form">
        <StackItem>
          <FormField
            label={t('name')}
            help={t('nameHint')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...field}
            error={field.error ?? form.formError}
          />
        </StackItem>
        <Button type="submit" loading={form.submitting} loadingLabel={t('adding')}>
          {t('add')}
        </Button>
      </Stack>
    </form>
  )
}
