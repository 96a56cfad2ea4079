/** /settings/keys. */
export { KeySettings as KeysSection } from '#features/keys'
