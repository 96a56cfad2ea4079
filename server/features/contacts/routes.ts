import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { add, change, list, remove, type SendWords } from './contacts.ts'

type ContactHandlers = Pick<Handlers, 'listContacts' | 'addContact' | 'changeContact' | 'removeContact'>

export function contactHandlers(deps: Deps, sendWords: SendWords): ContactHandlers {
  return {
    listContacts: (_, { session }) => list(deps, session),
    addContact: ({ body }, { session }) => add(deps, session, body, sendWords),
    changeContact: ({ params, body }, { session }) => change(deps, session, params.id, body.state, sendWords),
    removeContact: ({ params }, { session }) => remove(deps, session, params.id),
  }
}
