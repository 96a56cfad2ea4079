import { ProofProvider, SecuritySettings } from '#features/auth'
import { SettingsScreen } from '#features/settings'
import { useLanguageChoice } from '../language-choice.ts'
import { useLeave } from '../layouts/useLeave.ts'

/** /settings. */
export function Settings() {
  return (
    <ProofProvider>
      <SettingsScreen onLanguage={useLanguageChoice()} onLogout={useLeave()} security={<SecuritySettings />} />
    </ProofProvider>
  )
}
