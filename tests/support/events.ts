/** Reads a stream of server-sent events, as a page would. */

export interface HeardEvent {
  readonly event: string
  readonly data: unknown
}

/** Every event of an answer, in order, until it ends. */
export async function* eventsOf(response: Response): AsyncGenerator<HeardEvent> {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event] = /^event: (.*)$/m.exec(block) ?? []
        const [, data] = /^data: (.*)$/m.exec(block) ?? []
        if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

export async function allEvents(response: Response): Promise<HeardEvent[]> {
  const events: HeardEvent[] = []
  for await (const event of eventsOf(response)) events.push(event)
  return events
}
