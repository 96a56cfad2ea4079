import { useLayoutEffect, useRef } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { FieldInput } from './FieldFrame.ts'

/** What is written, drawn once more and unseen, gives the cell its height: nothing is measured. */
const Cell = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    width: '100%',
    minWidth: 0,
    borderRadius: 'inherit',
    '&::after': {
      // A line that has just begun counts.
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      visibility: 'hidden',
      boxSizing: 'border-box',
      minWidth: 0,
      maxHeight: `calc(var(--most-rows, 9999) * 1lh + 2 * ${theme.spacing(2.5)})`,
      padding: theme.spacing(2.5, 3.5),
      overflow: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  })),
)

interface GrowingTextProps extends ComponentPropsWithRef<'input'> {
  /** Lines that it has at least. */
  rows: number
  /** Lines up to which it grows. */
  mostRows: number | undefined
}

/** Several lines to write on, more as they are needed. */
export function GrowingText({ mostRows, ...props }: GrowingTextProps) {
  const cell = useRef<HTMLDivElement>(null)
  const fit = () => {
    const text = cell.current?.querySelector('textarea')?.value
    if (cell.current && text !== undefined) cell.current.dataset['text'] = text
  }
  // A form may have put something else in.
  useLayoutEffect(fit)
  useLayoutEffect(() => {
    if (mostRows !== undefined) cell.current?.style.setProperty('--most-rows', String(mostRows))
  }, [mostRows])
  return (
    <Cell ref={cell} onInput={fit}>
      <FieldInput as="textarea" {...props} />
    </Cell>
  )
}
