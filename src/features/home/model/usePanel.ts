import { useEffect, useEffectEvent, useState } from 'react'
import { useUser } from '#lib/session'
import { userStore } from '#lib/storage'
import type { Arrangement } from './draft.ts'

export type Mode = 'lookUp' | 'group' | 'practise'

/** What stands in the input panel. */
interface Panel {
  readonly mode: Mode
  readonly text: string
  /** The last grouping, as far as it has been arranged. */
  readonly grouped?: Arrangement
}

const empty: Panel = { mode: 'lookUp', text: '' }
/** With the version of its shape. */
const draftName = 'panel/1'

const loadDraft = (userId: string): Panel | undefined => userStore(userId).get<Panel>(draftName)

/** Saves what has changed. Also after the page was left: a grouping may come later, and it cost one of few a day. */
function saveDraft(userId: string, changes: Partial<Panel>): void {
  const panel = { ...empty, ...loadDraft(userId), ...changes }
  if (panel.mode === 'lookUp' && panel.text === '' && !panel.grouped) userStore(userId).remove(draftName)
  else userStore(userId).set(draftName, panel)
}

/** The panel as this learner left it in this browser: its text and grouping are a draft until they are used or discarded. */
export function usePanel() {
  const { user } = useUser()
  const userId = user?.id
  const [held, setHeld] = useState(() => ({ userId, panel: (userId !== undefined && loadDraft(userId)) || empty }))
  let now = held
  if (held.userId !== userId) {
    // What was typed before it was known who types is theirs.
    const typed = held.userId === undefined && held.panel !== empty ? held.panel : {}
    now = { userId, panel: { ...empty, ...(userId !== undefined && loadDraft(userId)), ...typed } }
    setHeld(now)
  }
  const save = useEffectEvent((id: string) => saveDraft(id, now.panel))
  useEffect(() => {
    if (userId !== undefined) save(userId)
  }, [userId])
  const change = (changes: Partial<Panel>) => {
    if (userId !== undefined) saveDraft(userId, changes)
    setHeld((before) => ({ ...before, panel: { ...before.panel, ...changes } }))
  }
  return { ...now.panel, change }
}
