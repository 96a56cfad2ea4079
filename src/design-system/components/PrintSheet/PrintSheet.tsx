import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { GlobalStyles } from '@mui/material'
import { styled } from '@mui/material/styles'
import { size } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'

export interface PrintedWord {
  id: string
  headword: string
  /** IPA without slashes. */
  phonetic?: string
  meaning: string
  /** Language of `meaning`, for fonts. */
  meaningLang?: string
  remark?: string
  /** Address of its picture. */
  picture?: string
}

export interface PrintSheetProps {
  /** Above the first word. */
  title: string
  /** Groups of words, each under its title; a group begins on a new sheet only where it does not fit. */
  parts: readonly { id: string; title: string; words: readonly PrintedWord[] }[]
  /** Said on the screen alone, above the sheet. */
  notice?: string
  printLabel: string
  backLabel: string
  /** Opens the browser's own print dialog. */
  onPrint: () => void
  onClose: () => void
}

const Root = styled('dialog')(({ theme }) => ({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  border: 0,
  padding: theme.spacing(6),
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& > div': { maxWidth: size.content, marginInline: 'auto' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3), marginBottom: theme.spacing(6) },
  '& h1': { ...theme.typography.h1, margin: theme.spacing(0, 0, 4) },
  '& h2': { ...theme.typography.h4, margin: theme.spacing(6, 0, 2), breakAfter: 'avoid' },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.spacing(72)}), 1fr))`,
    columnGap: theme.spacing(6),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: theme.spacing(12),
    padding: theme.spacing(1.5, 0),
    borderBottom: `${size.hairline} solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& img': { width: theme.spacing(9), height: theme.spacing(9), flex: 'none' },
  '& .words': { ...theme.typography.body2, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 700 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '@media print': {
    position: 'static',
    height: 'auto',
    maxHeight: 'none',
    padding: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    '& .buttons, & .screen': { display: 'none' },
    '& ol': { gridTemplateColumns: '1fr 1fr' },
  },
}))

/** Only the sheet is printed: what lies behind it takes no paper. */
const printed = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'body > *:not(:has(dialog[data-sheet])):not(dialog[data-sheet])': { display: 'none' },
    'body:has(dialog[data-sheet]) :not(:has(dialog[data-sheet])):not(dialog[data-sheet], dialog[data-sheet] *)': {
      display: 'none',
    },
  },
}

/** A list of words for paper: A4, two columns, with pictures. What is seen is what is printed. */
export function PrintSheet({ title, parts, notice, printLabel, backLabel, onPrint, onClose }: PrintSheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    const cancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    dialog?.addEventListener('cancel', cancel)
    return () => {
      dialog?.removeEventListener('cancel', cancel)
      dialog?.close()
    }
  }, [])
  return (
    <Root ref={ref} data-sheet aria-labelledby={id}>
      <GlobalStyles styles={printed} />
      <div>
        <div className="buttons">
          <Button onClick={onPrint}>{printLabel}</Button>
          <Button variant="secondary" onClick={onClose}>
            {backLabel}
          </Button>
        </div>
        {notice && <p className="screen">{notice}</p>}
        <h1 id={id}>{title}</h1>
        {parts.map((part) => (
          <section key={part.id}>
            <h2>{part.title}</h2>
            <ol>
              {part.words.map(({ id: word, headword, phonetic, meaning, meaningLang, remark, picture }) => (
                <li key={word}>
                  {picture && <img src={picture} alt="" />}
                  <span className="words">
                    <b lang="en">{headword}</b> {phonetic && <small lang="en-fonipa">/{phonetic}/</small>}{' '}
                    <span lang={meaningLang}>{meaning}</span>
                    {remark && <small> {remark}</small>}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Root>
  )
}
