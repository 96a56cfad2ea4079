import { READER_CHARACTERS } from '#contract/reader-limits'

/** A text as so many texts as its length asks for, cut between paragraphs where there are some. */
export function partText(text: string, most = READER_CHARACTERS): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const head = rest.slice(0, most + 1)
    const cut = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > most / 2) ?? most
    // Not between the halves of a sign.
    const end = /[\uD800-\uDBFF]/.test(rest.charAt(cut - 1)) ? cut - 1 : cut
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}
