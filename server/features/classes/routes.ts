import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import * as classes from './classes.ts'
import { readClassWords } from './class-words.ts'
import { readClass, readTable } from './details.ts'
import { exportClass } from './export-class.ts'
import * as members from './members.ts'
import * as tasks from './tasks.ts'

type ClassHandlers = Pick<
  Handlers,
  | 'listClasses'
  | 'createClass'
  | 'getClass'
  | 'renameClass'
  | 'endClass'
  | 'setJoinCode'
  | 'removeMember'
  | 'assignTask'
  | 'changeTask'
  | 'deleteTask'
  | 'getClassProgress'
  | 'getClassWords'
  | 'exportClass'
  | 'leaveClass'
  | 'previewClass'
  | 'joinClass'
  | 'listClassTasks'
>

export function classHandlers(deps: Deps): ClassHandlers {
  return {
    listClasses: (_, { session }) => classes.list(deps, session),
    createClass: ({ body }, { session }) => classes.create(deps, session, body),
    getClass: ({ params }, { session }) => readClass(deps, session, params.id),
    renameClass: ({ params, body }, { session }) => classes.rename(deps, session, params.id, body.name),
    endClass: ({ params }, { session }) => classes.end(deps, session, params.id),
    setJoinCode: ({ params, body }, { session }) => classes.setCode(deps, session, params.id, body.open),
    removeMember: ({ params, query }, { session }) => members.remove(deps, session, params.id, query.member),
    assignTask: ({ params, body }, { session }) => tasks.assign(deps, session, params.id, body),
    changeTask: ({ params, query, body }, { session }) => tasks.change(deps, session, params.id, query.task, body),
    deleteTask: ({ params, query }, { session }) => tasks.remove(deps, session, params.id, query.task),
    getClassProgress: ({ params, query }, { session }) => readTable(deps, session, params.id, query),
    getClassWords: ({ params, query }, { session }) => readClassWords(deps, session, params.id, query.task),
    exportClass: ({ params }, { session, language }) => exportClass(deps, session, params.id, language),
    leaveClass: ({ params }, { session }) => members.leave(deps, session, params.id),
    previewClass: ({ query }, { session }) => members.preview(deps, session, query.code),
    joinClass: ({ body }, { session }) => members.join(deps, session, body),
    listClassTasks: (_, { session }) => tasks.listOpen(deps, session),
  }
}
