import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import Autocomplete from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import { spaceUnit } from '../../tokens/space.ts'
import { Field } from '../FormField/Field.tsx'
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

type Field = Pick<
  FormFieldProps,
  'label' | 'help' | 'error' | 'name' | 'placeholder' | 'disabled' | 'endAdornment' | 'ref'
>

export interface SuggestionListProps extends Field {
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

const labelOf = (option: Suggestion | string) => (typeof option === 'string' ? option : option.headword)

/** MUI moves the focus into the text at a press anywhere in the frame; the button in it keeps its own press. */
const stop = (event: MouseEvent) => event.stopPropagation()

/** Inside a dialog the rest of the page is inert; fixed, the list is not cut off by a card. */
const popper: Partial<PopperProps> = {
  popperOptions: { strategy: 'fixed' },
  modifiers: [{ name: 'offset', options: { offset: [0, spaceUnit] } }],
}

/** A field for a word, with words that it may mean. Any other word may be written too. */
export function SuggestionList(props: SuggestionListProps) {
  const { value, onChange, suggestions, onChoose, listLabel, ...field } = props
  const { label, help, error, endAdornment, disabled = false, ref, ...native } = field
  const [wanted, setWanted] = useState(false)
  // An empty list is closed: Esc belongs to the dialog around it.
  const open = wanted && suggestions.length > 0
  // One arrow opens the list and marks a word; MUI alone asks for a second.
  const openByArrow = ({ key, altKey }: KeyboardEvent) => {
    if (!altKey && (key === 'ArrowDown' || key === 'ArrowUp')) flushSync(() => setWanted(true))
  }
  return (
    <>
      <Autocomplete<Suggestion, false, false, true>
        freeSolo
        disablePortal
        includeInputInList
        // Closed below: otherwise MUI takes the mark away when the list is drawn again.
        disableCloseOnSelect
        disabled={disabled}
        options={suggestions}
        filterOptions={(options) => options}
        getOptionLabel={labelOf}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        // A chosen word is text in the field; nothing else remembers it.
        value={null}
        onChange={(_, option) => {
          setWanted(false)
          if (option !== null && typeof option !== 'string') onChoose(option)
        }}
        inputValue={value}
        onInputChange={(_, text) => onChange(text)}
        open={open}
        onOpen={() => setWanted(true)}
        onClose={() => setWanted(false)}
        onBlur={() => setWanted(false)}
        onKeyDown={openByArrow}
        slotProps={{ popper, status: { hidden: true } }}
        renderOption={({ key, ...option }, suggestion) => (
          // Enter takes what is written unless the keys have marked a word: a pointer marks none. Without `aria-selected` the
          // marked word counts as selected.
          <li key={key} {...option} onMouseMove={undefined} aria-selected={undefined}>
            <Marked text={suggestion.headword} begin={value} />
            {suggestion.meaning !== undefined && <small lang={suggestion.meaningLang}>{suggestion.meaning}</small>}
          </li>
        )}
        renderInput={({ id, slotProps }) => (
          <Field {...{ id, label, help, error, disabled }}>
            {(input) => (
              <OutlinedInput
                ref={slotProps.input.ref}
                inputRef={ref}
                onMouseDown={slotProps.input.onMouseDown}
                endAdornment={
                  endAdornment && (
                    <InputAdornment position="end" onMouseDown={stop} onClick={stop}>
                      {endAdornment}
                    </InputAdornment>
                  )
                }
                slotProps={{ input: { ...slotProps.htmlInput, className: undefined, ...native, ...input, lang: 'en' } }}
              />
            )}
          </Field>
        )}
      />
      <VisuallyHidden role="status">{open ? listLabel : ''}</VisuallyHidden>
    </>
  )
}
