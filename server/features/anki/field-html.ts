/** A text as a field of Anki, which is HTML: shown as it is, and read back as it was (`plainText`). */

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '[': '&#91;',
  '\t': '&#9;',
}

/** Marks of Anki ('{{c1::…}}', '[sound:…]') stay text. */
export const fieldHtml = (text: string): string =>
  text
    .replaceAll('\u001F', ' ')
    .replace(/[&<>{[\t]/g, (sign) => signs[sign] ?? sign)
    .replace(/ (?= )|^ | $/gm, '&nbsp;')
    .replace(/\r\n|\r|\n/g, '<br>')
