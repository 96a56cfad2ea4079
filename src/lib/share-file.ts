import { saveFile } from './save-file.ts'

/** Whether this browser can give such a file to another application. */
export const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/**
 * Gives a file to another application, by the system's own sheet. Where that fails it is saved instead; a sheet that is closed again is
 * neither.
 */
export async function shareFile(file: File, title: string): Promise<'shared' | 'saved' | 'dismissed'> {
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    saveFile(file.name, file)
    return 'saved'
  }
}
