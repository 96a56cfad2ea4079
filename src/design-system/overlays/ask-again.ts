/** Between a failure and the next try: a network that has just come back is not ready for a moment. */
const PAUSE_MS = 500

/**
 * Asks for code. After a failure it asks once more, and again as long as what failed had been asked for before the network came back.
 * Throws the last failure; without a network, the first.
 */
export async function askAgain<Code>(ask: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ;) {
    const wasOffline = !navigator.onLine
    try {
      return await ask()
    } catch (error) {
      if (!wasOffline) failures += 1
      if (failures > 1 || !navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
