import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { styled } from '@mui/material/styles'
import { FileText, Upload, X } from 'lucide-react'
import { themed } from '../../theme/themed.ts'
import { duration } from '../../tokens/motion.ts'
import { stroke } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Field } from '../FormField/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { accepts } from './accepts.ts'

/** Why a file was not taken: not of an accepted kind, larger than `maxBytes`, or more than one at once. */
export type FileRefusal = 'type' | 'size' | 'several'

export interface FileDropProps {
  /** What the file is for: 'Word list'. */
  label: string
  /** What to do: 'Choose a file, or drop it here'. */
  prompt: string
  /** The kinds and the size in words: 'CSV or TXT, up to 1 MB'. */
  limits: string
  /** The kinds as the browser knows them: '.csv,.txt' or 'image/*'. */
  accept: string
  /** The largest file in bytes; a larger one goes to `onRefuse`. */
  maxBytes: number
  /** The file that was chosen; null before. Choosing again puts another in its place. */
  file: { name: string } | null
  /** Called with a file of an accepted kind and size, and with null when it is taken away. */
  onFile: (file: File | null) => void
  /** Called instead of `onFile`; the caller answers with `error`. */
  onRefuse: (why: FileRefusal) => void
  /** What is wrong and how to mend it. */
  error?: string
  /** Beside the label where a file is not needed: 'optional'. */
  optionalLabel?: string
  /** On the cross: 'Remove the file'. */
  removeLabel: string
  /** While the file is read or sent. */
  loading?: boolean
  /** Takes a file that is pasted anywhere in the page, such as a screenshot; pasted text goes where it goes. */
  paste?: boolean
}

const Place = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: theme.spacing(1),
      minHeight: theme.spacing(34),
      padding: theme.spacing(4),
      textAlign: 'center',
      border: `${stroke.state} dashed ${palette.border}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      transition: theme.transitions.create(['background-color', 'border-color'], { duration: duration.tap }),
      '& > svg': { width: size.iconLarge, height: size.iconLarge, color: palette.primary.main },
      '& > .name': { fontWeight: 500 },
      '& > small': { ...theme.typography.body2, color: palette.text.secondary },
      '&:hover, &[data-over]': { borderColor: palette.primary.main, backgroundColor: palette.tint.primary },
      '&[data-over]': { borderStyle: 'solid' },
      '&:has(input:focus-visible)': {
        outline: `${size.focusRing} solid ${palette.primary.main}`,
        outlineOffset: size.focusGap,
      },
      '&[data-chosen]': {
        display: 'flex',
        justifyItems: 'start',
        alignItems: 'center',
        gap: theme.spacing(3),
        minHeight: theme.spacing(16),
        padding: theme.spacing(2, 2, 2, 4),
        textAlign: 'start',
        borderStyle: 'solid',
        borderWidth: size.hairline,
        '& > svg': { flex: 'none', width: size.icon, height: size.icon },
        '& > .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      },
      '&:has([aria-invalid])': { borderColor: palette.error.main },
      // The field itself covers the place: it takes presses and drops, and is only not seen.
      '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
      '& button': { position: 'relative' },
    }
  }),
)

/** One file, dropped or chosen. It looks at kind and size alone; what is inside the caller reads. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    prompt,
    limits,
    accept,
    maxBytes,
    file,
    onFile,
    onRefuse,
    error,
    optionalLabel,
    removeLabel,
    loading,
    paste = false,
  } = props
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [first, second] = files ?? []
    if (!first) return
    if (second) onRefuse('several')
    else if (!accepts(accept, first)) onRefuse('type')
    else if (first.size > maxBytes) onRefuse('size')
    else onFile(first)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!loading) take(event.dataTransfer.files)
  }
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files
    if (loading || !files?.length) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    if (!paste) return undefined
    const listen = (event: ClipboardEvent) => takePasted(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [paste])
  const remove = () => {
    field.current?.focus()
    onFile(null)
  }
  return (
    <Field live label={label} error={error} optionalLabel={optionalLabel}>
      {({ id, 'aria-describedby': noteId, ...input }) => (
        <Place
          data-over={over || undefined}
          data-chosen={file ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          {file ? (
            <>
              {loading ? <Spinner /> : <FileText />}
              <span className="name" id={`${id}-inside`}>
                {file.name}
              </span>
            </>
          ) : (
            <>
              <Upload />
              <span className="name">{prompt}</span>
              <small id={`${id}-inside`}>{limits}</small>
            </>
          )}
          <input
            {...input}
            ref={field}
            id={id}
            type="file"
            accept={accept}
            disabled={loading}
            aria-describedby={noteId ? `${id}-inside ${noteId}` : `${id}-inside`}
            onChange={(event) => {
              take(event.target.files)
              // The same file may be chosen again after it was mended.
              event.target.value = ''
            }}
          />
          {file && !loading && (
            <IconButton label={removeLabel} onClick={remove}>
              <X />
            </IconButton>
          )}
        </Place>
      )}
    </Field>
  )
}
