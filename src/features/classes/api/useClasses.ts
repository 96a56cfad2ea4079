import type { TaskTarget } from '#contract/classes'
import type { InputOf } from '#lib/api'
import { call, pathOf } from '#lib/api'
import { downloadFile } from '#lib/download-file'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** Classes that the learner teaches or is in; nothing for guests. */
export function useClasses() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/classes' : null)
}

/** One class, by the learner's part in it; nothing for guests. */
export function useClass(id: string) {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/classes/{id}' : null, { params: { id } })
}

/** What there is to do in all classes; nothing for guests. */
export function useClassTasks() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/class-tasks' : null)
}

/** A page of the table of a class, or who is how far with one task. */
export function useClassProgress(id: string, query: NonNullable<InputOf<'GET /api/classes/{id}/progress'>['query']>) {
  return useCall('GET /api/classes/{id}/progress', { params: { id }, query }, { keepPreviousData: true })
}

/** What a class misses and confuses, in all its tasks or in one. */
export function useClassWords(id: string, task?: string) {
  return useCall('GET /api/classes/{id}/words', { params: { id }, query: { ...(task && { task }) } })
}

/** The class of a code; nothing for guests. */
export function useClassPreview(code: string) {
  const { user, isGuest } = useUser()
  // Each reading counts as a try of the code.
  return useCall(
    user && !isGuest ? 'GET /api/class-members/preview' : null,
    { query: { code } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
}

/** Makes, joins and leaves classes. All @throw {ApiError} */
export function useClassActions() {
  const revalidate = useRevalidate()
  const refresh = () =>
    Promise.all([revalidate('GET /api/classes'), revalidate('GET /api/class-tasks'), revalidate('GET /api/reviews')])
  return {
    create: async (id: string, name: string): Promise<void> => {
      await call('POST /api/classes', { body: { id, name } })
      await refresh()
    },
    join: async (code: string, name: string): Promise<string> => {
      const { id } = await call('POST /api/class-members', { body: { code, name } })
      await refresh()
      return id
    },
    leave: async (id: string): Promise<void> => {
      await call('DELETE /api/classes/{id}/membership', { params: { id } })
      await refresh()
    },
    end: async (id: string): Promise<void> => {
      await call('DELETE /api/classes/{id}', { params: { id } })
      await refresh()
    },
  }
}

export interface NewTask {
  readonly id: string
  readonly target: TaskTarget
  readonly due: string
  readonly instruction: string
}

/** What a teacher does with a class. All @throw {ApiError} */
export function useTeaching(id: string) {
  const revalidate = useRevalidate()
  const params = { id }
  const refresh = () => revalidate('GET /api/classes')
  return {
    rename: async (name: string) => {
      await call('PUT /api/classes/{id}', { params, body: { name } })
      await refresh()
    },
    setCode: async (open: boolean) => {
      await call('PUT /api/classes/{id}/code', { params, body: { open } })
      await refresh()
    },
    assign: async (body: NewTask) => {
      const answer = await call('POST /api/classes/{id}/tasks', { params, body })
      await refresh()
      return answer
    },
    changeTask: async (task: string, body: Pick<NewTask, 'due' | 'instruction'>) => {
      await call('PUT /api/classes/{id}/tasks', { params, query: { task }, body })
      await refresh()
    },
    deleteTask: async (task: string) => {
      await call('DELETE /api/classes/{id}/tasks', { params, query: { task } })
      await refresh()
    },
    removeMember: async (member: string) => {
      await call('DELETE /api/classes/{id}/members', { params, query: { member } })
      await refresh()
    },
    /** Has the browser save who did what as CSV. */
    download: () => downloadFile(pathOf('/api/classes/{id}/export', { params }), 'text/csv'),
  }
}
