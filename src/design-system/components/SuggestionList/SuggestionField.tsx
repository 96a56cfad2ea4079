import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, ComponentType, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useForkRef } from '@mui/material/utils'
import { Field } from '../FormField/Field.tsx'
import { FieldFrame, FieldInput, focusInput } from '../FormField/FieldFrame.ts'
import type { FormFieldProps } from '../FormField/FormField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface Suggestion {
  /** Unique in the list. */
  id: string
  /** What goes into the field. */
  headword: string
  /** Beside it: the short meaning. */
  meaning?: string
  /** Language of `meaning`. */
  meaningLang?: string
}

type NativeProps = Pick<
  FormFieldProps,
  'label' | 'help' | 'error' | 'name' | 'placeholder' | 'disabled' | 'endAdornment' | 'ref'
>

export interface SuggestionListProps extends NativeProps {
  /** What is in the field. */
  value: string
  /** Called with what is in the field after each change of it, also when a suggestion is chosen. */
  onChange: (value: string) => void
  /** For what is in the field now, best first, ten at most; none closes the list. */
  suggestions: readonly Suggestion[]
  /** Called when one is chosen, by a press or by Enter; its headword is in the field by then. */
  onChoose: (suggestion: Suggestion) => void
  /** The list in words: '5 suggestions'; read out when it changes. */
  listLabel: string
}

/** What the list does with the keys and presses of the field. */
interface ListHandlers {
  /** Text was written. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** Arrows mark a word, Enter takes it, Esc closes. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** A press opens and closes. */
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => void
  /** The field has the focus. */
  onFocus: (event: FocusEvent<HTMLInputElement>) => void
  /** It has lost it, which closes. */
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

/** What the list needs of its field. */
export interface ListProps extends Pick<SuggestionListProps, 'value' | 'onChange' | 'suggestions' | 'onChoose'> {
  /** Of the input; those of the list and its options begin with it. */
  id: string
  /** What is written into. */
  input: RefObject<HTMLInputElement | null>
  /** The list stands below it and is as wide. */
  frame: RefObject<HTMLDivElement | null>
  /** Whether the list is shown. */
  open: boolean
  /** Asks for it to be shown or not. */
  onOpenChange: (open: boolean) => void
  /** The list is here, with these; null when it goes. */
  onHandlers: (handlers: ListHandlers | null) => void
}

interface SuggestionFieldProps extends SuggestionListProps {
  /** The list, which may come later than the field. */
  List: ComponentType<ListProps>
}

/**
 * The field, whole without its list: a combobox that is written into and sent. The list, once it is here, does with every key and press what
 * belongs to it; the element stays, and with it text, caret, focus and what an input method is composing.
 */
export function SuggestionField({ List, ...props }: SuggestionFieldProps) {
  const { value, onChange, suggestions, onChoose, listLabel, ...field } = props
  const { label, help, error, endAdornment, disabled = false, ref, ...native } = field
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const inputRef = useForkRef(input, ref)
  const handlers = useRef<ListHandlers>(null)
  const [isHere, setHere] = useState(false)
  const [wanted, setWanted] = useState(false)
  /** The list is drawn from the first focus on: a field that nobody uses has none. */
  const [used, setUsed] = useState(false)
  useEffect(() => {
    // The page may have put the focus here before this was drawn by its code.
    if (document.activeElement === input.current) setUsed(true)
  }, [])
  // An empty list is closed: Esc belongs to the dialog around it.
  const open = wanted && suggestions.length > 0
  const isShown = open && isHere
  const onHandlers = useCallback((next: ListHandlers | null) => {
    handlers.current = next
    setHere(next !== null)
  }, [])
  // One arrow opens the list and marks a word; MUI alone asks for a second.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey } = event
    if (!altKey && (key === 'ArrowDown' || key === 'ArrowUp')) flushSync(() => setWanted(true))
    handlers.current?.onKeyDown(event)
  }
  const write = (event: ChangeEvent<HTMLInputElement>) => {
    if (handlers.current) return handlers.current.onChange(event)
    setUsed(true)
    setWanted(true)
    return onChange(event.target.value)
  }
  return (
    <>
      <Field {...{ id, label, help, error }}>
        {(texts) => (
          <FieldFrame ref={frame} data-part="field-frame" onMouseDown={focusInput}>
            <FieldInput
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={isShown ? `${id}-listbox` : undefined}
              // The list says which word is marked.
              aria-activedescendant={isShown ? '' : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              lang="en"
              {...native}
              {...texts}
              ref={inputRef}
              disabled={disabled}
              value={value}
              onChange={write}
              onKeyDown={press}
              onMouseDown={(event) => {
                if (handlers.current) handlers.current.onMouseDown(event)
                else setWanted(true)
              }}
              onFocus={(event) => {
                setUsed(true)
                handlers.current?.onFocus(event)
              }}
              onBlur={(event) => {
                handlers.current?.onBlur(event)
                setWanted(false)
              }}
            />
            {endAdornment && <div className="adornment end">{endAdornment}</div>}
          </FieldFrame>
        )}
      </Field>
      {used && (
        <List
          {...{ id, input, frame, value, onChange, suggestions, onChoose, open, onHandlers }}
          onOpenChange={setWanted}
        />
      )}
      <VisuallyHidden role="status">{isShown ? listLabel : ''}</VisuallyHidden>
    </>
  )
}
