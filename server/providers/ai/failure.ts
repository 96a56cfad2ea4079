/** Why an answer could not be had; for the log, never for a learner. */
export class AiFailure extends Error {
  override name = 'AiFailure'
}
