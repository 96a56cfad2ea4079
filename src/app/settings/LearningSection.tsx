/** /settings/learning. */
export { LearningSettings as LearningSection } from '#features/settings'
