import { Fragment } from 'react'
import { splitMessage } from '../model/split-message.ts'

interface MessageTextProps {
  text: string
  /** Called with a word that is pressed; left out, words are not pressed. */
  onWord?: (word: string) => void
}

/**
 * The words of a message. English ones are shown in short by a press; the keyboard's way to them is the menu of the message, so that Tab does
 * not stop at every word. A link is shown with the domain that it leads to, and leads nowhere.
 */
export function MessageText({ text, onWord }: MessageTextProps) {
  return splitMessage(text).map((part, index) => {
    if (part.kind === 'word' && onWord)
      return (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className="word"
          onClick={() => onWord(part.text.toLowerCase())}
        >
          {part.text}
        </button>
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
