import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { FormField } from '../FormField/FormField.tsx'
import type { FormFieldProps } from '../FormField/FormField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { List, Place, modifiers } from './SuggestionList.styles.ts'

export interface Suggestion {
  id: string
  /** What goes into the field. */
  headword: string
  /** Beside it: the short meaning. */
  meaning?: string
  /** Language of `meaning`. */
  meaningLang?: string
}

type Field = Pick<
  FormFieldProps,
  'label' | 'help' | 'error' | 'name' | 'placeholder' | 'disabled' | 'endAdornment' | 'ref'
>

export interface SuggestionListProps extends Field {
  value: string
  onChange: (value: string) => void
  /** For what is in the field now, best first, ten at most; none closes the list. */
  suggestions: readonly Suggestion[]
  /** Called when one is chosen, by a press or by Enter; its headword is in the field by then. */
  onChoose: (suggestion: Suggestion) => void
  /** The list in words: '5 suggestions'; read out when it changes, and the name of the list. */
  listLabel: string
}

/** The typed beginning stands out, so that the eye finds what is new. */
function Marked({ text, begin }: { text: string; begin: string }) {
  const typed = begin.trim()
  if (typed === '' || !text.toLowerCase().startsWith(typed.toLowerCase())) return <span lang="en">{text}</span>
  return (
    <span lang="en">
      <mark>{text.slice(0, typed.length)}</mark>
      {text.slice(typed.length)}
    </span>
  )
}

/** A field for a word, with words that it may mean. Any other word may be written too. */
export function SuggestionList(props: SuggestionListProps) {
  const { value, onChange, suggestions, onChoose, listLabel, ...field } = props
  const id = useId()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const open = wanted && suggestions.length > 0
  const active = open ? suggestions.findIndex((suggestion) => suggestion.id === activeId) : -1

  const close = () => {
    setWanted(false)
    setActiveId(undefined)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChange(suggestion.headword)
    onChoose(suggestion)
  }
  const walk = (step: 1 | -1) => {
    const places = suggestions.length + 1
    // One place is the field itself: there nothing is marked.
    const next = open ? (active + 1 + step + places) % places : step === 1 ? 1 : suggestions.length
    setWanted(true)
    setActiveId(suggestions[next - 1]?.id)
    list.current?.children[next - 1]?.scrollIntoView({ block: 'nearest' })
  }
  const keys = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const marked = suggestions[active]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && marked) choose(marked)
    else if (event.key === 'Escape' && open) close()
    else return
    // A form is not sent by a choice, and a dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={setFrame}>
      <FormField
        {...field}
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          setWanted(true)
          setActiveId(undefined)
          onChange(event.target.value)
        }}
        onKeyDown={keys}
        onBlur={close}
      />
      <VisuallyHidden role="status">{open ? listLabel : ''}</VisuallyHidden>
      {open && frame && (
        <Place
          open
          // Inside a dialog the rest of the page is inert; fixed, it is not cut off by a card.
          disablePortal
          anchorEl={() => frame.querySelector<HTMLElement>('.MuiOutlinedInput-root') ?? frame}
          placement="bottom-start"
          popperOptions={{ strategy: 'fixed' }}
          modifiers={modifiers}
          role="presentation"
        >
          <List ref={list} id={`${id}-list`} role="listbox" aria-label={listLabel}>
            {suggestions.map((suggestion, index) => (
              <button
                key={suggestion.id}
                id={`${id}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Marked text={suggestion.headword} begin={value} />
                {suggestion.meaning !== undefined && <small lang={suggestion.meaningLang}>{suggestion.meaning}</small>}
              </button>
            ))}
          </List>
        </Place>
      )}
    </div>
  )
}
