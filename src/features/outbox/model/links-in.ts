/** A message in pieces: plain text, and web addresses to follow. */
export function linksIn(text: string): { text: string; href?: string }[] {
  return text
    .split(/(https?:\/\/[^\s<>"'（）。，]+)/)
    .map((piece, index) => (index % 2 === 1 ? { text: piece, href: piece } : { text: piece }))
    .filter((piece) => piece.text !== '')
}
