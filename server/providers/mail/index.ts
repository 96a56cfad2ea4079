/** A mail and the service that sends it. */

export interface MailMessage {
  /** One e-mail address, validated against the contract. */
  readonly to: string
  readonly subject: string
  /** Paragraphs between empty lines. A link is a paragraph of its own. */
  readonly text: string
  /** Label of the button that the first link becomes; 'Open the link' by default. */
  readonly action?: string | undefined
  /**
   * For a mail that its reader asked for and can stop: where a page asks, and where a mail program or its server stops it by a POST
   * (RFC 8058). The last paragraph of the text ends in the address of the page.
   */
  readonly unsubscribe?: { readonly page: string; readonly post: string } | undefined
}

/** 'refused' is final; after 'later' the caller tries again. A connection that breaks at the end may deliver the mail twice. */
export type MailReceipt = 'sent' | 'refused' | 'later'

export interface Mailer {
  /** Never throws. */
  send(message: MailMessage): Promise<MailReceipt>
}
