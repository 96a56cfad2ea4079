/** Who did what as a CSV file: a line for each learner and task, read page by page while the caller takes it. */
import type { TaskProgress } from '#contract/classes'
import { classBounds, progressPage } from '#contract/class-limits'
import { localize, type Language } from '#contract/locales'
import { dayIn } from '#rules/days'
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '../../csv.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { listMembers } from './classes.store.ts'
import { getTaught } from './classes.ts'
import { readProgress } from './progress.ts'
import { listTasks } from './tasks.store.ts'

const columns = [
  'learner',
  'joined',
  'task',
  'kind',
  'due',
  'state',
  'done',
  'words',
  'right',
  'of',
  'done_on',
] as const

const numberCell = (value: number | null): string => (value === null ? '' : String(value))

/** Throws not_found. */
export async function exportClass(
  { db, now }: Deps,
  session: Session,
  id: string,
  language: Language,
): Promise<Response> {
  const own = await getTaught(db, session, id)
  const tasks = await listTasks(db, id, { from: 0, most: classBounds.tasks })
  const day = (at: Date) => dayIn(own.timeZone, at)
  const line = (member: { name: string; joinedAt: Date }, task: (typeof tasks)[number], progress: TaskProgress) =>
    formatCsvRow([
      member.name,
      day(member.joinedAt),
      localize(language, { zh: task.titleZh, en: task.titleEn }),
      task.target.kind,
      task.due,
      progress.before ? 'done_before' : progress.state,
      String(progress.done),
      String(task.wordIds.length),
      numberCell(progress.right),
      numberCell(progress.of),
      progress.at === null ? '' : day(new Date(progress.at)),
    ])
  let from = 0
  let head = CSV_BYTE_ORDER_MARK + formatCsvRow(columns)
  const body = new ReadableStream<string>({
    async pull(stream) {
      const members = await listMembers(db, id, { from, most: progressPage.learners })
      const progressOf = await readProgress(
        db,
        members.map(({ userId }) => userId),
        tasks,
      )
      const lines = members.flatMap((member) =>
        tasks.map((task) => line(member, task, progressOf(member.userId, task.id))),
      )
      const text = head + lines.join('')
      head = ''
      from += members.length
      if (text) stream.enqueue(text)
      if (members.length < progressPage.learners) stream.close()
    },
  })
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="wordgrove-class-${day(now())}.csv"`,
    },
  })
}
