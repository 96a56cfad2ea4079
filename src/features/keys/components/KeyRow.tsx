import { useTranslation } from 'react-i18next'
import { KeyField } from '#design-system'
import { defaultKeys, holderOf, keySign } from '#lib/own-keys'
import type { KeyAction } from '#lib/own-keys'
import { isDefault } from '../model/change-keys.ts'
import type { KeyOutcome, KeySettingsState } from '../model/useKeySettings.ts'

interface KeyRowProps {
  action: KeyAction
  settings: KeySettingsState
}

/** One action with its key, what the last press came to, and the ways on from there. */
export function KeyRow({ action, settings }: KeyRowProps) {
  const { t } = useTranslation('keys')
  const { keys, choose, swap } = settings
  const sign = (key: string) => keySign(key, t('space'))
  const label = t(`actions.${action}`)
  const own = settings.outcome
  const outcome = own !== null && own !== 'reset' && own.action === action ? own : undefined
  // Another tab may have given the key away meanwhile.
  const clash = outcome?.kind === 'clash' && holderOf(keys, action, outcome.key) === outcome.other ? outcome : undefined
  const help = action === 'continue' || action === 'listen' ? t(`help.${action}`) : undefined
  const messageOf = (what: KeyOutcome): string | undefined => {
    const key = sign(what.key)
    switch (what.kind) {
      case 'set':
        return t('set', { action: label, key })
      case 'swapped':
        return t('swapped', { action: label, key, other: t(`actions.${what.other}`), otherKey: sign(keys[what.other]) })
      case 'refused':
        return t(`refused.${what.reason}`, { key })
      case 'clash':
        return clash && t(clash.canSwap ? 'clash' : 'clashFirst', { key, action: t(`actions.${clash.other}`) })
    }
  }
  return (
    <KeyField
      label={label}
      help={help}
      value={sign(keys[action])}
      changeLabel={t('change', { action: label, key: sign(keys[action]) })}
      waitLabel={t('wait')}
      waitHelp={t('waitHelp')}
      onWait={settings.clearOutcome}
      onKey={(key) => choose(action, key)}
      message={outcome && messageOf(outcome)}
      tone={outcome?.kind === 'refused' || outcome?.kind === 'clash' ? 'error' : 'done'}
      actions={[
        ...(clash?.canSwap ? [{ label: t('swap'), onPress: () => swap(action, clash.key, clash.other) }] : []),
        ...(isDefault(keys, action)
          ? []
          : [
              {
                label: t('reset', { key: sign(defaultKeys[action]) }),
                onPress: () => void choose(action, defaultKeys[action]),
              },
            ]),
      ]}
    />
  )
}
