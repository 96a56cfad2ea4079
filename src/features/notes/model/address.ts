/** Addresses of notes, and what of a note is shown there. */
import { routes } from '#contract/routes'

/** `managed` is an official note as an administrator edits it. */
export type Kind = 'own' | 'official' | 'managed'
export type ListKind = Exclude<Kind, 'managed'>
export type View = 'list' | 'cards' | 'practice'
export const views = ['list', 'cards', 'practice'] as const satisfies readonly View[]

export const notesAddress = (kind: Kind): string =>
  kind === 'own' ? routes.wordNotes() : kind === 'official' ? routes.officialNotes() : routes.adminNotes()

export const noteAddress = (kind: Kind, id: string, page: string | null = null, view: View = 'list'): string =>
  kind === 'managed'
    ? routes.adminNote({ id, page })
    : routes[kind === 'own' ? 'wordNote' : 'officialNote']({ id, page, view: view === 'list' ? undefined : view })

export const viewOfQuery = (query: URLSearchParams): View => views.find((view) => view === query.get('view')) ?? 'list'
