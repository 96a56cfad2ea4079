/** A message in parts: English words that can be looked up, links of which only the text is shown, and everything between. */
type MessagePart =
  | { readonly kind: 'text' | 'word'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly domain: string }

const parts =
  /(?<link>https?:\/\/[^\s<>"'，。！？、；：“”‘’（）【】《》]*[^\s<>"'，。！？、；：“”‘’（）【】《》).,!?;:\]])|(?<word>[A-Za-z]+(?:['’-][A-Za-z]+)*)/g

/** The host that a link really leads to, which its text may hide behind a name before an @; null for what is no link. */
function domainOf(link: string): string | null {
  return URL.canParse(link) ? new URL(link).hostname : null
}

export function splitMessage(text: string): MessagePart[] {
  const found: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(parts)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole] = match
    const domain = match.groups?.['link'] === undefined ? undefined : domainOf(whole)
    if (domain === undefined) found.push({ kind: 'word', text: whole })
    else found.push(domain === null ? { kind: 'text', text: whole } : { kind: 'link', text: whole, domain })
    end = match.index + whole.length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

/** The English words of a message, each once, as they may be looked up. */
export function wordsOf(text: string): string[] {
  const words = splitMessage(text).flatMap((part) => (part.kind === 'word' ? [part.text.toLowerCase()] : []))
  return [...new Set(words)]
}
