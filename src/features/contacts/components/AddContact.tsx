import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REQUEST_CHARACTERS } from '#contract/chat-limits'
import { AddContactBody } from '#contract/contacts'
import { Button, FormField, Stack, StackItem, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useUser } from '#lib/session'
import { isUnderRequestAge } from '#rules/birth-year'
import { useContactActions } from '../api/useContacts.ts'

/** Sends a contact request to a username or invite code. */
export function AddContact() {
  const { t } = useTranslation('contacts')
  const { add } = useContactActions()
  const toast = useToast()
  const { user } = useUser()
  const [today] = useState(() => new Date())
  const form = useContractForm({
    schema: AddContactBody,
    defaults: { name: '', text: '' },
    submit: async ({ name, text }) => {
      await add(name, text)
      form.reset()
      toast({ text: t('asked'), tone: 'success' })
    },
  })
  const field = form.field('name')
  // Who is under 14, or has not said their age, asks without words.
  const mayWrite = user ? !isUnderRequestAge(user.birth_year, today) : false
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack spacing={3} measure="form">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} align={{ sm: 'center' }}>
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
        {mayWrite && (
          <FormField
            label={t('note')}
            help={t('noteHelp')}
            optionalLabel={t('optional')}
            maxLength={REQUEST_CHARACTERS}
            {...form.field('text')}
          />
        )}
      </Stack>
    </form>
  )
}
