/** Texts of the coverage reader, for the job that erases. */
export { removeOldTexts } from './reader-texts.ts'
export { compareTexts, removeTexts, restoreTexts, type TextCopy } from './restore-texts.ts'
