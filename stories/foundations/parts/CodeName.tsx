import { Fragment } from 'react'

/** A name in code; in a narrow place it breaks between its words. */
export function CodeName({ children }: { children: string }) {
  return children.split(/(?<=\.)|(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
