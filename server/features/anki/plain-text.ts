/** Fields of Anki are HTML with marks of Anki's own: what a person reads of them. */

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const LINE_BREAK = /<\s*(?:br|hr)\b[^<>]*>/gi
/** What stands on lines of its own when it is shown: between two of them is one break, and none after a line break. */
const BLOCK = /<\s*\/?(?:div|p|li|ul|ol|tr|table|h[1-6]|blockquote)\b[^<>]*>/gi
const HIDDEN = /<(script|style|head|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
/** More empty lines than this are layout. */
const EMPTY_LINES = /\n{4,}/g

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10_ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : ''
}

/** Cloze deletions as their answers: '{{c1::oak::tree}}' is 'oak'. Those inside of others too, to a bound. */
function openCloze(text: string): string {
  let open = text
  for (let depth = 0; depth < 5; depth++) {
    const next = open.replace(/\{\{c\d{1,3}::((?:(?!\{\{|\}\}|::).)*)(?:::(?:(?!\{\{|\}\}).)*)?\}\}/gis, '$1')
    if (next === open) break
    open = next
  }
  return open
}

/** The text of a field: no tags, no sounds, clozes and entities resolved, spaces as they are shown. NUL and broken characters are dropped. */
export const plainText = (html: string): string =>
  openCloze(html)
    .replace(/\[sound:[^\]]*\]|\[anki:[^\]]*\]|\[\/anki:[^\]]*\]/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(HIDDEN, '')
    .replace(/[ \t\r\n\f\u0001]+/g, ' ')
    .replace(LINE_BREAK, '\n')
    .replace(BLOCK, '\u0001')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/ +/g, ' ')
    .replace(/ ?([\n\u0001]) ?/g, '$1')
    .replace(/\n?\u0001+/g, '\n')
    .trim()
    .replace(ENTITY, entity)
    .replaceAll('\u00A0', ' ')
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(EMPTY_LINES, '\n\n')
    .trim()
