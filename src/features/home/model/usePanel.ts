import { useCallback, useEffect, useState } from 'react'
import { useUser } from '#lib/session'
import { userStore } from '#lib/storage'
import type { Arrangement } from './draft.ts'

export type Mode = 'lookUp' | 'group' | 'practise'

/** What stands in the input panel. */
export interface Panel {
  readonly mode: Mode
  readonly text: string
  /** The last grouping, as far as it has been arranged. */
  readonly grouped?: Arrangement
}

const empty: Panel = { mode: 'lookUp', text: '' }
/** With the version of its shape. */
const keptAs = 'panel/1'

/** The panel of somebody who has just come, with what was written before it was known who it is. */
function panelOf(userId: string | undefined, written: Panel = empty): Panel {
  const kept = userId === undefined ? undefined : userStore(userId).get<Panel>(keptAs)
  return written === empty ? (kept ?? empty) : { ...kept, ...written }
}

/** The panel, and a grouping in it as this learner left it in this browser: it cost one of few a day. */
export function usePanel() {
  const { user } = useUser()
  const userId = user?.id
  const [held, setHeld] = useState(() => ({ userId, panel: panelOf(userId) }))
  let now = held
  if (held.userId !== userId) {
    now = { userId, panel: panelOf(userId, held.userId === undefined ? held.panel : undefined) }
    setHeld(now)
  }
  useEffect(() => {
    if (held.userId !== undefined && held.panel.grouped) userStore(held.userId).set(keptAs, held.panel)
  }, [held])
  const change = useCallback(
    (changes: Partial<Panel>) => setHeld((before) => ({ ...before, panel: { ...before.panel, ...changes } })),
    [],
  )
  const { mode, text } = now.panel
  /** A grouping of this text has come, perhaps after its page was left. */
  const keep = (grouped: Arrangement) => {
    if (userId !== undefined) userStore(userId).set(keptAs, { mode, text, grouped } satisfies Panel)
    change({ grouped })
  }
  /** The grouping has become a note or is not wanted. */
  const forget = () => {
    if (userId !== undefined) userStore(userId).remove(keptAs)
    change({ grouped: undefined })
  }
  return { ...now.panel, change, keep, forget }
}
