import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#contract/locales'
import { ProviderButtonSlot, Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useCall } from '#lib/swr'
import { useConfig } from '#lib/config'
import { loadGoogle } from '../model/google-script.ts'

export interface GoogleButtonProps {
  /** Called with a credential that Google has signed for a nonce of ours; it works once. */
  onCredential: (credential: string) => Promise<unknown>
  /** Called when Google gives no credential, or its button cannot be drawn. */
  onFailure?: () => void
}

/** Milliseconds after which a nonce is replaced, before it ends. */
const nonceAge = 8 * 60_000
/** Widths that Google's button can have, in pixels. */
const widest = 400
const narrowest = 200

/** Google's own button. Nothing where it is not configured; where its script does not come, a line says so instead. */
export function GoogleButton({ onCredential, onFailure }: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const { data: config } = useConfig()
  const clientId = config?.sign_in.google
  const place = useRef<HTMLDivElement>(null)
  const [blocked, setBlocked] = useState(false)
  const { data: issued, mutate: renew } = useCall(clientId ? 'GET /api/auth/google/nonce' : null, undefined, {
    refreshInterval: nonceAge,
    revalidateOnFocus: false,
  })
  const nonce = issued?.nonce
  const take = useEffectEvent(async (credential: string | undefined) => {
    if (credential) await onCredential(credential)
    else onFailure?.()
    // The next press needs a nonce of its own.
    await renew()
  })

  const fail = useEffectEvent(() => {
    setBlocked(true)
    onFailure?.()
  })

  useEffect(() => {
    if (!clientId || !nonce) return
    let here = true
    loadGoogle().then(
      (google) => {
        if (!here || !place.current) return
        try {
          google.initialize({
            client_id: clientId,
            nonce,
            callback: ({ credential }) => void take(credential),
            ux_mode: 'popup',
            auto_select: false,
          })
          google.renderButton(place.current, {
            type: 'standard',
            theme: 'outline',
            size: 'large',
            shape: 'pill',
            text: 'continue_with',
            width: Math.max(narrowest, Math.min(widest, place.current.clientWidth)),
            locale: locales[language].tag.replace('-', '_'),
          })
        } catch {
          // A fault of Google's script, which is none of ours.
          fail()
        }
      },
      () => here && setBlocked(true),
    )
    return () => {
      here = false
    }
  }, [clientId, nonce, language])

  if (!clientId) return null
  if (blocked)
    return (
      <Text variant="body2" color="textSecondary" role="status" align="center">
        {t('google.blocked')}
      </Text>
    )
  return <ProviderButtonSlot ref={place} role="group" aria-label={t('google.label')} />
}
