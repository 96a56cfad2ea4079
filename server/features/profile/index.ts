/** The learner's own profile for other features. */
export { avatarFile, dropAvatar } from './avatar-files.ts'
export { LearningSettings, restoreSettings } from './restore-settings.ts'
