/** A sentence in which `code` is written between backticks. */
export function InlineText({ children }: { children: string }) {
  return children.split('`').map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>))
}
