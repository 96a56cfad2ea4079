import { ReauthProvider, SecuritySettings } from '#features/auth'
import { VipCard } from '#features/billing'
import { BirthYearSettings } from '#features/chat'
import { PushCard } from '#features/notifications'
import { SettingsScreen } from '#features/settings'
import { InstallCard } from '../InstallCard.tsx'
import { useLanguageChoice } from '../language-choice.ts'
import { useLeave } from '../layouts/useLeave.ts'

/** /settings. */
export function Settings() {
  return (
    <ReauthProvider>
      <SettingsScreen
        onLanguage={useLanguageChoice()}
        onLogout={useLeave()}
        install={<InstallCard />}
        push={<PushCard />}
        birthYear={<BirthYearSettings />}
        security={
          <>
            <VipCard />
            <SecuritySettings />
          </>
        }
      />
    </ReauthProvider>
  )
}
