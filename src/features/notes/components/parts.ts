/** What a press opens on the pages of notes: forms, and modes that bring what a practice needs. */
import { lazyPart } from '#design-system'
import { NoteLoading } from './NoteStates.tsx'

export const Bin = lazyPart(async () => (await import('./Bin.tsx')).Bin)
export const CreateNote = lazyPart(async () => (await import('./CreateNote.tsx')).CreateNote)
export const EditEntry = lazyPart(async () => (await import('./EditEntry.tsx')).EditEntry)
export const ImportWords = lazyPart(async () => (await import('./ImportWords.tsx')).ImportWords)
export const MergeNote = lazyPart(async () => (await import('./MergeNote.tsx')).MergeNote)
export const PrintView = lazyPart(async () => (await import('./PrintView.tsx')).PrintView)
export const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog)

export const Cards = lazyPart(async () => (await import('./Cards.tsx')).Cards, NoteLoading)
export const PracticeRound = lazyPart(async () => (await import('./PracticeRound.tsx')).PracticeRound, NoteLoading)
