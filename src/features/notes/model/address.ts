/** Addresses of notes, and what of a note is shown there. */
export type Kind = 'own' | 'official'
export type View = 'list' | 'cards' | 'practice'
export const views = ['list', 'cards', 'practice'] as const satisfies readonly View[]

const roots: Record<Kind, string> = { own: '/word-notes', official: '/official-notes' }

export const notesAddress = (kind: Kind): string => roots[kind]

export function noteAddress(kind: Kind, note: string, page: string | null = null, view: View = 'list'): string {
  const path = [roots[kind], note, ...(page === null ? [] : [page])].join('/')
  return view === 'list' ? path : `${path}?view=${view}`
}

export const viewOfQuery = (query: URLSearchParams): View => views.find((view) => view === query.get('view')) ?? 'list'
