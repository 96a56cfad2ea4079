import { Fragment } from 'react'
import { routes } from '#contract/routes'
import { Link } from '#design-system'
import { splitMessage } from '../model/split-message.ts'

/**
 * The words of a message. English ones lead to their entries by a press; the keyboard's way to them is the menu of the message, so that Tab does
 * not stop at every word. A link is shown with the domain that it leads to, and leads nowhere.
 */
export function MessageText({ text }: { text: string }) {
  return splitMessage(text).map((part, index) => {
    if (part.kind === 'word')
      return (
        <Link key={index} to={routes.word({ word: part.text.toLowerCase() })} tabIndex={-1} className="word">
          {part.text}
        </Link>
      )
    if (part.kind === 'link')
      return (
        <Fragment key={index}>
          {part.text} <span className="domain">[{part.domain}]</span>
        </Fragment>
      )
    return <Fragment key={index}>{part.text}</Fragment>
  })
}
