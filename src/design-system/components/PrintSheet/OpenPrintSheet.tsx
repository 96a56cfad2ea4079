import { useId } from 'react'
import MuiDialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { useCloseWatcher } from '../../interaction/useCloseWatcher.ts'
import { size } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'

export interface PrintedWord {
  /** Unique among the words of its part. */
  id: string
  /** The English word. */
  headword: string
  /** IPA without slashes. */
  phonetic?: string
  /** The short meaning. */
  meaning: string
  /** Language of `meaning`, for fonts. */
  meaningLang?: string
  /** What the learner wrote about the word. */
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
  /** On the button that prints: 'Print'. */
  printLabel: string
  /** On the button that leads back to the page. */
  backLabel: string
  /** Opens the browser's own print dialog. */
  onPrint: () => void
  /** Called by that button, Esc and Android's way back. */
  onClose: () => void
}

const Sheet = styled('div')(
  themed(({ theme }) => ({
    maxWidth: `calc(${size.content} + ${theme.spacing(12)})`,
    marginInline: 'auto',
    padding: theme.spacing(6),
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
      padding: 0,
      '& .buttons, & .screen': { display: 'none' },
      '& ol': { gridTemplateColumns: '1fr 1fr' },
    },
  })),
)

/** Only the sheet is printed: what lies behind it takes no paper. */
const printed = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    // The lock of the page's scroll would end the print after its first sheet.
    html: { overflow: 'visible !important' },
    'body:has(> [data-sheet]) > :not([data-sheet])': { display: 'none' },
  },
}

/** The sheet over the page. */
export function OpenPrintSheet({ title, parts, notice, printLabel, backLabel, onPrint, onClose }: PrintSheetProps) {
  const id = useId()
  useCloseWatcher(onClose)
  return (
    <MuiDialog open fullScreen data-sheet onClose={onClose} aria-labelledby={id}>
      <GlobalStyles styles={printed} />
      <Sheet>
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
      </Sheet>
    </MuiDialog>
  )
}
