import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import { Button, FormField, Stack, useToast } from '#design-system'
import { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { useContactActions } from '../api/useContacts.ts'

/** Asks somebody by username or invite code. */
export function AddContact() {
  const { t } = useTranslation('contacts')
  const language = useLanguage()
  const { add } = useContactActions()
  const toast = useToast()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') {
      setError(messageText('contact_name_required', language))
      return
    }
    setBusy(true)
    try {
      await add(name.trim())
      setName('')
      setError(undefined)
      toast({ text: t('asked'), tone: 'success' })
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure.fields?.['name'] ?? failure.message)
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 3, maxWidth: '40rem', alignItems: { sm: 'center' }, '& > button': { flex: 'none' } }}
      >
        <FormField
          label={t('name')}
          help={t('nameHint')}
          error={error}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" loading={busy} loadingLabel={t('adding')}>
          {t('add')}
        </Button>
      </Stack>
    </form>
  )
}
