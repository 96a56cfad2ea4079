/** A text message service and its errors. No error holds a phone number or a code. */

export interface CodeMessage {
  /** A mainland China number of 11 digits. */
  readonly phone: string
  readonly code: string
  readonly text: string
}

export interface Sms {
  /**
   * Sends a code. Call it outside of any transaction. Throws SmsRefusedError or SmsOutcomeUnknownError. A code that may have arrived stays
   * valid, and nothing is sent a second time.
   */
  sendCode(message: CodeMessage): Promise<void>
  /** Tells the owner of a number that their account has changed. Throws as `sendCode` does. */
  sendNotice(message: Pick<CodeMessage, 'phone' | 'text'>): Promise<void>
}

/** The provider refused the message; `reason` is its error code, for the log. */
export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError'
  readonly reason: string
  constructor(reason: string) {
    super('the provider refused a text message')
    this.reason = reason
  }
}

/** No readable answer: the provider may have sent the message. */
export class SmsOutcomeUnknownError extends Error {
  override name = 'SmsOutcomeUnknownError'
  constructor() {
    super('it is unknown whether a text message was sent')
  }
}

/** The reason of an error, safe to log. */
export const smsErrorReason = (error: unknown): string => (error instanceof SmsRefusedError ? error.reason : 'unknown')
