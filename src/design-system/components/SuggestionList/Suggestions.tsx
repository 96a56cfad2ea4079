import { useLayoutEffect, useState } from 'react'
import type { HTMLAttributes, RefObject } from 'react'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import type { PopperProps } from '@mui/material/Popper'
import useAutocomplete from '@mui/material/useAutocomplete'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size, spaceUnit } from '../../tokens/space.ts'
import { fontWeight } from '../../tokens/type.ts'
import type { ListProps, Suggestion } from './SuggestionField.tsx'

const Layer = styled(Popper)(themed(({ theme }) => ({ zIndex: theme.zIndex.modal })))

const Sheet = styled(Paper)(
  themed(({ theme }) => ({ ...theme.typography.body1, overflow: 'auto', boxShadow: shadow.raised })),
)

const List = styled('ul')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      isolation: 'isolate',
      maxHeight: `min(${theme.spacing(80)}, 50dvh)`,
      margin: 0,
      padding: theme.spacing(1),
      overflow: 'auto',
      overscrollBehavior: 'contain',
      listStyle: 'none',
      '& > li': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: theme.spacing(3),
        boxSizing: 'border-box',
        minHeight: size.touch,
        padding: theme.spacing(1.5, 3),
        borderRadius: radius.control,
        outline: 0,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
        '&:hover, &.Mui-focused.Mui-focusVisible': { backgroundColor: palette.tint.primary },
        '&.Mui-focusVisible': { boxShadow: `inset 0 0 0 ${size.focusGap} ${palette.primary.main}` },
        '& small': { ...theme.typography.body2, color: palette.text.secondary },
        '& mark': { background: 'none', color: palette.primary.main, fontWeight: fontWeight.bold },
      },
    }
  }),
)

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

/** Inside a dialog the rest of the page is inert; fixed, the list is not cut off by a card. It is as wide as its field. */
const popper: Pick<PopperProps, 'popperOptions' | 'modifiers'> = {
  popperOptions: { strategy: 'fixed' },
  modifiers: [
    { name: 'offset', options: { offset: [0, spaceUnit] } },
    {
      name: 'fieldWidth',
      enabled: true,
      phase: 'beforeWrite',
      requires: ['computeStyles'],
      fn: ({ state }) => {
        Object.assign(state.styles['popper'] ?? {}, { width: `${state.rects.reference.width}px` })
      },
    },
  ],
}

/** The list below the field: MUI's autocomplete, which keeps the mark, the keys and what is said of them. */
export function Suggestions(props: ListProps) {
  const { id, input, frame, value, onChange, suggestions, onChoose, open, onOpenChange, onHandlers } = props
  // MUI marks words on the input, which it has only after the first effect.
  const [isBound, setBound] = useState(false)
  const isShown = open && isBound
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<
    Suggestion,
    false,
    false,
    true
  >({
    id,
    freeSolo: true,
    includeInputInList: true,
    // Closed below: otherwise MUI takes the mark away when the list is drawn again.
    disableCloseOnSelect: true,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.headword),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.id),
    // A chosen word is text in the field; nothing else remembers it.
    value: null,
    onChange: (_, option) => {
      onOpenChange(false)
      if (option !== null && typeof option !== 'string') onChoose(option)
    },
    inputValue: value,
    onInputChange: (_, text) => onChange(text),
    open: isShown,
    onOpen: () => onOpenChange(true),
    onClose: () => onOpenChange(false),
  })
  const { onKeyDown }: HTMLAttributes<HTMLElement> = getRootProps()
  const { ref, onChange: write, onMouseDown, onFocus, onBlur } = getInputProps()
  useLayoutEffect(() => {
    if (isRefObject(ref)) ref.current = input.current
    setBound(true)
  }, [ref, input])
  useLayoutEffect(() => {
    onHandlers({
      onChange: (event) => write?.(event),
      onKeyDown: (event) => onKeyDown?.(event),
      onMouseDown: (event) => onMouseDown?.(event),
      onFocus: (event) => onFocus?.(event),
      onBlur: (event) => onBlur?.(event),
    })
  })
  useLayoutEffect(() => () => onHandlers(null), [onHandlers])
  if (!isShown) return null
  return (
    <Layer open anchorEl={frame.current} disablePortal placement="bottom-start" role="presentation" {...popper}>
      <Sheet>
        <List {...getListboxProps()}>
          {suggestions.map((option, index) => {
            const { key, ...item } = getOptionProps({ option, index })
            return (
              // Enter takes what is written unless the keys have marked a word: a pointer marks none. Without `aria-selected` the
              // marked word counts as selected.
              <li key={key} {...item} onMouseMove={undefined} aria-selected={undefined}>
                <Marked text={option.headword} begin={value} />
                {option.meaning !== undefined && <small lang={option.meaningLang}>{option.meaning}</small>}
              </li>
            )
          })}
        </List>
      </Sheet>
    </Layer>
  )
}

const isRefObject = <Value,>(ref: unknown): ref is RefObject<Value> =>
  typeof ref === 'object' && ref !== null && 'current' in ref
