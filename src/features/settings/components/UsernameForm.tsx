import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isMessageCode, messageText } from '#contract/messages'
import { Username } from '#contract/patterns'
import { Box, Button, FormField, Stack, useToast } from '#design-system'
import { ApiError } from '#lib/api'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'

/** The name that others see. */
export function UsernameForm({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { update } = useUser()
  const toast = useToast()
  const [typed, setTyped] = useState(username)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // Compiling a schema needs eval, which the content policy refuses.
    const checked = Username.safeParse(typed, { jitless: true })
    if (!checked.success) {
      const code = checked.error.issues[0]?.message ?? ''
      return setFault(messageText(isMessageCode(code) ? code : 'field_invalid', language))
    }
    setBusy(true)
    setFault(undefined)
    try {
      await update({ username: checked.data })
      setTyped(checked.data)
      toast({ text: t('saved') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={(event: FormEvent) => void save(event)}>
      <FormField
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box>
        <Button type="submit" variant="secondary" loading={busy} disabled={typed.trim() === username}>
          {t('saveUsername')}
        </Button>
      </Box>
    </Stack>
  )
}
