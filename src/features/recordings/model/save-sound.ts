/** Hands a sound to the browser as a file to keep. */
export function saveSound(text: string, sound: Blob): void {
  const address = URL.createObjectURL(sound)
  const link = document.createElement('a')
  link.href = address
  link.download = `${text
    .replace(/[\\/:*?"<>|.]/g, ' ')
    .trim()
    .slice(0, 60)}.wav`
  link.click()
  URL.revokeObjectURL(address)
}
