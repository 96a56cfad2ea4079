/**
 * Whether a file is of one of the kinds in `accept` (as the attribute of a file field: '.csv', 'text/plain', 'image/*').
 * What is dropped has not been through the browser's own choice.
 */
export function accepts(accept: string, { name, type }: { name: string; type: string }): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  return kinds.some((kind) => {
    if (kind === '') return false
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind
  })
}
