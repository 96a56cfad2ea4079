/** Words as they are typed into one field: on lines, or with commas between them. */
export function splitWords(written: string): string[] {
  const words = written.split(/[\n,，、;；]+/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}
