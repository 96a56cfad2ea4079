/** The short pages of the settings, in the order of their list: /settings/account and so on. */
export const settingsSections = [
  'account',
  'security',
  'phone',
  'eye-protection',
  'learning',
  'sound',
  'keys',
  'notifications',
  'restore',
  'data',
] as const

export type SettingsSection = (typeof settingsSections)[number]
