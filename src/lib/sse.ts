/** Server-sent events as text: what has arrived whole, and the beginning of the next one. */

export interface ServerEvent {
  /** 'message' when the stream names none. */
  readonly name: string
  readonly data: string
}

const fieldOf = (line: string, name: string): string | undefined =>
  line === name || line.startsWith(`${name}:`) ? line.slice(name.length + 1).replace(/^ /, '') : undefined

/** Parts a stream's text so far into its whole events; `rest` goes before what comes next. Comments are left out. */
export function splitEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const lines = block.split('\n')
    const data = lines.flatMap((line) => fieldOf(line, 'data') ?? [])
    const name = lines.flatMap((line) => fieldOf(line, 'event') ?? []).at(-1)
    return data.length > 0 ? [{ name: name ?? 'message', data: data.join('\n') }] : []
  })
  return { events, rest }
}

/**
 * Reads a stream to its end.
 *
 * @param silence milliseconds without a byte after which the stream counts as dead
 * @throws when the connection breaks or falls silent
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  hear: (event: ServerEvent) => void,
  silence: number,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    let dead = false
    const clock = setTimeout(() => {
      dead = true
      void reader.cancel()
    }, silence)
    const { done, value } = await reader.read().finally(() => clearTimeout(clock))
    if (dead) throw new Error('The stream fell silent')
    if (done) return
    const { events, rest } = splitEvents(text + value)
    text = rest
    for (const event of events) hear(event)
  }
}
