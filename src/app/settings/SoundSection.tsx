/** /settings/sound. */
export { SoundSettings as SoundSection } from '#features/settings'
