import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { add, change, list, remove } from './service.ts'

type ContactHandlers = Pick<Handlers, 'listContacts' | 'addContact' | 'changeContact' | 'removeContact'>

export function contactHandlers(deps: Deps): ContactHandlers {
  return {
    listContacts: (_, { session }) => list(deps, session),
    addContact: ({ body }, { session }) => add(deps, session, body.name),
    changeContact: ({ params, body }, { session }) => change(deps, session, params.id, body.state),
    removeContact: ({ params }, { session }) => remove(deps, session, params.id),
  }
}
