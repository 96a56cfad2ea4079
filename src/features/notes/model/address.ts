/** Addresses of notes, and what of a note is shown there. */
import { routes } from '#contract/routes'

export type Kind = 'own' | 'official'
export type View = 'list' | 'cards' | 'practice'
export const views = ['list', 'cards', 'practice'] as const satisfies readonly View[]

export const notesAddress = (kind: Kind): string => (kind === 'own' ? routes.wordNotes() : routes.officialNotes())

export const noteAddress = (kind: Kind, id: string, page: string | null = null, view: View = 'list'): string =>
  routes[kind === 'own' ? 'wordNote' : 'officialNote']({ id, page, view: view === 'list' ? undefined : view })

export const viewOfQuery = (query: URLSearchParams): View => views.find((view) => view === query.get('view')) ?? 'list'
