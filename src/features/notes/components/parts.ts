/** What a press opens on the pages of notes: forms, and modes that bring what a practice needs. */
import { lazyPart } from '#design-system'
import { MenuLoading, NoteLoading } from './NoteStates.tsx'

export const Bin = lazyPart(async () => (await import('./Bin.tsx')).Bin)
export const ChoosePage = lazyPart(async () => (await import('./ChoosePage.tsx')).ChoosePage)
export const CopyTo = lazyPart(async () => (await import('./CopyTo.tsx')).CopyTo)
export const CreateNote = lazyPart(async () => (await import('./CreateNote.tsx')).CreateNote)
export const EditEntry = lazyPart(async () => (await import('./EditEntry.tsx')).EditEntry)
export const ImportWords = lazyPart(async () => (await import('./ImportWords.tsx')).ImportWords)
export const MergeNote = lazyPart(async () => (await import('./MergeNote.tsx')).MergeNote)
export const PrintView = lazyPart(async () => (await import('./PrintView.tsx')).PrintView)
export const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog)
export const TagDialog = lazyPart(async () => (await import('./TagDialog.tsx')).TagDialog)

export const Cards = lazyPart(async () => (await import('./Cards.tsx')).Cards, NoteLoading)
export const Practising = lazyPart(async () => (await import('./Practising.tsx')).Practising, NoteLoading)
export const NoteActions = lazyPart(async () => (await import('./NoteActions.tsx')).NoteActions, MenuLoading)
export const PracticeRound = lazyPart(async () => (await import('./PracticeRound.tsx')).PracticeRound, NoteLoading)
