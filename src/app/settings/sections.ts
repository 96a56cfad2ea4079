/** The short pages of the settings, each with its code and texts of its own: none of them loads another one's. */
import type { SettingsSection } from '#contract/settings-sections'
import { createScreen } from '../screens.ts'

export const sections = {
  account: createScreen(async () => (await import('./AccountSection.tsx')).AccountSection, ['billing']),
  security: createScreen(async () => (await import('./SecuritySection.tsx')).SecuritySection, ['auth']),
  phone: createScreen(async () => (await import('./PhoneSection.tsx')).PhoneSection, ['auth']),
  'eye-protection': createScreen(async () => (await import('./EyeProtectionSection.tsx')).EyeProtectionSection, []),
  learning: createScreen(async () => (await import('./LearningSection.tsx')).LearningSection, []),
  sound: createScreen(async () => (await import('./SoundSection.tsx')).SoundSection, []),
  keys: createScreen(async () => (await import('./KeysSection.tsx')).KeysSection, ['keys']),
  notifications: createScreen(
    async () => (await import('./NotificationsSection.tsx')).NotificationsSection,
    ['notifications'],
  ),
  restore: createScreen(async () => (await import('./RestoreSection.tsx')).RestoreSection, ['restore']),
  // The dialog that asks who is there speaks the words of `auth`.
  data: createScreen(async () => (await import('./DataSection.tsx')).DataSection, ['auth', 'chat']),
} satisfies Record<SettingsSection, unknown>
