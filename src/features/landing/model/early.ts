/** What was pressed before the page came alive: the script src/boot/answer.js, which stands in the document, has answered or noted it. */
interface Early {
  /** Place of the option that was chosen for the first question; the document shows it answered. */
  readonly option?: number
  /** Buttons that still want to be pressed, each once, in their order: whoever sees nothing happen presses again. */
  readonly pressed: Iterable<HTMLElement>
}

declare global {
  interface Window {
    __early?: Early
  }
}

/** Takes over from the document's script, which then leaves every press to the caller: to be hydrated in the same task. */
export function consumeEarlyPress(): Early {
  const early = window.__early ?? { pressed: [] }
  delete window.__early
  return early
}
