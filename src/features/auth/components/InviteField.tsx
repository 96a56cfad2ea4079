import { useEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, FormField } from '#design-system'

interface InviteFieldProps {
  /** The code's name, handlers and fault. */
  field: Omit<ComponentProps<typeof FormField>, 'label'>
  /** Whether the address brought a code: it is seen at once. */
  hasCode: boolean
}

/** The code of who invited: few have one, so it is folded behind a button. */
export function InviteField({ field, hasCode }: InviteFieldProps) {
  const { t } = useTranslation('auth')
  const [isOpened, setOpened] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpened) place.current?.querySelector('input')?.focus()
  }, [isOpened])
  if (!isOpened && !hasCode && !field.error)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpened(true)}>
          {t('haveInvite')}
        </Button>
      </div>
    )
  return (
    <div ref={place}>
      <FormField label={t('inviteCode')} autoComplete="off" spellCheck={false} {...field} />
    </div>
  )
}
