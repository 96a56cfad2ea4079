/** Tasks of a page's main thread by the processor time that they took: what else the machine does counts for nothing. */
import type { CDPSession } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Milliseconds of each task of the renderers' main threads while `work` goes on. */
export async function tasksDuring(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = []
  const take = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', take)
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] }, transferMode: 'ReportEvents' })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', take)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const main = new Set(named.map(threadOf))
  return events.flatMap((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined && main.has(threadOf(event)) ? event.tdur / 1000 : [],
  )
}
