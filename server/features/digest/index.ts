/** The weekly digest by e-mail, for the jobs. */
export { sendDigests } from './digest.ts'
