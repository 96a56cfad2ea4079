import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { BirthYearBody } from '#contract/profile'
import { Button, FormField, Stack, useToast } from '#design-system'
import { useContractForm } from '#lib/forms'
import { useIsUnderRequestAge, useSetBirthYear } from '../api/useBirthYear.ts'

interface BirthYearFormProps {
  /** The year that is corrected. */
  year?: number
  onSaved?: () => void
  /** A second button. */
  children?: ReactNode
}

/** Asks for the year of birth. It names no age: whoever guesses what opens more would be tempted to say it. */
export function BirthYearForm({ year, onSaved, children }: BirthYearFormProps) {
  const { t } = useTranslation('chat')
  const setBirthYear = useSetBirthYear()
  const isYoung = useIsUnderRequestAge()
  const toast = useToast()
  const form = useContractForm({
    schema: BirthYearBody,
    defaults: { year: year === undefined ? '' : String(year) },
    submit: async (body) => {
      const saved = await setBirthYear(body)
      onSaved?.()
      toast({
        text: t(isYoung(saved) ? 'birthYear.savedYoung' : 'birthYear.saved'),
        tone: 'success',
      })
    },
  })
  const field = form.field('year')
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={form.onSubmit}>
      <FormField
        label={t('birthYear.label')}
        help={t('birthYear.help')}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        {...field}
        error={field.error ?? form.formError}
      />
      <Stack direction="row" spacing={2}>
        <Button type="submit" variant="secondary" loading={form.submitting} loadingLabel={t('birthYear.saving')}>
          {t('birthYear.save')}
        </Button>
        {children}
      </Stack>
    </Stack>
  )
}
