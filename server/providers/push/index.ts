/** Services of browsers that bring a message to a device (RFC 8030), and what becomes of a message there. */

/** What a browser gives a site to reach it. */
export interface PushTarget {
  readonly endpoint: string
  /** Public key of the browser, a point of P-256 in base64url. */
  readonly p256dh: string
  /** Secret of the browser, 16 bytes in base64url. */
  readonly auth: string
}

/** `gone`: the browser takes nothing any more. `later`: the service was not there, another try may succeed. `refused`: for good, this message alone. */
export type PushReceipt = 'sent' | 'gone' | 'later' | 'refused'

export interface Push {
  /** The key that browsers subscribe with, in base64url. */
  readonly publicKey: string
  /** Whether an address is one of a push service that is known. */
  accepts(endpoint: string): boolean
  /** Call it outside of any transaction. `topic`: a message that waits in the service gives way to the next of the same. Never throws. */
  send(target: PushTarget, payload: string, topic: string): Promise<PushReceipt>
}
