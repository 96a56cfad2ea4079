/** Pages of word notes, the learner’s own and the official ones. */
import { page } from '../page.ts'

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
    { reads: ['GET /api/notes/{id}'] },
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
    { reads: ['GET /api/notes/{id}'] },
  ),
} as const
