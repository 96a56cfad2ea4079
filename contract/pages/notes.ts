/** Pages of word notes, the learner’s own and the official ones. */
import { page } from '../page.ts'

/** A note, and what the top of its list shows. */
const noteReads = ['GET /api/notes/{id}', 'GET /api/notes/{id}/entries?from=0&count=40'] as const

export const notesPages = {
  wordNotes: page('session', '/word-notes', { zh: '单词笔记', en: 'Word notes' }, 'WordNotes', ['notes'], {
    reads: ['GET /api/notes?kind=own&sort=recent'],
  }),
  wordNote: page(
    'session',
    '/word-notes/:id/:page?',
    { zh: '单词笔记', en: 'Word note' },
    'WordNote',
    ['notes', 'practice', 'speech', 'words'],
    { reads: noteReads },
  ),
  officialNotes: page('session', '/official-notes', { zh: '官方笔记', en: 'Official notes' }, 'OfficialNotes', [
    'notes',
  ]),
  officialNote: page(
    'session',
    '/official-notes/:id/:page?',
    { zh: '官方笔记', en: 'Official note' },
    'OfficialNote',
    ['notes', 'practice', 'speech', 'words'],
    { reads: noteReads },
  ),
} as const
