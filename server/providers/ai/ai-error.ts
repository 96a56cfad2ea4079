/** Why an answer could not be had; for the log, never for a learner. */
export class AiError extends Error {
  override name = 'AiError'
}
