import { useTranslation } from 'react-i18next'
import { logActions } from '#contract/admin-log'
import { DisclosureCard, FormField, Grid, Hidden, SelectField } from '#design-system'

export const logFilters = ['actor', 'action', 'subject', 'q', 'from', 'to'] as const
type Name = (typeof logFilters)[number]

const lengths = { actor: 30, subject: 100, q: 100, from: undefined, to: undefined } as const

interface LogFiltersProps {
  values: Readonly<Record<Name, string>>
  onChange: (name: Name, value: string) => void
}

/** The filters of the log. On phones they are folded, so that the entries are in view. */
export function LogFilters(props: LogFiltersProps) {
  const { t } = useTranslation('admin')
  const actionText = useActionText()
  const set = logFilters.filter((name) => props.values[name].trim() !== '')
  const lead = set
    .map((name) => `${t(`log.${name}`)}: ${name === 'action' ? actionText(props.values.action) : props.values[name]}`)
    .join(' · ')
  return (
    <>
      <Hidden from="md">
        <DisclosureCard title={t('log.filters')} lead={lead || t('log.all')}>
          <Fields {...props} />
        </DisclosureCard>
      </Hidden>
      <Hidden below="md">
        <Fields {...props} />
      </Hidden>
    </>
  )
}

/** The words for an action; those of an earlier version have none. */
export function useActionText(): (action: string) => string {
  const { t } = useTranslation('admin')
  return (action) => t(`log.actions.${action}`, { defaultValue: action })
}

function Fields({ values, onChange }: LogFiltersProps) {
  const { t } = useTranslation('admin')
  const actionText = useActionText()
  // An address may name the beginning of several.
  const actions = [...new Set([...logActions, values.action])].filter(Boolean)
  return (
    <Grid columnWidth="14rem" spacing={4} role="search" aria-label={t('log.title')}>
      {logFilters.map((name) =>
        name === 'action' ? (
          <SelectField
            key={name}
            label={t('log.action')}
            value={values.action}
            onChange={({ target }) => onChange('action', target.value)}
            options={[
              { value: '', label: t('log.all') },
              ...actions.map((action) => ({ value: action, label: actionText(action) })),
            ]}
          />
        ) : (
          <FormField
            key={name}
            label={t(`log.${name}`)}
            type={name === 'from' || name === 'to' ? 'date' : 'search'}
            maxLength={lengths[name]}
            value={values[name]}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ),
      )}
    </Grid>
  )
}
