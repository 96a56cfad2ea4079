import { useTranslation } from 'react-i18next'
import type { AdminOverview, ProviderHealth } from '#contract/admin-overview'
import { Chip, DataTable } from '#design-system'
import { formatMoment, formatNumber, formatTime } from '#lib/format'
import { useLanguage } from '#lib/language'
import { betweenSentences } from '../model/between-sentences.ts'
import { providerState } from '../model/provider-state.ts'

const tones = { working: 'primary', failing: 'error', idle: 'neutral', demo: 'info', off: 'neutral' } as const

/** Each provider with how it is, in a word and in a sentence. */
export function ProviderTable({ providers, at }: Pick<AdminOverview, 'providers' | 'at'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const isToday = (instant: string) => new Date(instant).toDateString() === new Date(at).toDateString()
  const moment = (instant: string) =>
    isToday(instant) ? formatTime(instant, language) : formatMoment(instant, language)
  const number = (value: number) => formatNumber(value, language)

  function sentence({
    name,
    setup,
    succeeded,
    failed,
    last_success_at: success,
    last_failure_at: failure,
  }: ProviderHealth) {
    if (setup === 'off') return t(`overview.providers.off.${name}`)
    return [
      setup === 'demo' && t('overview.providers.simulated'),
      name === 'storage' && setup === 'own' && t('overview.providers.off.storage'),
      success
        ? t(`overview.providers.last.${name}`, { at: moment(success) })
        : setup !== 'demo' && t('overview.providers.never'),
      failure && t('overview.providers.lastFailure', { at: moment(failure) }),
      succeeded + failed > 0 &&
        t('overview.providers.today', { failed: number(failed), total: number(succeeded + failed) }),
    ]
      .filter(Boolean)
      .join(betweenSentences[language])
  }

  return (
    <DataTable
      label={t('overview.providers.title')}
      columns={[t('overview.providers.name'), t('overview.providers.stateLabel'), t('overview.providers.calls')]}
      rows={providers.map((provider) => {
        const state = providerState(provider)
        return {
          key: provider.name,
          cells: [
            t(`overview.provider.${provider.name}`),
            <Chip key="state" tone={tones[state]}>
              {t(`overview.providers.state.${state}`)}
            </Chip>,
            sentence(provider),
          ],
        }
      })}
    />
  )
}
