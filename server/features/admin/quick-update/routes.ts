/** The quick update over HTTP. */
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/register-endpoints.ts'
import { applyUpdate, previewUpdate } from './apply-update.ts'
import { exportWords } from './export-words.ts'
import { findLastUpdate, presentUpdate, readUpdates } from './quick-updates.store.ts'
import { readSourceChanges } from './source-changes.ts'
import { undoUpdate } from './undo-update.ts'

type QuickUpdateHandlers = Pick<
  Handlers,
  | 'previewQuickUpdate'
  | 'applyQuickUpdate'
  | 'undoQuickUpdate'
  | 'listQuickUpdates'
  | 'exportQuickUpdate'
  | 'listSourceChanges'
>

export function quickUpdateHandlers(deps: Deps): QuickUpdateHandlers {
  const { db } = deps
  return {
    previewQuickUpdate: ({ body }, editor) => previewUpdate(deps, editor, body),
    applyQuickUpdate: ({ body }, editor) => applyUpdate(deps, editor, body),
    undoQuickUpdate: ({ body }, { session }) => undoUpdate(deps, session, body?.id),
    listQuickUpdates: async () => ({
      items: (await readUpdates(db)).map(presentUpdate),
      undoable: (await findLastUpdate(db))?.id ?? null,
    }),
    exportQuickUpdate: ({ query }) => exportWords(deps, query),
    listSourceChanges: ({ query }) => readSourceChanges(db, query.cursor),
  }
}
