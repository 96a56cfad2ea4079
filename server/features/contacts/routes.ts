import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { add, change, list, remove } from './contacts.ts'

type ContactHandlers = Pick<Handlers, 'listContacts' | 'addContact' | 'changeContact' | 'removeContact'>

export function contactHandlers(deps: Deps): ContactHandlers {
  return {
    listContacts: (_, { session }) => list(deps, session),
    addContact: ({ body }, { session }) => add(deps, session, body),
    changeContact: ({ params, body }, { session }) => change(deps, session, params.id, body.state),
    removeContact: ({ params }, { session }) => remove(deps, session, params.id),
  }
}
