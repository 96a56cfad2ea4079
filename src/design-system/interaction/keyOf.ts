/**
 * The name of a pressed key, whatever keyboard or input method writes at the moment: 'Enter', 'Space', 'Plus', a letter in lower case, a digit, any
 * other sign as it is, else the browser's own name. Names are those of `aria-keyshortcuts`.
 */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  // A Chinese keyboard writes signs in their full width.
  const sign = key.normalize('NFKC').replace('。', '.').toLowerCase()
  const [, row, place = ''] = /^(Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? []
  // Behind an input method `key` is no letter, and on a French keyboard no digit without Shift: the place of the key says which one is meant.
  if (row === 'Key' ? !/^[!-~]$/.test(sign) : row && !shiftKey) return place.toLowerCase()
  return { ' ': 'Space', '+': 'Plus' }[sign] ?? (sign.length === 1 ? sign : key)
}
