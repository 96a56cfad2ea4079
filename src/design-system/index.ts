export { AppTheme, createStyleCache } from './theme/AppTheme.tsx'
export { useEyeProtection } from './theme/eyeProtection.ts'
