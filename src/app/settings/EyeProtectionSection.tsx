/** /settings/eye-protection. */
export { EyeProtectionSettings as EyeProtectionSection } from '#features/settings'
