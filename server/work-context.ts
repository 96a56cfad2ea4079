/** What the work under way belongs to: a request, or a turn of a job. Every line of the log that is written meanwhile says so. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface WorkContext {
  readonly requestId?: string
  /** Name of the job. */
  readonly job?: string
  /** One turn of it. */
  readonly jobRun?: string
}

const storage = new AsyncLocalStorage<WorkContext>()

/** Runs work that belongs to this, with everything that it starts. */
export const withContext = <T>(context: WorkContext, work: () => T): T => storage.run(context, work)

/** What the running code belongs to; nothing outside of requests and jobs. */
export const currentContext = (): WorkContext => storage.getStore() ?? {}
